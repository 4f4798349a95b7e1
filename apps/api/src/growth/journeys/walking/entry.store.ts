import type { JourneyTriggerOf } from '@fairhouse/contract/operator';
import { readAcross, type Transaction } from '@fairhouse/database';
import { arrivedAt, beginnings, type Stretch } from './begin.store.ts';
import { heldBackOf } from './held-back.store.ts';

export interface Entering {
  journeyId: number;
  version: number;
  /** Where the journey begins, and what the player waits for there. */
  step: string;
  waitsFor: string | null;
  /** Hours after arriving at which the first step is due, and until when it waits; 0: at once. */
  dueHours: number;
  untilHours: number | null;
}

const insertPlayers = `
  insert into journey_player (journey_id, version, member_id, occasion, entered_at, step, arrived_at, waits_for, waits_until, due_at)
  select $4, $5, b.member_id, b.occasion, ${arrivedAt}, $6, ${arrivedAt}, $7, ${arrivedAt} + make_interval(hours => $9),
    ${arrivedAt} + make_interval(hours => $8)`;

const valuesOf = ({ journeyId, version, step, waitsFor, dueHours, untilHours }: Entering): unknown[] => [
  journeyId,
  version,
  step,
  waitsFor,
  dueHours,
  untilHours,
];

/** Lets players in for whom it began within the stretch, each once; answers how many. */
export async function insertEntering(
  tx: Transaction,
  trigger: Exclude<JourneyTriggerOf, { kind: 'enteredGroup' }>,
  { from, until }: Stretch,
  entering: Entering,
): Promise<number> {
  await readAcross(tx);
  const { rowCount } = await tx.query(
    `${insertPlayers}
     from (${beginnings[trigger.kind]}) b join member_record m on m.id = b.member_id
     where ${heldBackOf} is null
     on conflict (journey_id, member_id, occasion) do nothing`,
    [from, until, JSON.stringify(trigger), ...valuesOf(entering)],
  );
  return rowCount ?? 0;
}

/** Lets these in at one moment. */
export async function insertThese(
  tx: Transaction,
  memberIds: readonly bigint[],
  at: Date,
  entering: Entering,
): Promise<number> {
  const { rowCount } = await tx.query(
    `${insertPlayers}
     from (select i as member_id, $2::timestamptz as at, '' as occasion from unnest($1::bigint[]) i) b
       join member_record m on m.id = b.member_id
     where ${heldBackOf} is null and $3::text is not null
     on conflict (journey_id, member_id, occasion) do nothing`,
    [memberIds, at, '', ...valuesOf(entering)],
  );
  return rowCount ?? 0;
}

export async function setEnteredUntil(tx: Transaction, journeyId: number, until: Date): Promise<void> {
  await tx.query('update journey set entered_until = $2 where id = $1', [journeyId, until]);
}
