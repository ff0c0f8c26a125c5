// The browser with a card it has never heard of. tests/cards/test_new_card.py puts this beside the client's tests.
import { expect, test } from "vitest";
import { choicesOf, linesOf, narrow } from "../src/lib/decide";
import { describe, sentence } from "../src/lib/sentences";
import { loadLocale, t } from "../src/lib/text.svelte";
import type { View } from "../src/lib/view";
import { CARDS } from "../src/reference/gallery";
import { needsConfirm } from "../src/table/foresight/consequence";
import shown from "./fixtures/lantern.json";

const view = shown as unknown as View;

test("asks its question, lights the players up and tells what happened, in every language", async () => {
  const choices = choicesOf(linesOf(view.decision!.options), view);
  expect([...narrow(choices, []).lit].sort()).toEqual(["player:lotus", "player:turtle"]);
  expect(needsConfirm(choices[0]!, view)).toBe(true);
  expect(CARDS.map(({ slug }) => slug)).toContain("paper_lantern");
  const gained = { event: "vp", seat: "lotus", amount: 1, why: "paper_lantern" };
  const said = [];
  for (const language of ["en", "it", "pl", "fr"] as const) {
    await loadLocale(language);
    said.push([t(`step-${view.decision!.what.step}`), describe(choices[0]!.line), sentence(gained)]);
  }
  expect(said).toEqual([
    ["Light the way for another player, or pass.", "Hand the coin to Lotus", "Lotus gains 1 VP (Paper Lantern)."],
    [
      "Illumina il cammino di un altro giocatore, o passa.",
      expect.any(String),
      "Il Loto ottiene 1 PV (Lanterna di Carta).",
    ],
    [
      "Oświetl drogę innemu graczowi albo spasuj.",
      expect.any(String),
      "Klan Lotosu zdobywa 1 PZ (Papierowy Lampion).",
    ],
    ["Éclairez le chemin d’un autre joueur, ou passez.", expect.any(String), "Lotus gagne 1 PV (Lanterne de Papier)."],
  ]);
});
