import type { FacedTheme } from '@fairhouse/games';
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { LiveRound } from '../../lib/round/wire.ts';

/** A result in a few signs: what is written on it, and which of the face's colours it has. */
export interface ResultSign {
  figure: string;
  tone: string;
}

/** How often something came among the last results, and how often that is to be expected. */
export interface Counted {
  name: string;
  count: number;
  expected: number;
}

/** A round whose outcome is known. */
export type DecidedRound = LiveRound & { startedAt: string };

/** What the tables of one engine tell, and when. Outcomes are what everybody at the table shares of them. */
export interface LiveFace {
  /** The class of its styles. */
  name: string;
  /** How long after it was fixed an outcome lies open on the table: until then nothing that follows from it is shown. */
  revealsAfterMs(round: DecidedRound, session: PlaySession): number;
  sign(outcome: unknown, session: PlaySession): ResultSign;
  /** In words: '17, black'. */
  said(outcome: unknown, session: PlaySession): string;
  counted(outcomes: readonly unknown[], session: PlaySession): Counted[];
  /** Bets are decided one by one while the round runs, so that each is shown when it is. */
  decidesEach?: true;
  keys(session: PlaySession): readonly (readonly string[])[];
  gameBy(definition: unknown): unknown;
}

export function themeOf({ data }: PlaySession): FacedTheme {
  return data.theme as FacedTheme;
}
