import { setTimeout as sleep } from 'node:timers/promises';
import { closedLoop } from '../http/closed-loop.ts';
import { type BenchRow, row } from '../row.ts';
import { measureCpu } from '../server/cpu.ts';
import type { BenchCasino } from '../server/open-bench-casino.ts';
import { timeCashOuts } from './cash-out-steps.ts';
import { type OpenAttempt, openAttempts } from './open-attempts.ts';
import { paidEvent, sendPaidEvent } from './paid-event.ts';

export interface BenchCashierOptions {
  system: BenchCasino;
  serverPid: number;
  durationMs: number;
}

const connections = 64;
/** More than any machine takes in the time. */
const mostPerSecond = 4_000;
const calmEvents = 300;
const calmPauseMs = 20;
const longestWaitMs = 120_000;

/**
 * Signed webhooks: how many a second are stored and answered, how many are credited, and how long a payer waits from the
 * provider's event to the credited balance while it is calm. Then a cash-out's steps.
 */
export async function benchCashier({ system, serverPid, durationMs }: BenchCashierOptions): Promise<BenchRow[]> {
  const { casino, stripeWebhookSecret: secret, api } = system;
  const { rows } = await casino.query<{ id: bigint }>('select id from member order by id');
  const memberIds = rows.map(({ id }) => id);
  const calm = await openAttempts(casino, memberIds, calmEvents);
  const many = await openAttempts(casino, memberIds, Math.ceil((durationMs / 1_000) * mostPerSecond));

  const sentAtMs = new Map<bigint, number>();
  let next = 0;
  for (const attempt of calm) {
    sentAtMs.set(attempt.id, Date.now());
    await sendPaidEvent(api.port, attempt, secret);
    await sleep(calmPauseMs);
  }
  const waits = await creditedAfterMs(system, calm, sentAtMs);

  const used = measureCpu({ api: api.pid, database: serverPid });
  const startedAt = performance.now();
  const load = await closedLoop({
    port: api.port,
    connections,
    durationMs,
    next: () => paidEvent(many[next++]!, secret),
    isDone: (body) => body.includes('"received":true'),
  });
  if (load.refused > 0) throw new Error(`${load.refused} webhooks were refused`);
  await untilCredited(system, many.slice(0, next));
  const tookSeconds = (performance.now() - startedAt) / 1_000;
  const { seconds, otherCores } = used();
  const steps = await timeCashOuts(system);
  await system.check();
  return [
    row({ part: 'cashier', name: 'event to credited balance, calm', ...waits }),
    row({
      part: 'cashier',
      name: `webhooks stored and answered, ${connections} connections`,
      perSecond: load.perSecond,
      p50Ms: load.p50Ms,
      p99Ms: load.p99Ms,
      otherCores,
    }),
    row({
      part: 'cashier',
      name: 'webhooks credited, all of that load',
      perSecond: next / tookSeconds,
      apiCpuUs: (seconds.api * 1e6) / next,
      databaseCpuUs: (seconds.database * 1e6) / next,
      otherCores,
    }),
    ...steps,
  ];
}

async function untilCredited({ casino }: BenchCasino, attempts: readonly OpenAttempt[]): Promise<void> {
  const ids = attempts.map(({ id }) => id);
  for (const deadline = Date.now() + longestWaitMs; Date.now() < deadline; await sleep(50)) {
    const { rows } = await casino.query<{ open: boolean }>(
      `select exists (select from deposit_attempt where id = any($1) and state <> 'succeeded') as open`,
      [ids],
    );
    if (!rows[0]!.open) return;
  }
  const { rows } = await casino.query(
    `select coalesce(outcome, 'waiting') as outcome, count(*)::int as events from webhook_event group by 1`,
  );
  throw new Error(`deposits were not credited within ${longestWaitMs / 1_000} s: ${JSON.stringify(rows)}`);
}

/** By the postings' own time: both clocks are this machine's. */
async function creditedAfterMs(
  system: BenchCasino,
  attempts: readonly OpenAttempt[],
  sentAtMs: ReadonlyMap<bigint, number>,
): Promise<{ p50Ms: number; p99Ms: number }> {
  await untilCredited(system, attempts);
  const { rows } = await system.casino.query<{ id: string; at: number }>(
    `select external_id as id, (extract(epoch from created_at) * 1000)::float8 as at from posting
     where source = 'deposit' and external_id = any($1)`,
    [attempts.map(({ id }) => String(id))],
  );
  const waits = rows.map(({ id, at }) => at - sentAtMs.get(BigInt(id))!).sort((a, b) => a - b);
  return { p50Ms: waits[Math.floor(waits.length * 0.5)]!, p99Ms: waits[Math.floor(waits.length * 0.99)]! };
}
