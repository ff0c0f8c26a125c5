// What can be done about another clan. The page of a table offers it to everything on it, so no part has to pass it on.
import { getContext, setContext } from "svelte";

export interface Meeting {
  /** What this seat can do about a clan, and whether it can do it now. */
  ways: (clan: string) => { way: string; able: boolean }[];
  choose: (way: string, clan: string) => void;
  /** The clan that a spectator follows. */
  readonly following: string | null;
  /** Opens a tab. */
  open: (tab: string) => void;
}

const MEETING = Symbol("meeting");

export const setMeeting = (meeting: Meeting): Meeting => setContext(MEETING, meeting);

/** None outside a table. */
export const getMeeting = (): Meeting | undefined => getContext<Meeting | undefined>(MEETING);
