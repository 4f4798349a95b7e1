import type { SessionRow } from './session.store.ts';

export interface ActionInput {
  playId: string;
  roundId: string;
  /** Number of actions the player saw applied: an action meant for another moment is refused. */
  step: number;
  action: string;
}

/** `byTheClock`: the action is what the clock has made of the player's. */
export type DecidedInput = ActionInput & { byTheClock?: true };

export type ActingSession = Pick<SessionRow, 'id' | 'playerId' | 'gameCode'>;
