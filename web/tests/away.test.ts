// People who are away: the banner, handing over in two steps, and what the log says of it.
import { flushSync, mount, unmount } from "svelte";
import type { Component } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { CATEGORIES } from "../src/lib/sentences";
import type { FromBrowser, Note, SeatInfo, TableInfo } from "../src/lib/protocol";
import type { Session } from "../src/lib/session.svelte";
import { loadLocale, t } from "../src/lib/text.svelte";
import type { GameEvent } from "../src/lib/view";
import { chapters } from "../src/panels/log/chapters";
import LogLines from "../src/panels/log/LogLines.svelte";
import Away from "../src/table/away/Away.svelte";
import HandOver from "../src/table/away/HandOver.svelte";
import { table } from "./connection";

let shown: object | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});
function show<P extends Record<string, unknown>>(what: Component<P>, props: P): HTMLElement {
  shown = mount(what as Component<Record<string, unknown>>, { target: document.body, props });
  flushSync();
  return document.body;
}
const click = (words: string): void => {
  [...document.querySelectorAll("button")].find((button) => button.textContent.trim() === words)!.click();
  flushSync();
};

/** A session that remembers what was asked. */
function session(seats: Partial<SeatInfo>[], more: Partial<TableInfo> = {}, holds = [0]) {
  const asked: FromBrowser[] = [];
  const info = table({
    ...more,
    seats: table()
      .seats.slice(0, 3)
      .map((seat, i) => ({ ...seat, ...seats[i] })),
  });
  const ask = (message: FromBrowser) => (asked.push(message), Promise.resolve({ type: "done" }));
  return { asked, session: { table: info, holds, seat: holds[0], ask } as unknown as Session };
}

beforeAll(() => loadLocale("en"));

describe("the banner", () => {
  test("stands as long as a bot plays for you, and one click ends it", async () => {
    const { session: one, asked } = session([{ stand_in: "normal" }]);
    const page = show(Away, { session: one });
    expect(page.textContent).toContain("A bot plays for you: Normal.");
    expect(page.textContent).not.toContain(t("away-paused"));
    click(t("at-table-take-over"));
    await vi.waitFor(() => expect(asked).toEqual([{ type: "hand_over", seat: 0, bot: "" }]));
  });

  test("says when the game is paused, also to those who were only late and to spectators", () => {
    const late = show(Away, { session: session([{ late: true }], { paused: true }).session });
    expect(late.textContent).toContain(t("away-late"));
    expect(late.querySelectorAll("button")).toHaveLength(1);
    document.body.innerHTML = "";
    const watching = show(Away, { session: session([{ stand_in: "normal" }], { paused: true }, []).session });
    expect(watching.textContent.trim()).toBe(t("away-paused"));
    expect(watching.querySelector("button")).toBeNull();
  });

  test("is not there while people play, nor after the end", () => {
    const others = show(Away, { session: session([{}, { stand_in: "normal" }, { late: true }]).session });
    expect(others.textContent.trim()).toBe("");
    const over = show(Away, { session: session([{ stand_in: "normal" }], { status: "over" }).session });
    expect(over.textContent.trim()).toBe("");
  });
});

test("handing over takes two steps, and says when nobody else plays", async () => {
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json({ protocol: 1, bots: ["easy", "normal"], characters: [] })),
  );
  const { session: one, asked } = session([{}, { bot: "easy" }, { stand_in: "easy" }]);
  const page = show(HandOver, { session: one, seat: 0 });
  click(t("away-hand-over"));
  await vi.waitFor(() => expect(page.textContent).toContain("Let a bot play: Normal"));
  expect(page.textContent).toContain(t("away-hand-over-alone"));
  expect(asked).toEqual([]);
  click(t("never-mind"));
  expect(page.textContent).not.toContain("Normal");
  click(t("away-hand-over"));
  click("Let a bot play: Normal");
  await vi.waitFor(() => expect(asked).toEqual([{ type: "hand_over", seat: 0, bot: "normal" }]));
});

describe("the log", () => {
  const events: GameEvent[] = [
    { event: "season_began", season: "spring" },
    { event: "ready", seat: "koi" },
    { event: "war_began", season: "spring" },
  ];
  const note = (at: number, what: Note["note"], more: Partial<Note> = {}): Note => ({
    at,
    note: what,
    seat: "koi",
    ...more,
  });
  const notes = [note(1, "late"), note(1, "chosen"), note(2, "back"), note(3, "refused", { other: "lotus" })];
  const all = new Set<string>(CATEGORIES);

  test("has notes in order among the events, as far as they have been told", () => {
    const found = chapters(events, all, notes);
    expect(found.map((one) => one.lines.map((line) => line.notes.map(({ note: what }) => what)))).toEqual([
      [[], ["late", "chosen"]],
      [[]],
    ]);
    expect(found.map((one) => one.notes.map(({ note: what }) => what))).toEqual([["back"], ["refused"]]);
    expect(chapters(events.slice(0, 1), all, notes)[0]!.notes).toHaveLength(2);
    expect(chapters(events, new Set(["war"]), notes)[0]!.notes).toEqual([]); // a filter leaves them out
  });

  test("says them", () => {
    const more = [note(3, "handed", { bot: "hard" }), note(3, "taken_back", { count: 2 })];
    const page = show(LogLines, { chapters: chapters(events, all, [...notes, ...more]) });
    const lines = [...page.querySelectorAll("[data-note]")].map(({ textContent }) => textContent.trim());
    expect(lines).toEqual([
      "Koi ran out of time.",
      "A bot decided for Koi, who was late.",
      "Koi plays in person again.",
      "Koi did not agree to the take-back of Lotus.",
      "A bot plays for Koi now: Hard.",
      "All agreed: Koi took back 2 actions.",
    ]);
  });
});
