import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

export interface Counted {
  step: string;
  what: 'entered' | 'done' | 'skipped' | 'left' | 'finished';
  reason?: string;
  players?: number;
  money?: { currency: Currency; amount: bigint };
}

/** Adds to the counts of a version's steps, in one order, so that no two of them wait for each other. */
export async function addToTally(
  tx: Transaction,
  { journeyId, version }: { journeyId: number; version: number },
  counted: readonly Counted[],
): Promise<void> {
  await tx.query(
    `insert into journey_tally as t (journey_id, version, step, what, reason, currency, players, amount)
     select $1, $2, c.step, c.what, coalesce(c.reason, ''), coalesce(c.currency, ''), c.players, coalesce(c.amount, 0)
     from json_to_recordset($3) c (step text, what text, reason text, currency text, players bigint, amount bigint)
     order by c.step, c.what, 5, 6
     on conflict (journey_id, version, step, what, reason, currency) do update set players = t.players + excluded.players,
       amount = t.amount + excluded.amount`,
    [
      journeyId,
      version,
      JSON.stringify(
        counted.map(({ money, players = 1, ...of }) => ({
          ...of,
          players,
          ...(money ? { currency: money.currency, amount: String(money.amount) } : {}),
        })),
      ),
    ],
  );
}

export interface TallyRow {
  step: string;
  what: Counted['what'];
  reason: string;
  currency: Currency | '';
  players: bigint;
  amount: bigint;
}

export async function tallyOf(
  db: Database | Transaction,
  { journeyId, version }: { journeyId: number; version: number },
): Promise<TallyRow[]> {
  const { rows } = await db.query<TallyRow>(
    `select step, what, reason, currency, players, amount from journey_tally where journey_id = $1 and version = $2
     order by step, what, reason, currency`,
    [journeyId, version],
  );
  return rows;
}
