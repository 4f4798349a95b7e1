import type { ComponentType } from 'preact';
import type { PlaySession } from '../round/play-session.ts';
import type { Outcome } from '../round/wire.ts';
import type { Texts } from '../texts/index.ts';
import type { Hurry } from '../win/motion.ts';
import type { KeyAction } from './key-map.ts';

export interface GamePlace {
  session: PlaySession;
  /** A sheet is open: keys and rests are the sheet's. */
  covered: boolean;
  /** Opens the sheet on fairness, where the page has one. */
  onFairness?: () => void;
}

/**
 * What an engine is in this page: how its games are played, shown and shown.
 *
 * A screen shows recorded rounds again by the same way. `session.replay` is set then: the screen begins with the bet of
 * `session.replay.end` laid out, as after a bet of its player's, and gives `useReplay` what plays that bet and what takes an
 * action, each of which resolves when the screen rests. Its calls are answered from the record; its dock (of the class `dock`) is
 * not shown, and nothing in it can be pressed. Where one answer tells of several things after another, as of free spins,
 * it waits for `session.replay?.beat()` before each but the first, so that they can be gone through one by one.
 */
export interface GameScreen {
  Game: ComponentType<GamePlace>;
  /** What belongs to this game alone on its rules sheet: pays, lines, limits. */
  RulesExtra: ComponentType<GamePlace>;
  /** The game by a definition of its folder. */
  gameBy(definition: unknown): unknown;
  /** What came of a round, in the fewest words that tell it: '17, black', '20 against 19', '12 spins'. */
  roundText(outcome: Outcome, session: PlaySession): string;
  /** The keys of the game beside those of every game, and what each does. */
  keys(texts: Texts, session: PlaySession): readonly (readonly string[])[];
  /** What is done by keys that the player may choose; none where nothing is said. */
  actions?(session: PlaySession): readonly KeyAction[];
  /** What quick mode does here, where it is allowed; 'quick' when undefined. */
  hurry?: Hurry;
  /** In place of the sheet of seeds, where rounds do not follow from seeds of one player. */
  Fairness?: ComponentType<FairnessPlace>;
  /** Where rounds are shared: the screen in which one bet is shown again. */
  alone?: () => Promise<GameScreen>;
}

export interface FairnessPlace {
  session: PlaySession;
  onClose: () => void;
  onCheckRounds: () => void;
}
