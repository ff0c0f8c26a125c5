// Bots by name: levels and characters.
import { beforeAll, describe, expect, test } from "vitest";
import { botOf, botWords, known, parts } from "../src/lib/bots";
import { loadLocale, t } from "../src/lib/text.svelte";

describe("a bot's name", () => {
  beforeAll(() => loadLocale("en"));

  test("is a level, and a character where somebody chose one", () => {
    expect(parts("normal-loyal")).toEqual({ level: "normal", character: "loyal" });
    expect(parts("hard")).toEqual({ level: "hard", character: "" });
    expect(botOf("normal", "loyal")).toBe("normal-loyal");
    expect(botOf("normal", "")).toBe("normal");
    expect(botOf("random", "loyal")).toBe("random");
    expect(botOf("my_bot:MyBot", "loyal")).toBe("my_bot:MyBot");
  });

  test("is said in words, or as it is where there are none", () => {
    expect(botWords("normal-loyal")).toContain(t("character-loyal"));
    expect(botWords("hard")).toBe(t("bot-hard"));
    expect(botWords("sea_monster")).toBe("sea monster");
    expect(botWords("my_bot:MyBot")).toBe("my_bot:MyBot");
  });

  test("that the server does not know gives way to a normal one", () => {
    expect(known("hard-loyal", ["random", "normal", "hard"])).toBe("hard-loyal");
    expect(known("hard", ["random", "normal"])).toBe("normal");
    expect(known("", ["random"])).toBe("random");
  });
});
