import type { JourneyDefinition, JourneyLeaving } from '@fairhouse/contract/operator';
import type { Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { dueFrom, stepOf, waitsUntil } from '../journey/journey.ts';
import { endPlayer, type JourneyPlayer, lookAgainAt, moveTo } from './player.store.ts';
import { addToTally, type Counted } from './tally.store.ts';

/** What a step came to for a player. */
export type Outcome =
  | {
      is: 'done' | 'skipped';
      /** Of what is done the exit; of what is skipped why. */
      reason?: string;
      next: string | null;
      money?: { currency: Currency; amount: bigint };
    }
  | { is: 'left'; reason: JourneyLeaving }
  | { is: 'waiting'; lookAgainAt: Date };

/** Moves the player by what a step came to, with its counts, in the transaction in which it was done. */
export async function settle(
  tx: Transaction,
  definition: JourneyDefinition,
  player: JourneyPlayer,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const { id, step } = player;
  if (outcome.is === 'waiting') return lookAgainAt(tx, id, outcome.lookAgainAt);
  const counted: Counted[] = [
    {
      step,
      what: outcome.is,
      ...(outcome.reason === undefined ? {} : { reason: outcome.reason }),
      ...('money' in outcome && outcome.money ? { money: outcome.money } : {}),
    },
  ];
  if (outcome.is === 'left') await endPlayer(tx, id, { state: 'left', reason: outcome.reason, at: now });
  else if (outcome.next === null) {
    counted.push({ step, what: 'finished' });
    await endPlayer(tx, id, { state: 'done', reason: '', at: now });
  } else {
    const next = stepOf(definition, outcome.next);
    counted.push({ step: next.id, what: 'entered' });
    await moveTo(tx, id, {
      step: next.id,
      arrivedAt: now,
      dueAt: dueFrom(next, now),
      waitsFor: next.kind === 'waitFor' ? next.event : null,
      waitsUntil: waitsUntil(next, now),
    });
  }
  await addToTally(tx, player, counted);
}
