import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Database } from '@fairhouse/database';
import { runningServer } from '@fairhouse/database/embedded';
import { type NatsServer, natsServer } from '@fairhouse/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hurryRounds } from '../test-kit/hurry-rounds.ts';
import { openTestCasino, type TestCasino } from '../test-kit/open-test-casino.ts';
import { openTablePage, type TablePage } from './table-page.ts';
import { kill, secondStudio, untilReplaced } from './victims.ts';

const table = 'live-wheel';
/** Between two rounds are many messages: a page that shows none for so long has stopped. */
const withRetries = { timeout: 300_000, interval: 50 };

let system: TestCasino;
let nats: NatsServer;
let studio: Database;
let second: { origin: string; process: ChildProcess } | undefined;
let isOver = false;
const pages: TablePage[] = [];

beforeAll(async () => {
  nats = await natsServer();
  system = await openTestCasino({ LIVE_BROKER: nats.address, STUDIO_CALLS_PER_MINUTE: '100000' });
  studio = connect({ url: (await runningServer(join(system.dataFolder, 'postgres')))!.url, schema: 'studio' });
});
afterAll(async () => {
  isOver = true;
  for (const page of pages) await page.leave();
  second?.process.kill('SIGKILL');
  await studio?.end();
  await system?.close();
  await nats?.stop();
});

it('shows every round to the pages of two studios, through a broker that is restarted and frozen and a studio that is killed', async () => {
  void hurryRounds(studio, () => isOver);
  second = await secondStudio(system);
  const [first, other] = [system.origins.studio, second.origin];
  let ofOther = other;
  pages.push(openTablePage(() => first, await sessionAt(first), table));
  pages.push(openTablePage(() => ofOther, await sessionAt(first), table));
  await expect
    .poll(() => pages.map((page) => page.view()?.round?.number), withRetries)
    .toEqual([expect.any(Number), expect.any(Number)]);
  const from = pages[0]!.view()!.round!.number;

  await roundsPass(1);
  await nats.stop();
  await roundsPass(1);
  await nats.start();
  await roundsPass(1);
  nats.freeze();
  await roundsPass(1);
  nats.thaw();
  await roundsPass(1);

  // Nothing of it is in good order; its page finds the other studio, as it would behind one address.
  second.process.kill('SIGKILL');
  ofOther = first;
  await roundsPass(1);
  // And now the one that writes the table: what it had begun is void, or continues.
  await untilReplaced(system, 'studio', await kill(system, 'studio'));
  await roundsPass(1);

  const decided = await roundsDecided(from);
  expect(decided.length).toBeGreaterThan(6);
  for (const page of pages) {
    await expect.poll(() => decided.filter((number) => !page.seen.has(number)), withRetries).toEqual([]);
    expect(page.counts.gaps).toBe(0);
    expect(page.counts.streams).toBeGreaterThan(1);
  }
});

async function sessionAt(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/launch?fun=1&game=${table}&currency=USD&lang=en`, { redirect: 'manual' });
  const session = /#session=([A-Za-z0-9_-]+)$/.exec(answer.headers.get('location') ?? '')?.[1];
  if (!session) throw new Error(`the table did not open: HTTP ${answer.status}`);
  return session;
}

/** Waits until so many rounds more are decided, and both pages show what the database says. */
async function roundsPass(count: number): Promise<void> {
  const last = async () => (await roundsDecided(0)).at(-1) ?? 0;
  const until = (await last()) + count;
  await expect.poll(last, withRetries).toBeGreaterThanOrEqual(until);
  await expect.poll(() => pages.map(({ seen }) => seen.has(until)), withRetries).toEqual([true, true]);
  await sleep(100);
}

async function roundsDecided(from: number): Promise<number[]> {
  const { rows } = await studio.query<{ number: number }>(
    `select number::int from live_round where table_code = $1 and number >= $2 and outcome is not null order by number`,
    [table, from],
  );
  return rows.map(({ number }) => number);
}
