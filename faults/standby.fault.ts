import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { verifyBooks } from '@fairhouse/betting';
import { connect, type Database } from '@fairhouse/database';
import { verifyPots } from '@fairhouse/rgs';
import { type ReplicatedServer, randomFrom, replicatedServer } from '@fairhouse/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasCommit, lastReleaseIn } from '../scripts/last-release.ts';
import { CasinoCalls } from '../test-kit/casino-calls.ts';
import { Journal, type Kind } from '../test-kit/journal.ts';
import { untilWorkContinues } from '../test-kit/until-work-continues.ts';
import { expectComparisonToFindErrors, untilNothingIsOpen } from './after-load.ts';
import { bundleOldServers } from './old-servers.ts';
import { openSeveralProcesses, type SeveralProcesses } from './several-processes.ts';
import { addMembers, type SimulatedPlayers } from './simulated-players.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const seed = Number(process.env.FAULT_SEED ?? process.env.SAMPLE_SEED ?? Date.now() % 1_000_000);
const walletAndStudio: Kind[] = ['wallet', 'studio'];

let servers: ReplicatedServer;
let system: SeveralProcesses;
let casino: CasinoCalls;
let players: SimulatedPlayers;
const journal = new Journal();
const pools: Database[] = [];
const open = (schema: string) => {
  const pool = connect({ url: servers.url, schema });
  pools.push(pool);
  return pool;
};

beforeAll(async () => {
  servers = await replicatedServer();
  system = await openSeveralProcesses(servers.url);
  casino = new CasinoCalls(system.origins.casino, journal);
  players = await addMembers({
    casino,
    origins: system.origins,
    walletSecret: system.secrets.WALLET_SECRET,
    sizes: { vendor: 4, slot: 2, pot: 1, paying: 1 },
    purse: 2_000,
    journal,
    random: randomFrom(seed),
  });
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await system?.close();
  await servers?.close();
});

it(`processes end and start one by one while everybody plays, and nothing is lost (FAULT_SEED=${seed})`, async () => {
  const silences = await whilePlaying([players], async () => {
    for (const process of [...system.apis, ...system.studios]) {
      await process.restart();
      await untilWorkContinues(journal, 8);
    }
  });
  process.stdout.write(`FAULT_SEED=${seed}: processes were restarted; ${longest(silences)}\n`);
  expect(system.said).toEqual([]);
  await expectNothingLost([players]);
  await expectComparisonToFindErrors(players, open('casino'), journal);
});

it(`the primary is killed under load, its standby takes its place, and nothing is lost (FAULT_SEED=${seed})`, async () => {
  let gapMs = 0;
  const silences = await whilePlaying([players], async () => {
    await untilWorkContinues(journal, 8);
    await servers.killPrimary();
    await expectRetryAnswer();
    await servers.promote();
    const promotedAt = performance.now();
    await untilWorkContinues(journal, 1);
    gapMs = performance.now() - promotedAt;
    await casino.deposit(players.paying[0]!, 20, system.origins.sandbox);
    await untilWorkContinues(journal, 8);
  });
  process.stdout.write(`${figures(gapMs, silences)}\n`);
  expect(system.said).toEqual([]);
  await expectNothingLost([players]);
});

it(`the servers of the last release play beside these, on the schema of these (FAULT_SEED=${seed})`, async (context) => {
  const release = lastReleaseIn(root);
  if (!hasCommit(root, release)) return context.skip(`this clone has no history with the last release, ${release}`);
  const bundleOf = bundleOldServers(root, release, join(system.dataFolder, 'last-release'));
  // It knows addresses of one server only.
  const env = { DATABASE_URL: servers.writableUrl() };
  const api = await system.add({ kind: 'api', name: 'old-api', bundle: bundleOf('api'), env });
  const wallet = { WALLET_URL: `${api.origin}/wallet` };
  const studio = await system.add({
    kind: 'studio',
    name: 'old-studio',
    bundle: bundleOf('studio'),
    env: { ...env, ...wallet },
  });
  const old = new CasinoCalls(api.origin, journal);
  const oldMembers = await addMembers({
    casino: old,
    origins: { ...system.origins, casino: api.origin, studio: studio.origin },
    walletSecret: system.secrets.WALLET_SECRET,
    sizes: { vendor: 2, slot: 1, pot: 0, paying: 1 },
    purse: 500,
    firstNumber: 101,
    journal,
    random: randomFrom(seed + 1),
  });
  await whilePlaying([players, oldMembers], async () => {
    const member = oldMembers.paying[0]!;
    await old.deposit(member, 100, system.origins.sandbox);
    for (const [one, other] of [
      [old, casino],
      [casino, old],
    ] as const) {
      const id = await one.cashOut(member, 30);
      expect(await other.call('/sys/withdraw/find', { id }, member.token)).toMatchObject({ status: 0, amount: 30 });
      expect(await other.call('/sys/withdraw/cancel', { id }, member.token)).toMatchObject({ status: 1 });
    }
    await untilWorkContinues(journal, 20);
  });
  expect(system.said).toEqual([]);
  await expectNothingLost([players, oldMembers]);
});

/** Answers for how long at most nobody was answered meanwhile. */
async function whilePlaying(groups: SimulatedPlayers[], work: () => Promise<void>): Promise<ReadonlyMap<Kind, number>> {
  let isOver = false;
  for (const kind of walletAndStudio) journal.beginAgain(kind);
  const playing = Promise.all(groups.flatMap((players) => players.play(() => isOver)));
  const failed = playing.then(() => new Promise<never>(() => {}));
  failed.catch(() => {});
  await Promise.race([work(), failed]).finally(() => {
    isOver = true;
  });
  await playing;
  return new Map(journal.longestSilenceMs);
}

/** Anyone who asks while nobody takes writes hears that it passes, and when to ask again. */
async function expectRetryAnswer(): Promise<void> {
  const { token } = players.members[0]!;
  for (const { origin } of system.apis) {
    const answer = await fetch(`${origin}/api/sys/auth/token/info`, {
      method: 'POST',
      headers: { authorization: token },
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('Please try again in a moment') });
  }
  for (const { origin } of system.studios) {
    const answer = await fetch(`${origin}/launch?fun=1&game=nocturne&currency=USD&lang=en`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.text()).toContain('Please open the game again in a minute.');
  }
}

async function expectNothingLost(groups: SimulatedPlayers[]): Promise<void> {
  const db = open('casino');
  await untilNothingIsOpen(db);
  for (const players of groups) expect(await players.differencesFrom(db, journal)).toEqual([]);
  const report = await verifyBooks(db);
  expect(report.findings).toEqual([]);
  expect(report.books).toBe(groups.reduce((count, { members }) => count + members.length, 0));
  expect(await verifyPots(open('studio'))).toEqual([]);
}

const seconds = (ms: number | undefined) => `${((ms ?? 0) / 1_000).toFixed(1)} s`;

/** Printed and not limited: how long it takes depends on the machine. */
function longest(silences: ReadonlyMap<Kind, number>): string {
  return `longest time without an answer: wallet ${seconds(silences.get('wallet'))}, studio ${seconds(silences.get('studio'))}`;
}

function figures(gapMs: number, silences: ReadonlyMap<Kind, number>): string {
  return [
    `FAULT_SEED=${seed}: the primary was killed; bets were taken again ${seconds(gapMs)} after the standby took writes`,
    `  ${longest(silences)}`,
    `  acknowledged: ${journal.instructions.length} instructions, ${journal.rounds.length} rounds, ${journal.deposits.length} deposits; ` +
      `repeated: ${journal.retries} calls without an answer`,
  ].join('\n');
}
