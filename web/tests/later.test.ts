// A part of the page that comes when it is shown, and can be asked for again.
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import Later from "../src/page/Later.svelte";
import { loadLocale } from "../src/lib/text.svelte";

beforeAll(() => loadLocale("en"));

test("a part that did not come says so, and comes when asked again", async () => {
  const load = vi
    .fn<() => Promise<{ word: string }>>()
    .mockRejectedValueOnce(new Error("lost"))
    .mockResolvedValue({ word: "tea" });
  const shown = createRawSnippet((module: () => { word: string }) => ({ render: () => `<b>${module().word}</b>` }));
  const page = mount(Later<{ word: string }>, { target: document.body, props: { load, shown } });
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")).not.toBeNull());
  document.querySelector<HTMLButtonElement>("[role=alert] button")!.click();
  flushSync();
  await vi.waitFor(() => expect(document.querySelector("b")?.textContent).toBe("tea"));
  expect(load).toHaveBeenCalledTimes(2);
  expect(document.querySelector("[role=alert]")).toBeNull();
  await unmount(page);
});
