import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { verifyBooks } from '@fairhouse/betting';
import { connect, type Database } from '@fairhouse/database';
import { runningServer } from '@fairhouse/database/embedded';
import { randomFrom } from '@fairhouse/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CasinoCalls, type Member } from '../test-kit/casino-calls.ts';
import { compareBets } from '../test-kit/compare-bets.ts';
import { hurryRounds } from '../test-kit/hurry-rounds.ts';
import { Journal } from '../test-kit/journal.ts';
import { openTestCasino, type TestCasino } from '../test-kit/open-test-casino.ts';
import { sitAtTable } from '../test-kit/table-player.ts';
import { untilNoneIsOpen } from './after-load.ts';
import { kill, pidOf, secondStudio, untilReplaced } from './victims.ts';

const seed = Number(process.env.FAULT_SEED ?? process.env.SAMPLE_SEED ?? Date.now() % 1_000_000);
/** Mostly of the process that writes the tables, a third as often as the whole casino is killed: `kills.test.ts` stops it at every state. */
const kills = Math.max(2, Math.ceil(Number(process.env.FAULT_KILLS ?? 3) / 3));
/** Longer than a lease; the specification's 20 s where time is given. */
const frozenMs = process.env.TEST_EXTENT === 'long' ? 20_000 : 8_000;
const tables = { 'live-wheel': 'Shared Wheel', 'live-crash': 'Shared Crash' } as const;
type TableCode = keyof typeof tables;

let system: TestCasino;
let db: Database;
let studio: Database;
const others: ChildProcess[] = [];

beforeAll(async () => {
  system = await openTestCasino({
    CALLS_PER_MINUTE: '100000',
    GUESSES_PER_MINUTE: '1000',
    STUDIO_CALLS_PER_MINUTE: '100000',
  });
});
afterAll(async () => {
  for (const process of others) process.kill('SIGKILL');
  await db?.end();
  await studio?.end();
  await system?.close();
});

it(`pays or gives back every acknowledged bet of shared rounds, once, through ${kills} kills and a freeze of their writer (FAULT_SEED=${seed})`, async () => {
  const random = randomFrom(seed);
  const journal = new Journal();
  const casino = new CasinoCalls(system.origins.casino, journal);
  const { url } = (await runningServer(join(system.dataFolder, 'postgres')))!;
  db = connect({ url, schema: 'casino' });
  studio = connect({ url, schema: 'studio' });
  let origin = system.origins.studio;
  let isOver = false;
  const hurrying = hurryRounds(studio, () => isOver);
  const members: Member[] = [];
  for (let number = 1; number <= 6; number++) members.push(await casino.join(number));
  await Promise.all(members.map((member) => casino.deposit(member, 1_000, system.origins.sandbox)));
  const seats = await Promise.all(
    members.map(async (member, at) => {
      const code: TableCode = at % 2 === 0 ? 'live-wheel' : 'live-crash';
      const launch = await casino.launch(member, tables[code]);
      const bet = code === 'live-wheel' ? { stake: 100, mode: 'field-2' } : { stake: 100, target: 150 + 50 * at };
      const common = { memberId: member.id, studioOrigin: () => origin, journal, random: random.branch(at) };
      return sitAtTable({ ...common, launch, bet, cashesOut: code === 'live-crash' });
    }),
  );
  const load = Promise.all(seats.map((play) => play(() => isOver)));
  const loadFailed = load.then(() => new Promise<never>(() => {}));
  loadFailed.catch(() => {});

  const frozen = await Promise.race([
    (async () => {
      for (let number = 0; number < kills; number++) {
        await sleep(1_000 + random.below(2_500));
        // The wallet and the database are in it as well.
        const victim = number === kills - 1 ? 'api' : number === kills - 2 ? 'postgres' : 'studio';
        await untilReplaced(system, victim, await kill(system, victim));
      }
      const second = await secondStudio(system);
      others.push(second.process);
      return freeze(async () => {
        origin = second.origin;
      });
    })(),
    loadFailed,
  ]);
  await sleep(3_000);
  isOver = true;
  const bets = (await load).flat();
  await hurrying;
  await untilDecided();
  process.stdout.write(`FAULT_SEED=${seed}: ${bets.length} bets acknowledged, ${await figures(frozen)}\n`);

  expect(frozen.lateWrites).toBe(0);
  expect(await compareBets({ casino: db, studio }, members, bets)).toEqual([]);
  // The comparison finds a bet that was not placed.
  expect(
    await compareBets({ casino: db, studio }, members, [
      ...bets,
      { ...bets[0]!, betId: '00000000-0000-7000-8000-000000000000' },
    ]),
  ).toHaveLength(1);
  const report = await verifyBooks(db);
  expect(report.findings).toEqual([]);
  expect(bets.length).toBeGreaterThan(kills * 4);
});

/** Stops the first studio where it stands, lets the other take its tables, and wakes it. */
async function freeze(onFrozen: () => Promise<void>): Promise<{ tookMs: number; lateWrites: number }> {
  const fences = async () => {
    const { rows } = await studio.query<{ code: string; fence: bigint }>(
      'select code, fence from live_table where code = any ($1) order by code',
      [Object.keys(tables)],
    );
    return rows.map(({ fence }) => fence);
  };
  const pid = (await pidOf(system, 'studio'))!;
  const before = await fences();
  process.kill(pid, 'SIGSTOP');
  const frozenAt = performance.now();
  await onFrozen();
  let tookMs: number | undefined;
  while (tookMs === undefined || performance.now() - frozenAt < frozenMs) {
    const now = await fences();
    if (now.every((fence, i) => fence > before[i]!)) tookMs ??= performance.now() - frozenAt;
    await sleep(50);
  }
  process.kill(pid, 'SIGCONT');
  await sleep(3_000);
  const { rows } = await studio.query<{ late: number }>(
    `select count(*)::int as late from live_event e where exists (
       select from live_event o where o.table_code = e.table_code and o.fence > e.fence and o.id < e.id)`,
  );
  return { tookMs, lateWrites: rows[0]!.late };
}

async function untilDecided(): Promise<void> {
  await untilNoneIsOpen('bets of shared rounds', async () => {
    const { rows } = await studio.query<{ open: bigint }>(
      'select count(*) as open from live_bet where closed_at is null',
    );
    return rows[0]!.open;
  });
}

async function figures({ tookMs }: { tookMs: number }): Promise<string> {
  const { rows } = await studio.query<{ state: string; count: number }>(
    'select state, count(*)::int as count from live_round group by state order by state',
  );
  return `rounds ${rows.map(({ state, count }) => `${state} ${count}`).join(', ')}; another had the tables ${(tookMs / 1_000).toFixed(1)} s after the freeze`;
}
