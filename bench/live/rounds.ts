import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@fairhouse/database';

const lookEveryMs = 50;
/** The first needs a chain of a million links, and its salt. */
const mostMs = 180_000;

/** The number of the next round that opens after that one. */
export function nextRound(db: Database, table: string, after: number): Promise<number> {
  return until('a round opened', async () => {
    const { rows } = await db.query<{ number: number }>(
      `select number::int from live_round where table_code = $1 and number > $2 and state = 'OPEN'`,
      [table, after],
    );
    return rows[0]?.number;
  });
}

export interface SettledRound {
  bets: number;
  /** From when the outcome was fixed until the wallet had answered the last bet. */
  settledMs: number;
}

/** Waits until every bet of the round is closed. Throws when one of them is not paid. */
export async function settledRound(db: Database, table: string, round: number): Promise<SettledRound> {
  return until(`round ${round} was settled`, async () => {
    const { rows } = await db.query<SettledRound & { open: number; lost: number }>(
      `select count(*)::int as bets, count(*) filter (where b.closed_at is null)::int as open,
         count(*) filter (where b.state in ('VOID', 'DENIED', 'REFUSED'))::int as lost,
         (extract(epoch from max(b.closed_at) - max(r.started_at)) * 1000)::float8 as "settledMs"
       from live_round r left join live_bet b on b.table_code = r.table_code and b.round_number = r.number
       where r.table_code = $1 and r.number = $2 and r.state in ('CLOSED', 'VOID')`,
      [table, round],
    );
    const [{ bets, open, lost, settledMs }] = rows as [(typeof rows)[number]];
    if (lost > 0) throw new Error(`${lost} bets of round ${round} were not settled`);
    return bets > 0 && open === 0 ? { bets, settledMs } : undefined;
  });
}

async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const givesUpAt = performance.now() + mostMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > givesUpAt) throw new Error(`gave up waiting until ${what}`);
    await pause(lookEveryMs);
  }
}
