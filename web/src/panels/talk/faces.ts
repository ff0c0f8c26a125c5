// Faces to say without words, drawn in a circle of 24 by 24, and the phrases among which they are.
import names from "../../lib/made/names.json";
import type { TalkLine } from "../../lib/protocol";

const EYES = "M8.5 9.5V10.5M15.5 9.5V10.5";
export const FACES: Record<string, string> = {
  bow: "M7.5 11Q8.7 12.3 10 11M14 11Q15.3 12.3 16.5 11M9.5 16Q12 17 14.5 16M5 5 3 2M19 5 21 2",
  smile: `${EYES}M7.5 14Q12 18.5 16.5 14`,
  laugh: "M7 11Q8.5 8.5 10 11M14 11Q15.5 8.5 17 11M7.5 14H16.5Q15.5 18.5 12 18.5T7.5 14Z",
  doubt: `${EYES}M7 7 10 7.5M14 6.5 17.5 5.5M9 16.5 15.5 15`,
  shock: "M8.5 8.5V11M15.5 8.5V11M12 14A2 2.4 0 1 1 11.99 14Z",
  anger: `${EYES}M6.5 6.5 10.3 8.3M17.5 6.5 13.7 8.3M8 17Q12 13.5 16 17`,
};

const NEEDED: Record<string, string> = names.phrases;

/** The phrases in words, with what is to be filled in: a province, a clan or nothing. */
export const PHRASES = Object.entries(NEEDED)
  .filter(([phrase]) => !(phrase in FACES))
  .map(([phrase, about]) => ({ phrase, about }));

/** The face that a line consists of, if it does. */
export function faceOf({ spoken }: TalkLine): string | null {
  const name = spoken?.reason.replace("phrase_", "") ?? "";
  return name in FACES ? name : null;
}
