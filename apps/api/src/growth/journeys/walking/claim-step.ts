import type { Transaction } from '@fairhouse/database';
import { lockTurnOf } from '../../../db/lock-turn.store.ts';
import { holdJourney } from '../journey/journey.store.ts';
import type { JourneysDeps } from '../journeys.deps.ts';
import { type Claim, claimPlayer, type JourneyPlayer } from './player.store.ts';

export type Walking = Omit<JourneysDeps, 'approvals' | 'takesFreeRounds' | 'wake'>;

/** How long after one look at a wait for something comes the next. */
export const lookAgainMs = 15 * 60_000;

/** The locks of every step, in this order: the member's turn, the journey, the player. What decides is read after them. */
export async function claimStep(tx: Transaction, player: JourneyPlayer): Promise<Claim | undefined> {
  await lockTurnOf(tx, player.memberId);
  const journey = await holdJourney(tx, player.journeyId);
  return journey?.state === 'running' ? claimPlayer(tx, player) : undefined;
}
