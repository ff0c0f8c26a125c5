// Ceremonies, the battle of the game, and sounds: what belongs to which events, and when there is none.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { oneByOne } from "../src/board/motion";
import { setPace } from "../src/lib/story/pace.svelte";
import { loadLocale } from "../src/lib/text.svelte";
import type { GameEvent } from "../src/lib/view";
import { soundOf } from "../src/sound/heard";
import { setSound, setVolume, sound } from "../src/sound/sound.svelte";
import Sounds from "../src/sound/Sounds.svelte";
import { ceremonyOf } from "../src/table/ceremony/ceremony";
import Ceremony from "../src/table/ceremony/Ceremony.svelte";
import { greatestBattle } from "../src/table/end/greatest";
import { begun, FakeSocket, view } from "./connection";

const allied: GameEvent = { event: "allied", seat: "koi", ally: "lotus" };
const broken: GameEvent = { event: "alliance_broken", seat: "koi", ally: "lotus" };
const bid = (seat: string, poets: number): GameEvent => ({
  ...{ event: "bid_revealed", seat, seppuku: 1, hostage: 0, ronin: 0, poets, kept: 0 },
});
let still = false; // whether the person asks for reduced motion
let shown: ReturnType<typeof mount>[] = [];
const there = () => document.querySelector<HTMLElement>("[data-ceremony]")?.dataset.ceremony ?? null;
const wait = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
};

beforeAll(() => loadLocale("en"));
beforeEach(() => {
  FakeSocket.all = [];
  still = false;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
  vi.useFakeTimers();
  localStorage.clear();
  setPace("steady");
});
afterEach(async () => {
  for (const one of shown) await unmount(one);
  shown = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  setPace("instant");
});

/** A table at which these events are the next moment. */
function tell(events: GameEvent[], patch: object = { decision: null }) {
  const { session, socket } = begun();
  shown.push(mount(Ceremony, { target: document.body, props: { session } }));
  socket.say({ type: "news", seat: 1, n: 4, actions: 8, first: 2, marks: [2], events, beats: [], patch });
  flushSync();
  return session;
}

describe("a ceremony", () => {
  test("belongs to an alliance, a betrayal, a war, a reveal and a season", () => {
    const kind = (...events: string[]) => ceremonyOf(events.map((event) => ({ event })))?.kind ?? null;
    expect(kind("allied", "gift")).toBe("alliance");
    expect(kind("performs", "alliance_broken", "honor_lost")).toBe("betrayal");
    expect(kind("war_began")).toBe("war");
    expect(kind("bid", "bid_revealed", "bid_revealed")).toBe("bids");
    expect(kind("season_began")).toBe("season");
    expect(kind("moved", "vp", "battle")).toBeNull();
  });
  test("lasts as long as its moment", async () => {
    tell([allied]);
    expect(there()).toBe("alliance");
    expect(document.querySelector(".words")!.textContent).toBe("Koi and Lotus become allies.");
    await wait(2190);
    expect(there()).toBe("alliance");
    await wait(20);
    expect(there()).toBeNull();
  });
  test.each([
    ["a click", () => document.querySelector<HTMLElement>("[data-ceremony] button")!.click()],
    ["the space bar", () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }))],
  ])("is skipped by %s", (_, skip) => {
    tell([broken]);
    expect(there()).toBe("betrayal");
    skip();
    flushSync();
    expect(there()).toBeNull();
  });
  test("shows every bid", () => {
    tell([bid("koi", 2), bid("lotus", 3)]);
    expect([...document.querySelectorAll(".bid")].map((one) => one.textContent.replace(/\s+/g, ""))).toEqual([
      "Koi1002",
      "Lotus1003",
    ]);
  });
  test("does not cover your question", () => {
    const own = { ...view.decision!, actors: [view.seat!] };
    tell([allied], { decision: own });
    expect(document.querySelector("[data-ceremony]")!.classList.contains("small")).toBe(true);
  });
  test("there is none at once or with reduced motion", () => {
    setPace("instant");
    tell([allied]);
    expect(there()).toBeNull();
    setPace("steady");
    still = true;
    tell([allied]);
    expect(there()).toBeNull();
  });
});

describe("pieces", () => {
  test("move one after the other and arrive before the next moment", () => {
    for (const [pace, step] of [
      ["slow", 1020],
      ["steady", 600],
      ["brisk", 300],
    ] as const) {
      setPace(pace);
      for (const count of [1, 2, 5, 30]) {
        const { lasts, apart } = oneByOne(count);
        expect(lasts + apart * (count - 1)).toBeLessThan(step);
        expect([lasts >= 200, apart <= 120]).toEqual([true, true]);
      }
    }
    still = true;
    expect(oneByOne(5)).toEqual({ lasts: 0, apart: 0 });
  });
});

describe("the battle of the game", () => {
  const battle = (province: string, ...more: GameEvent[]): GameEvent[] => [
    { event: "battle", province, participants: ["koi", "lotus"] },
    ...more,
    { event: "province_at_war", number: 2, province: "edo" },
  ];
  const killed: GameEvent = { event: "killed", owner: "lotus", piece: "bushi", place: "edo" };
  test("is the one that cost most coins and figures", () => {
    const log: GameEvent[] = [
      { event: "season_began", season: "spring" },
      ...battle("edo", bid("koi", 2), bid("lotus", 3), killed, { event: "battle_won", province: "edo", seat: "koi" }),
      ...battle("oshu", bid("koi", 1)),
    ];
    expect(greatestBattle(log)).toEqual({
      ...{ season: "spring", province: "edo", participants: ["koi", "lotus"], winner: "koi", coins: 7, lost: 1 },
    });
  });
  test("is none where nothing was bid or lost", () => {
    expect(greatestBattle(battle("edo"))).toBeNull();
    expect(greatestBattle([])).toBeNull();
  });
});

describe("sounds", () => {
  test("belong to the moment, one for each", () => {
    expect(soundOf([{ event: "coins" }, allied])).toBe("alliance");
    expect(soundOf([broken])).toBe("betrayal");
    expect(soundOf([{ event: "war_began" }])).toBe("war");
    expect(soundOf([{ event: "coins" }])).toBe("coins");
    expect(soundOf([{ event: "vp" }, { event: "game_over" }])).toBe("win");
    expect(soundOf([{ event: "moved" }])).toBeNull();
  });
  test("are set for this device", () => {
    expect(sound.on).toBe(false);
    setSound(true);
    setVolume(7);
    expect([sound.on, sound.volume]).toEqual([true, 1]);
    expect([localStorage.getItem("hinode.sound"), localStorage.getItem("hinode.volume")]).toEqual(["on", "1"]);
    setSound(false);
    expect(localStorage.getItem("hinode.sound")).toBe("off");
  });

  /** Counts the tones that are struck. */
  function fakeAudio() {
    const heard = { tones: 0, contexts: 0 };
    const param = {
      value: 0,
      setValueAtTime: vi.fn(),
      exponentialRampToValueAtTime: vi.fn(),
      setTargetAtTime: vi.fn(),
    };
    const node = (more: object = {}) => ({ connect: vi.fn(), gain: param, frequency: param, stop: vi.fn(), ...more });
    class Audio {
      state = "running";
      currentTime = 0;
      sampleRate = 100;
      destination = node();
      constructor() {
        heard.contexts += 1;
      }
      createGain = () => node();
      createBiquadFilter = () => node();
      createOscillator = () => node({ start: () => (heard.tones += 1) });
      createBufferSource = () => node({ start: vi.fn() });
      createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
    }
    vi.stubGlobal("AudioContext", Audio);
    return heard;
  }

  test("are heard only if wanted, and after the page was touched", async () => {
    const heard = fakeAudio();
    const { session, socket } = begun();
    shown.push(mount(Sounds, { target: document.body, props: { session, mine: false } }));
    flushSync();
    let n = 3;
    const happen = (event: GameEvent) => {
      n += 1;
      const told = { actions: n + 4, first: n - 2, marks: [n - 2], events: [event], beats: [], patch: {} };
      socket.say({ type: "news", seat: 1, n, ...told });
      flushSync();
    };
    const touch = () => window.dispatchEvent(new Event("pointerup"));
    touch();
    happen(allied);
    await wait(3000);
    setSound(true);
    happen(allied);
    await wait(3000);
    expect(heard).toEqual({ tones: 0, contexts: 0 });
    touch();
    await vi.waitFor(() => expect(heard.contexts).toBe(1));
    happen({ event: "moved", seat: "koi", piece: "bushi", start: "edo", goal: "kyoto" });
    await wait(3000);
    expect(heard.tones).toBe(0);
    happen(broken);
    expect(heard.tones).toBe(2);
    setSound(false);
  });
});
