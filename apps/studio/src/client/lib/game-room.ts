import type { ComponentType } from 'preact';
import type { PlaySession } from './play-session.ts';
import type { Texts } from './texts/index.ts';
import type { Outcome } from './wire.ts';

export interface GamePlace {
  session: PlaySession;
  /** A sheet is open: keys and rests are the sheet's. */
  covered: boolean;
}

/** What an engine is in this page: how its games are played, shown and told. */
export interface GameRoom {
  Game: ComponentType<GamePlace>;
  /** What belongs to this game alone on its rules sheet: pays, lines, limits. */
  RulesExtra: ComponentType<GamePlace>;
  /** The game by a definition of its folder; a table whose rules are its engine's has none. */
  gameBy(definition?: unknown): unknown;
  /** What came of a round, in the fewest words that tell it: '17, black', '20 against 19', '12 spins'. */
  roundText(outcome: Outcome, session: PlaySession): string;
  /** The keys of the game beside those of every game, and what each does. */
  keys(texts: Texts, session: PlaySession): readonly (readonly string[])[];
}
