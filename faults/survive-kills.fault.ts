import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { verifyBooks } from '@fairhouse/betting';
import { connect, type Database } from '@fairhouse/database';
import { runningServer } from '@fairhouse/database/embedded';
import { verifyPots } from '@fairhouse/rgs';
import { type Random, randomFrom } from '@fairhouse/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CasinoCalls, type Member } from '../test-kit/casino-calls.ts';
import { Journal } from '../test-kit/journal.ts';
import { openTestCasino, type TestCasino } from '../test-kit/open-test-casino.ts';
import { untilWorkContinues } from '../test-kit/until-work-continues.ts';
import { expectComparisonToFindErrors, untilNothingIsOpen } from './after-load.ts';
import { addMembers } from './simulated-players.ts';
import { dearestCoin, untilNextTakesThePot } from './the-pot.ts';
import { kill, untilReplaced, type Victim, victims } from './victims.ts';

const seed = Number(process.env.FAULT_SEED ?? process.env.SAMPLE_SEED ?? Date.now() % 1_000_000);
const kills = Number(process.env.FAULT_KILLS ?? 3);
const vendorPlayers = 12;
const slotPlayers = 4;
/** Of those, at the slot with the shared pot. */
const potPlayers = 2;
/** At a game whose rounds take several calls each. */
const minesPlayers = 2;
const depositors = 2;
/** The casino takes at most 60 orders an hour of one member. */
const mostDeposits = 50;
const depositPauseMs = 4_000;
/** Some kills strike while the casino still gets up from the one before. */
const strikesAgain = 0.2;
const mostCalmMs = 1_500;

let system: TestCasino;
let db: Database;
let rounds: Database;

beforeAll(async () => {
  system = await openTestCasino({ CALLS_PER_MINUTE: '100000', GUESSES_PER_MINUTE: '1000' });
});

afterAll(async () => {
  await db?.end();
  await rounds?.end();
  await system?.close();
});

it(`keeps every acknowledged bet, once, through ${kills} kills (FAULT_SEED=${seed})`, async () => {
  const random = randomFrom(seed);
  const journal = new Journal();
  const casino = new CasinoCalls(system.origins.casino, journal);
  const players = await addMembers({
    casino,
    origins: system.origins,
    walletSecret: JSON.parse(readFileSync(join(system.dataFolder, 'secrets.json'), 'utf8')).WALLET_SECRET,
    sizes: { vendor: vendorPlayers, slot: slotPlayers, pot: potPlayers, mines: minesPlayers, paying: depositors },
    purse: 5_000,
    journal,
    random,
  });
  const { members, paying, seats } = players;
  let isOver = false;
  const playing = [
    ...players.play(() => isOver),
    ...paying.map((member) => keepDepositing(casino, member, () => isOver)),
  ];
  const loadFailed = Promise.all(playing).then(() => new Promise<never>(() => {}));
  loadFailed.catch(() => {});

  const startedAt = performance.now();
  const killed = await Promise.race([killAll(random.branch(0), journal), loadFailed]);
  isOver = true;
  await Promise.all(playing);
  const tookMs = performance.now() - startedAt;

  const { url } = (await runningServer(join(system.dataFolder, 'postgres')))!;
  db = connect({ url, schema: 'casino' });
  rounds = connect({ url, schema: 'studio' });
  await untilNothingIsOpen(db);
  expect(await verifyPots(rounds)).toEqual([]);
  const fallen = async () => (await rounds.query('select from pot_win')).rowCount!;
  const before = await fallen();
  // And now two take the shared pot at once: it is in the book of the pots, of the rounds and of the members, once each.
  await untilNextTakesThePot(rounds);
  await Promise.all(seats.slice(0, potPlayers).map((seat) => seat.spin(dearestCoin)));
  await untilNothingIsOpen(db);
  expect(await verifyPots(rounds)).toEqual([]);
  expect(await fallen()).toBe(before + potPlayers);
  const report = await verifyBooks(db);
  const differences = await players.differencesFrom(db, journal);
  process.stdout.write(`${figures(killed, journal, { tookMs, books: report.books, postings: report.postings })}\n`);
  expect(differences).toEqual([]);
  await expectComparisonToFindErrors(players, db, journal);
  expect(report.findings).toEqual([]);
  expect(report.books).toBe(members.length);
  for (const kind of ['wallet', 'studio', 'deposit'] as const) expect(journal.count(kind)).toBeGreaterThan(kills / 5);
});

async function keepDepositing(casino: CasinoCalls, member: Member, isOver: () => boolean): Promise<void> {
  for (let number = 0; number < mostDeposits && !isOver(); number++) {
    await casino.deposit(member, 10 + number, system.origins.sandbox);
    await sleep(depositPauseMs);
  }
}

/** Each victim gets its third of the kills, in an order and at moments of the seed's choosing. */
async function killAll(random: Random, journal: Journal): Promise<Record<Victim, number>> {
  const killed: Record<Victim, number> = { api: 0, studio: 0, postgres: 0 };
  let struck: { victim: Victim; pid: number }[] = [];
  for (let number = 0; number < kills; number++) {
    const fewest = Math.min(...victims.map((victim) => killed[victim]));
    const due = victims.filter((victim) => killed[victim] === fewest && !struck.some((one) => one.victim === victim));
    const victim = due[random.below(due.length)];
    if (victim !== undefined) {
      await sleep(random.below(struck.length === 0 ? mostCalmMs : 200));
      struck.push({ victim, pid: await kill(system, victim) });
      killed[victim]++;
      if (random.chance(strikesAgain) && number + 1 < kills) continue;
    } else {
      number--;
    }
    for (const { victim, pid } of struck) await untilReplaced(system, victim, pid);
    struck = [];
    await untilWorkContinues(journal, 4);
  }
  return killed;
}

function figures(
  killed: Record<Victim, number>,
  journal: Journal,
  { tookMs, books, postings }: { tookMs: number; books: number; postings: number },
): string {
  const seconds = (ms: number | undefined) => `${((ms ?? 0) / 1_000).toFixed(1)} s`;
  const count = (type: string) => journal.instructions.filter((instruction) => instruction.type === type).length;
  return [
    `FAULT_SEED=${seed}: ${kills} kills in ${seconds(tookMs)} (${victims.map((victim) => `${victim} ${killed[victim]}`).join(', ')})`,
    `  acknowledged: ${count('GAME_BET')} bets, ${count('GAME_WIN')} wins, ${count('GAME_ROLLBACK')} rollbacks at the wallet; ` +
      `${journal.rounds.length} slot rounds at the studio (${journal.voided} given back); ${journal.deposits.length} deposits`,
    `  repeated: ${journal.retries} calls without an answer, ${journal.repeats} although answered`,
    `  longest time without an answer: wallet ${seconds(journal.longestSilenceMs.get('wallet'))}, ` +
      `studio ${seconds(journal.longestSilenceMs.get('studio'))}`,
    `  verified: ${books} books, ${postings} postings`,
  ].join('\n');
}
