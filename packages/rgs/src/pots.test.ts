import { createHmac } from 'node:crypto';
import type { Database } from '@fairhouse/database';
import { fairStream, type Game, type SlotOutcome, type SlotStakes } from '@fairhouse/game-math';
import { games } from '@fairhouse/games';
import type { Currency } from '@fairhouse/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Crash, dyingAt } from './fixtures/dying.ts';
import { answering } from './fixtures/memory-wallet.ts';
import { knownSeed, plantSeed, type TestStudio, testStudio } from './fixtures/studio.ts';
import { openPots } from './open-pots.ts';
import { launchForFun } from './open-session.ts';
import type { PlayAnswer } from './play-answers.ts';
import { type PotNow, readPots, readPotWins, verifyPots } from './pot.store.ts';
import { potMeter } from './pot-meter.ts';
import { recordedSteps } from './recorded-steps.ts';
import { recoverRounds } from './recover-rounds.ts';
import { readRound } from './round.store.ts';
import { readSession, type SessionRow } from './session.store.ts';
import { readShardKeys } from './shards.store.ts';
import { startRound } from './start-round.ts';
import type { Studio } from './studio.ts';

const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest();
const game = games.find(({ pot }) => pot) as Game;
const pot = game.pot!;
const coinsIn = (currency: string) => (game.stakes(currency) as SlotStakes).coins;
const stakeIn = (currency: string) => (game.stakes(currency) as SlotStakes).lines * coinsIn(currency).at(-1)!;
/** The dearest round: the likeliest to take the pot. */
const dearest = (currency: Currency = 'USD') => ({ coin: coinsIn(currency).at(-1)! });
const stake = BigInt(stakeIn('USD'));
const start = BigInt(pot.start.USD!);
const most = BigInt(pot.most.USD!);
/** Millionths of a minor unit. */
const paidInBy = (staked: bigint) => staked * BigInt(pot.contribution);

const playAt = (nonce: number, currency: Currency = 'USD') =>
  game.play({ ...dearest(currency), currency }, [], fairStream({ ...knownSeed, nonce }, hmac));

function noncesWhere(count: number, passes: (nonce: number) => boolean): number[] {
  const found: number[] = [];
  for (let nonce = 0; found.length < count; nonce++) if (passes(nonce)) found.push(nonce);
  return found;
}
/** Rounds of the known seed that take the pot, and one that does not. */
const taking = noncesWhere(3, (nonce) => playAt(nonce).pot !== undefined);
const [plain] = noncesWhere(1, (nonce) => !playAt(nonce).pot && playAt(nonce).win > 0) as [number];
const startBalance = 100_000_000n;

let casino: TestStudio;
let session: SessionRow;
let played = 0;

const potOf = async (currency: Currency = 'USD', fun = false) =>
  (await readPots(casino.db)).find((one) => one.currency === currency && one.fun === fun) as PotNow;
const due = () =>
  casino.db.query("update round set work_at = now() - interval '1 s' where closed_at is null or state = 'HELD'");

/** As a casino that was opened just now: no round was played and no pot taken. */
async function emptied(db: Database): Promise<void> {
  await casino.studio.commits.written();
  await db.query(`truncate pot_win, pot_stripe; delete from round`);
  const { rows } = await db.query<{ there: boolean }>(`select to_regclass('pot_share') is not null as there`);
  if (rows[0]!.there) await db.query('delete from pot_share');
  await openPots(db, games);
  casino.wallet.balanceMinor = startBalance;
  casino.wallet.booked.clear();
  casino.wallet.closedRounds.clear();
}

async function fresh(nonce: number): Promise<string> {
  await plantSeed(casino.db, session.playerId, nonce);
  return `pot-test-${played++}`;
}

/** So much is in the pot, as if it had been paid in by rounds that are not here. */
const fill = (millionths: bigint) =>
  casino.db.query(
    `update pot_stripe set paid_in = paid_in + $1 where stripe = 3 and pot_id =
       (select id from pot where code = $2 and currency = 'USD' and not fun)`,
    [millionths, pot.code],
  );

async function startAt(nonce: number, studio: Studio = casino.studio, who = session) {
  const playId = await fresh(nonce);
  return { playId, answer: await startRound(studio, who, { playId, bet: dearest() }) };
}

async function rounds() {
  await casino.studio.commits.written();
  return (await casino.db.query("select state, win, staked, outcome ->> 'pot' as pot from round order by id")).rows;
}

beforeAll(async () => {
  casino = await testStudio(startBalance);
  session = await casino.launch(game.code);
});
afterAll(() => casino.close());
beforeEach(() => emptied(casino.db));

describe('a pot', () => {
  it('gets its part of every stake, exactly, once its round is over, and says at once what lies in it', async () => {
    expect((await potOf()).amount).toBe(start);
    for (let i = 1; i <= 3; i++) {
      await startAt(plain);
      await casino.studio.commits.written();
      const now = await potOf();
      expect([now.paidIn, now.rounds]).toEqual([paidInBy(stake) * BigInt(i), BigInt(i)]);
      expect(now.amount).toBe(start + (paidInBy(stake) * BigInt(i)) / 1_000_000n);
    }
    expect(await verifyPots(casino.db)).toHaveLength(1);
  });

  it('goes whole to the round whose seed says so, beside what its reels won, and the next one begins', async () => {
    await fill(12_345_678_901n);
    const { playId, answer } = await startAt(taking[0]!);
    const reference = playAt(taking[0]!);
    const amount = start + 12_345n;
    expect(answer).toMatchObject({ ok: true, round: { state: 'CLOSED', staked: stake } });
    const { round } = answer as PlayAnswer & { ok: true };
    expect(round.win).toBe(BigInt(reference.win) + amount);
    expect(round.outcome).toEqual({ ...(reference.outcome as SlotOutcome), pot: Number(amount) });
    expect(casino.wallet.balanceMinor).toBe(startBalance - stake + round.win);
    // Its own stake is in the next one, with what was less than a minor unit.
    const now = await potOf();
    expect(now).toMatchObject({ wins: 1, amount: start + (678_901n + paidInBy(stake)) / 1_000_000n });
    expect(await readPotWins(casino.db, now.id, 5)).toEqual([{ roundId: round.id, amount, wonAt: expect.any(Date) }]);
    expect(recordedSteps((await readRound(casino.db, round.id, session.playerId))!).computed).toBe('same');
    const again = await startRound(casino.studio, session, { playId, bet: dearest() });
    expect(again).toMatchObject({ ok: true, round: { id: round.id, win: round.win } });
    expect((await potOf()).wins).toBe(1);
  });

  it('pays no more at once than it says, and what is beyond lies in the next', async () => {
    await fill((most + 5_000n) * 1_000_000n);
    expect((await potOf()).amount).toBe(most);
    await startAt(taking[0]!);
    expect(await rounds()).toMatchObject([{ pot: String(most) }]);
    expect((await potOf()).amount).toBe(2n * start + 5_000n + paidInBy(stake) / 1_000_000n);
  });

  it('of one currency, or for play money, knows nothing of the others', async () => {
    for (const currency of Object.keys(pot.chances) as Currency[]) {
      const opened = await launchForFun(casino.studio, { gameCode: game.code, currency, language: 'en' });
      if (!opened.ok) throw new Error(opened.reason);
      const limits = { idleMs: 60_000, longestMs: 60_000 };
      const forFun = (await readSession(casino.db, opened.sessionToken, limits))!;
      await casino.db.query('update play_money set balance = 1000000000 where session_id = $1', [forFun.id]);
      const [nonce] = noncesWhere(1, (one) => playAt(one, currency).pot !== undefined);
      await plantSeed(casino.db, forFun.playerId, nonce!);
      const answer = await startRound(casino.studio, forFun, {
        playId: `fun-${currency}-${played}`,
        bet: dearest(currency),
      });
      expect(answer).toMatchObject({ ok: true, round: { state: 'CLOSED', outcome: { pot: pot.start[currency] } } });
    }
    await casino.studio.commits.written();
    for (const now of await readPots(casino.db)) {
      const paidIn = now.fun ? paidInBy(BigInt(stakeIn(now.currency))) : 0n;
      expect([now.wins, now.paidIn]).toEqual([now.fun ? 1 : 0, paidIn]);
    }
    expect(await verifyPots(casino.db)).toEqual([]);
  });

  it('is read again every second, however often it is asked for', async () => {
    let at = 0;
    const meter = potMeter(casino.db, () => at);
    const read = async () => (await meter.read({ code: pot.code, currency: 'USD', fun: false }))!.amount;
    expect(await read()).toBe(start);
    await fill(1_000_000n);
    at = 999;
    expect(await read()).toBe(start);
    at = 1_000;
    expect(await read()).toBe(start + 1n);
    expect(await meter.read({ code: 'another', currency: 'USD', fun: false })).toBeUndefined();
  });

  it('keeps its figures, and its book as it was written', async () => {
    const other = { ...pot, start: { ...pot.start, USD: pot.start.USD! + 1 } };
    await expect(openPots(casino.db, [{ definitionHash: 'other', pot: other }])).rejects.toThrow('with other figures');
    await startAt(taking[0]!);
    await casino.studio.commits.written();
    expect((await potOf()).paidIn).toBe(paidInBy(stake));
    for (const change of [
      'update pot_win set paid = paid + 1',
      'delete from pot_win',
      'update pot set most = most + 1',
      'update pot_stripe set paid_in = paid_in - 1 where paid_in > 0',
      'delete from pot_stripe',
    ])
      await expect(casino.db.query(change)).rejects.toThrow('never changed');
  });
});

describe('a round that takes the pot', () => {
  it('whose process dies at any moment takes it once, and its player is paid once', async () => {
    let contacts = 1;
    for (let n = 0; n < contacts; n++)
      for (const when of ['before', 'after'] as const) {
        await emptied(casino.db);
        await fill(7_000_000n);
        const playId = await fresh(taking[0]!);
        const dying = dyingAt(casino.studio, n, when);
        const answer = await startRound(dying.studio, session, { playId, bet: dearest() }).catch((e: unknown) => e);
        if (answer instanceof Crash) contacts = n + 2;
        await recoverRounds(casino.studio);
        await startRound(casino.studio, session, { playId, bet: dearest() });
        await due();
        await recoverRounds(casino.studio);
        const win = BigInt(playAt(taking[0]!).win) + start + 7n;
        expect(await rounds()).toEqual([{ state: 'CLOSED', win, staked: stake, pot: String(start + 7n) }]);
        expect(casino.wallet.balanceMinor).toBe(startBalance - stake + win);
        expect(await potOf()).toMatchObject({ wins: 1, rounds: 1n, paidIn: 7_000_000n + paidInBy(stake) });
      }
    // start, bet, which parts there are and what each paid in, the pot, win, the end
    expect(contacts).toBe(7 + (await readShardKeys(casino.db)).length);
  });

  it('takes nothing when its stake is refused, or was taken back because nobody knew of it', async () => {
    casino.wallet.balanceMinor = 1n;
    const { answer } = await startAt(taking[0]!);
    expect(answer).toMatchObject({ ok: false, reason: 'not_enough_money' });
    casino.wallet.balanceMinor = startBalance;
    const silent = answering(casino.wallet, {
      bet: async (input) => {
        await casino.wallet.bet(input);
        return { status: 'unknown' };
      },
    });
    const times = { ...casino.studio.times, betTimeoutMs: -1 };
    await startAt(taking[0]!, { ...casino.studio, wallet: silent, times });
    await due();
    await recoverRounds(casino.studio);
    expect(await rounds()).toMatchObject([{ state: 'VOID', win: 0n }]);
    expect(casino.wallet.balanceMinor).toBe(startBalance);
    expect(await potOf()).toMatchObject({ wins: 0, rounds: 0n, amount: start });
    expect(await verifyPots(casino.db)).toEqual([]);
  });

  it('continues when the answer to its stake was lost', async () => {
    let lost = 0;
    const silent = answering(casino.wallet, {
      bet: async (input) => {
        const result = await casino.wallet.bet(input);
        return lost++ < 2 ? { status: 'unknown' } : result;
      },
    });
    const { answer } = await startAt(taking[0]!, { ...casino.studio, wallet: silent });
    expect(answer).toEqual({ ok: false, reason: 'round_pending' });
    expect((await potOf()).wins).toBe(0);
    await due();
    await Promise.all(Array.from({ length: 4 }, () => recoverRounds(casino.studio)));
    expect(await rounds()).toMatchObject([{ state: 'CLOSED', pot: String(start) }]);
    expect(await potOf()).toMatchObject({ wins: 1, rounds: 1n });
    expect(await verifyPots(casino.db)).toEqual([]);
  });

  it.each([
    ['is paid in the end', 'CLOSED'],
    ['is denied', 'DENIED'],
  ] as const)('keeps it while the wallet looks at its win, which %s', async (_, end) => {
    const looking = answering(casino.wallet, { win: async () => ({ status: 'held', balance: undefined }) });
    const { answer } = await startAt(taking[0]!, { ...casino.studio, wallet: looking });
    expect(answer).toMatchObject({ ok: true, round: { state: 'HELD' } });
    expect(await potOf()).toMatchObject({ wins: 1, rounds: 1n, paidIn: paidInBy(stake) });
    await due();
    const denying = answering(casino.wallet, {
      win: async () => ({ status: 'refused', reason: 'win_refused', balance: undefined }),
    });
    await recoverRounds({ ...casino.studio, wallet: end === 'DENIED' ? denying : casino.wallet });
    expect(await rounds()).toMatchObject([{ state: end, pot: String(start) }]);
    expect(await potOf()).toMatchObject({ wins: 1, rounds: 1n, paidIn: paidInBy(stake) });
    expect(await verifyPots(casino.db)).toEqual([]);
  });

  it('is played once by any number of calls at the same time, from one window or two', async () => {
    const playId = await fresh(taking[0]!);
    const other = await casino.launch(game.code);
    await Promise.all(
      Array.from({ length: 16 }, (_, i) =>
        startRound(casino.studio, i % 2 ? session : other, { playId, bet: dearest() }),
      ),
    );
    await startRound(casino.studio, session, { playId, bet: dearest() });
    expect(await rounds()).toHaveLength(1);
    expect(await potOf()).toMatchObject({ wins: 1, rounds: 1n });
    expect(await verifyPots(casino.db)).toEqual([]);
  });
});

describe('a pot that is taken by many at once', () => {
  it('goes to each once, one after another, and nobody is paid what another was', async () => {
    let launched = 0;
    const authenticate = async () => ({
      status: 'ok' as const,
      user: `many-${++launched}`,
      token: 't'.repeat(32),
      balance: { currency: 'USD' as const, minor: startBalance },
      language: 'en',
    });
    const crowd: SessionRow[] = [];
    const own = casino.studio.wallet;
    casino.studio.wallet = answering(casino.wallet, { authenticate });
    for (let i = 0; i < 96; i++) crowd.push(await casino.launch(game.code));
    casino.studio.wallet = own;
    // Every third plays a round that only pays in.
    for (const [i, { playerId }] of crowd.entries()) await plantSeed(casino.db, playerId, i % 3 ? taking[0]! : plain);
    // More than all of them pay in, so that it is known again.
    await fill(10_000_000_000n);
    const answers = await Promise.all(
      crowd.map((each, i) => startRound(casino.studio, each, { playId: `crowd-${i}-${played}`, bet: dearest() })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(96);
    const taken = (await rounds()).flatMap((round) => (round.pot === null ? [] : [BigInt(round.pot)]));
    expect(taken).toHaveLength(64);
    // The first has all that was there; it cannot have been paid twice.
    expect(taken.filter((amount) => amount >= start + 10_000n)).toHaveLength(1);
    const now = await potOf();
    const paidIn = paidInBy(stake) * 96n + 10_000_000_000n;
    expect(now).toMatchObject({ wins: 64, rounds: 96n, paidIn });
    const paid = taken.reduce((sum, amount) => sum + amount, 0n);
    const inside = paidIn - (paid - 64n * start) * 1_000_000n;
    expect(now.amount).toBe(start + inside / 1_000_000n);
    expect(inside).toBeGreaterThanOrEqual(0n);
    // What was put in by hand is the only thing that its rounds do not say.
    expect(await verifyPots(casino.db)).toEqual([
      {
        code: pot.code,
        currency: 'USD',
        fun: false,
        finding: `${paidIn} millionths were paid in by 96 rounds; the rounds that ended are 96 and come to ${paidInBy(stake) * 96n}`,
      },
    ]);
  });
});

describe('the book of the pots', () => {
  it('finds a win that no round says, and a round that says a win that is not there', async () => {
    await startAt(taking[0]!);
    await casino.studio.commits.written();
    expect(await verifyPots(casino.db)).toEqual([]);
    await casino.db.query(`update round set outcome = outcome || '{"pot": 1}'`);
    expect((await verifyPots(casino.db)).map(({ finding }) => finding)).toEqual([
      '1 of its wins are of no round that says so',
    ]);
    await casino.db.query(`update round set outcome = outcome - 'pot'`);
    expect(await verifyPots(casino.db)).toHaveLength(2);
  });
});
