import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Database } from '@fairhouse/database';
import { runningServer } from '@fairhouse/database/embedded';
import { verifyBooks } from '@fairhouse/ledger';
import { verifyPots } from '@fairhouse/rgs';
import { type Random, randomFrom } from '@fairhouse/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '../scripts/test/open-test-house.ts';
import { CasinoCalls, type Member } from './casino-calls.ts';
import { compareDeposits, compareInstructions, compareRounds, type Told } from './compare.ts';
import { Journal, type Kind } from './journal.ts';
import { type SlotSeat, sitAtSlot } from './slot-player.ts';
import { dearestCoin, untilNextTakesThePot } from './the-pot.ts';
import { kill, untilReplaced, type Victim, victims } from './victims.ts';
import { sitAtVendor } from './wallet-player.ts';

const seed = Number(process.env.FAULT_SEED ?? process.env.SAMPLE_SEED ?? Date.now() % 1_000_000);
const kills = Number(process.env.FAULT_KILLS ?? 10);
const mostMs = 120_000 + kills * 20_000;
const vendorPlayers = 12;
const slotPlayers = 4;
/** Of those, at the slot with the shared pot. */
const potPlayers = 2;
const depositors = 2;
/** The house takes at most 60 orders an hour of one member. */
const mostDeposits = 50;
const depositPauseMs = 4_000;
/** Some kills strike while the house still gets up from the one before. */
const strikesAgain = 0.2;
const mostCalmMs = 1_500;
const workGoesOnMs = 60_000;

let house: TestHouse;
let db: Database;
let rounds: Database;

beforeAll(async () => {
  house = await openTestHouse({ STUDIO_LEAST_SLOT_MS: '100', CALLS_PER_MINUTE: '100000', GUESSES_PER_MINUTE: '1000' });
}, 200_000);

afterAll(async () => {
  await db?.end();
  await rounds?.end();
  await house?.close();
}, 60_000);

it(
  `keeps every acknowledged bet, once, through ${kills} kills (FAULT_SEED=${seed})`,
  async () => {
    const random = randomFrom(seed);
    const journal = new Journal();
    const casino = new CasinoCalls(house.origins.casino, journal);
    const members: Member[] = [];
    for (let number = 1; number <= vendorPlayers + slotPlayers + depositors; number++) {
      members.push(await casino.join(number));
    }
    const atVendor = members.slice(0, vendorPlayers);
    const atSlot = members.slice(vendorPlayers, vendorPlayers + slotPlayers);
    const paying = members.slice(vendorPlayers + slotPlayers);
    await Promise.all([...atVendor, ...atSlot].map((member) => casino.deposit(member, 5_000, house.origins.sandbox)));

    const { vendors, seats } = await sitDown(casino, { atVendor, atSlot }, journal, random);
    let isOver = false;
    const load = [
      ...vendors.map((play) => play(() => isOver)),
      ...seats.map((seat) => seat.play(() => isOver)),
      ...paying.map((member) => keepDepositing(casino, member, () => isOver)),
    ];
    const loadFailed = Promise.all(load).then(() => new Promise<never>(() => {}));
    loadFailed.catch(() => {});

    const startedAt = performance.now();
    const killed = await Promise.race([killAll(random.branch(0), journal), loadFailed]);
    isOver = true;
    await Promise.all(load);
    const tookMs = performance.now() - startedAt;

    const differencesFrom = async (told: Told) => {
      const checks = [
        ...atVendor.map(({ id }) => compareInstructions(db, id, told)),
        ...atSlot.map(({ id }) => compareRounds(db, id, told)),
        ...members.map(({ id }) => compareDeposits(db, id, told)),
      ];
      return (await Promise.all(checks)).flat();
    };
    const { url } = (await runningServer(join(house.dataFolder, 'postgres')))!;
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
    const differences = await differencesFrom(journal);
    const forgetful = { ...journal, instructions: journal.instructions.slice(1) };
    const inventive = { ...journal, rounds: [...journal.rounds, { ...journal.rounds[0]!, roundId: 'never-played' }] };
    process.stdout.write(`${figures(killed, journal, { tookMs, books: report.books, postings: report.postings })}\n`);
    expect(differences).toEqual([]);
    // The reckoning itself: one bet that nobody was told of, one round that was told of and never was.
    expect(await differencesFrom(forgetful)).toEqual([expect.stringContaining('was never acknowledged')]);
    expect(await differencesFrom(inventive)).toEqual([
      expect.stringContaining('never-played was shown and is not there'),
    ]);
    expect(report.findings).toEqual([]);
    expect(report.books).toBe(members.length);
    for (const kind of ['wallet', 'studio', 'deposit'] as const) expect(journal.count(kind)).toBeGreaterThan(kills / 5);
  },
  mostMs,
);

async function sitDown(
  casino: CasinoCalls,
  { atVendor, atSlot }: { atVendor: Member[]; atSlot: Member[] },
  journal: Journal,
  random: Random,
): Promise<{ vendors: ((isOver: () => boolean) => Promise<void>)[]; seats: SlotSeat[] }> {
  const { WALLET_SECRET: secret } = JSON.parse(readFileSync(join(house.dataFolder, 'secrets.json'), 'utf8'));
  const common = ({ id }: Member) => ({ memberId: id, journal, random: random.branch(Number(id)) });
  const { casino: casinoOrigin, studio: studioOrigin } = house.origins;
  const vendors = await Promise.all(
    atVendor.map(async (member) => {
      const { searchParams } = await casino.launch(member, 'Nocturne');
      const [gameCode, launchToken] = [searchParams.get('game')!, searchParams.get('token')!];
      return sitAtVendor({ ...common(member), casinoOrigin, secret, gameCode, launchToken });
    }),
  );
  const seats = await Promise.all(
    atSlot.map(async (member, at) => {
      const launch = await casino.launch(member, at < potPlayers ? 'Glass Blower' : 'Nocturne');
      return sitAtSlot({ ...common(member), studioOrigin, launch });
    }),
  );
  return { vendors, seats };
}

async function keepDepositing(casino: CasinoCalls, member: Member, isOver: () => boolean): Promise<void> {
  for (let number = 0; number < mostDeposits && !isOver(); number++) {
    await casino.deposit(member, 10 + number, house.origins.sandbox);
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
      struck.push({ victim, pid: await kill(house, victim) });
      killed[victim]++;
      if (random.chance(strikesAgain) && number + 1 < kills) continue;
    } else {
      number--;
    }
    for (const { victim, pid } of struck) await untilReplaced(house, victim, pid);
    struck = [];
    await untilWorkGoesOn(journal);
  }
  return killed;
}

/** Ready is a claim; what counts is that bets and rounds are answered again. */
async function untilWorkGoesOn(journal: Journal): Promise<void> {
  const kinds: Kind[] = ['wallet', 'studio'];
  const before = kinds.map((kind) => journal.count(kind));
  for (const deadline = Date.now() + workGoesOnMs; Date.now() < deadline; await sleep(25)) {
    if (kinds.every((kind, index) => journal.count(kind) >= before[index]! + 4)) return;
  }
  throw new Error(`nothing was answered for ${workGoesOnMs / 1_000} s although every server said that it is ready`);
}

/** Rounds whose last answer was lost are settled by the studio's own recovery. */
async function untilNothingIsOpen(db: Database): Promise<void> {
  for (const deadline = Date.now() + workGoesOnMs; Date.now() < deadline; await sleep(250)) {
    const { rows } = await db.query<{ open: bigint }>(
      'select (select count(*) from game_round where closed_at is null) + (select count(*) from studio.round where closed_at is null) as open',
    );
    if (rows[0]!.open === 0n) return;
  }
  throw new Error(`rounds were still open ${workGoesOnMs / 1_000} s after the load had ended`);
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
