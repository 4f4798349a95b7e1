import { randomUUID } from 'node:crypto';
import { type CurveDefinition, checkRound, heightAt, reachedAfterMs } from '@fairhouse/game-math';
import { gamesByRules } from '@fairhouse/games';
import type { SessionRow } from '@fairhouse/rgs';
import { randomFrom } from '@fairhouse/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readBet, writeTaken } from './bets/bet.store.ts';
import { cashOut } from './bets/cash-out.ts';
import { placeBet } from './bets/place-bet.ts';
import { differencesFromWallet, recoverAll } from './fixtures/differences-from-wallet.ts';
import { liveCasino, type TestCasino, testTable } from './fixtures/live-casino.ts';
import type { Lease } from './lease.store.ts';
import { readOwnBets, readTableView } from './read-table.ts';
import type { LiveRoundRow } from './round.store.ts';

const seed = Number(process.env.SAMPLE_SEED ?? Date.now() % 1_000_000);
const table = testTable('live-crash', { openMs: 60_000, showMs: 4_000, mostBets: 2 });
const { code } = table;
const definition = table.game.definition as CurveDefinition;

let test: TestCasino;
let lease: Lease;
let session: SessionRow;
beforeAll(async () => {
  test = await liveCasino([table], { startMinor: 100_000_000n });
  lease = await test.lease(code);
  session = await test.seat('ann', code);
});
afterAll(() => test.close());
beforeEach(() => {
  test.published.length = 0;
  test.wallet.asked.length = 0;
});

const place = async (round: number, target: number, player = session) => {
  const answer = await placeBet(test.casino, player, { playId: randomUUID(), round, bet: { stake: 1_000, target } });
  if (!answer.ok) throw new Error(answer.reason);
  return answer.bet.betId;
};

/** The next round whose curve ends between two heights, which only a test knows before. */
async function openWith(least: number, most: number): Promise<LiveRoundRow> {
  for (let tries = 0; tries < 300; tries++) {
    const round = await test.until(lease, 'OPEN');
    const { point } = (await test.peek(code)).outcome as { point: number };
    if (point >= least && point <= most) return round;
    await test.until(lease, 'CLOSED');
  }
  throw new Error('no curve of this chain ends there');
}

/** As if the curve had run for so long already. */
async function runFor(ms: number): Promise<void> {
  await test.db.query(
    `update live_round set started_at = clock_timestamp() - make_interval(secs => $1::float8 / 1000) where state = 'RESULT'`,
    [ms],
  );
}

describe('a curve', () => {
  it('says where it ends when it has ended, and not before: neither to those at the table nor to whose bet was taken', async () => {
    const { number } = await openWith(300, 50_000);
    const taken = await place(number, 150);
    const running = await place(number, 90_000);
    const { runsMs, serverSeed } = await test.until(lease, 'RESULT');
    await runFor(reachedAfterMs(definition, 160));
    await test.step(lease);
    await expect.poll(async () => (await readBet(test.db, taken))?.state).toBe('CLOSED');
    const view = (await readTableView(test.db, code))!;
    expect(view.round).toMatchObject({ state: 'RESULT', outcome: null, serverSeed: null, nextAt: null });
    expect(view.results.some((result) => result.number === number)).toBe(false);
    expect(view.others.latest).toMatchObject([
      { win: null, out: null },
      { win: 1_500, out: 150 },
    ]);
    const own = await readOwnBets(test.db, session.playerId, code);
    expect(own.find(({ betId }) => betId === taken)).toMatchObject({ win: 1_500, out: 150, outcome: null });
    expect(own.find(({ betId }) => betId === running)).toMatchObject({ state: 'PLACED', win: null });
    expect(test.own.flatMap(({ bets }) => bets).every(({ outcome }) => outcome === null)).toBe(true);
    expect(JSON.stringify([view, own, test.published, test.own])).not.toContain(serverSeed);

    await runFor(runsMs! - 30);
    await test.step(lease);
    expect((await readTableView(test.db, code))!.round?.state).toBe('RESULT');
    await runFor(runsMs!);
    const published = await test.until(lease, 'CLOSED');
    const ended = (await readBet(test.db, running))!;
    const { point } = published.outcome as { point: number };
    expect([ended.win, ended.outcome]).toEqual([0n, expect.objectContaining({ point })]);
    expect(published.nextAt!.getTime() - published.startedAt!.getTime()).toBe(runsMs! + table.showMs);
    expect(await differencesFromWallet(test, [taken, running])).toEqual([]);
  });

  it('is taken where it stands by the clock of the database, and the record can be computed again', async () => {
    const { number } = await openWith(250, 50_000);
    const [first, second] = [await place(number, 90_000), await place(number, 90_000)];
    expect(await cashOut(test.casino, session, first)).toMatchObject({ reason: 'too_soon' });
    await test.until(lease, 'RESULT');
    expect(await cashOut(test.casino, session, first)).toMatchObject({ reason: 'too_soon' });
    await runFor(reachedAfterMs(definition, 200));
    const answer = await cashOut(test.casino, session, first);
    const out = answer.ok ? answer.bet.out! : 0;
    expect(answer).toMatchObject({ ok: true, bet: { state: 'CLOSED', win: out * 10, outcome: null } });
    expect(out).toBeGreaterThanOrEqual(200);
    expect(out).toBeLessThan(heightAt(definition, reachedAfterMs(definition, 200) + 1_000));
    expect(await cashOut(test.casino, session, first)).toMatchObject({ ok: true, bet: { out } });
    expect(await cashOut(test.casino, await test.seat('eve', code), second)).toMatchObject({ reason: 'not_found' });
    await test.until(lease, 'CLOSED');
    expect(await cashOut(test.casino, session, second)).toMatchObject({ reason: 'too_late' });
    const bet = (await readBet(test.db, first))!;
    expect(bet.actions).toEqual([`out:${out}`]);
    const proof = { ...bet, game: code, clientSeed: bet.salt, nonce: bet.link };
    expect(checkRound(gamesByRules, proof, bet.outcome).verdict).toBe('same');
    expect(await differencesFromWallet(test, [first, second])).toEqual([]);
  });

  it('pays what was taken by a process that died before it had said so', async () => {
    const { number } = await openWith(250, 50_000);
    const id = await place(number, 90_000);
    await test.until(lease, 'RESULT');
    await runFor(reachedAfterMs(definition, 200));
    const outMs = await writeTaken(test.db, { id, playerId: session.playerId, leastMs: 0, targetMs: 1e9 });
    expect(await writeTaken(test.db, { id, playerId: session.playerId, leastMs: 0, targetMs: 1e9 })).toBeUndefined();
    await test.until(lease, 'CLOSED');
    expect((await readBet(test.db, id))?.win).toBe(BigInt(heightAt(definition, outMs!) * 10));
    expect(await differencesFromWallet(test, [id])).toEqual([]);
  });

  it('that another continues writing is the same curve: it has an outcome, and is played to its end', async () => {
    const { number } = await openWith(250, 50_000);
    const id = await place(number, 120);
    const before = await test.until(lease, 'RESULT');
    lease = await test.lease(code, randomUUID());
    const after = await test.until(lease, 'CLOSED');
    expect(after).toMatchObject({ number, serverSeed: before.serverSeed, outcome: before.outcome });
    expect((await readBet(test.db, id))?.win).toBe(1_200n);
    expect(await differencesFromWallet(test, [id])).toEqual([]);
  });
});

it(`cash-outs that race the end of the curve are in time or too late, and paid so (SAMPLE_SEED=${seed})`, async () => {
  const random = randomFrom(seed);
  const players = await Promise.all(Array.from({ length: 16 }, (_, i) => test.seat(`racer${i}`, code)));
  const { number } = await openWith(200, 50_000);
  const bets = await Promise.all(
    players.flatMap((player, i) => [
      place(number, 90_000, player).then((id) => ({ id, player })),
      place(number, i % 2 === 0 ? 101 : 90_000, player).then((id) => ({ id, player })),
    ]),
  );
  const { runsMs, outcome } = await test.until(lease, 'RESULT');
  const { point } = outcome as { point: number };
  // However busy the machine is, one is in time, and one too late.
  const [early, ...racing] = bets;
  const latest = racing.pop()!;
  await runFor(runsMs! / 2);
  const taken = { id: early!.id, answer: await cashOut(test.casino, early!.player, early!.id) };
  await runFor(runsMs! - 40);
  const answers = racing.map(async ({ id, player }) => {
    await new Promise((done) => setTimeout(done, random.below(70)));
    return { id, answer: await cashOut(test.casino, player, id) };
  });
  for (let running = true; running; ) {
    const stepped = await test.step(lease);
    running = stepped !== 'lost' && stepped.round?.state !== 'CLOSED';
  }
  const after = { id: latest.id, answer: await cashOut(test.casino, latest.player, latest.id) };
  let inTime = 0;
  let late = 0;
  for (const { id, answer } of [taken, after, ...(await Promise.all(answers))]) {
    const bet = (await readBet(test.db, id))!;
    const { target } = bet.bet as { target: number };
    if (answer.ok) {
      const [out] = bet.actions.map((action) => Number(action.slice('out:'.length)));
      expect(out ?? target).toBeLessThanOrEqual(point);
      expect(bet.win).toBe(BigInt((out ?? target) * 10));
      if (out !== undefined) inTime++;
    } else {
      expect([answer.reason, bet.win]).toEqual(['too_late', 0n]);
      late++;
    }
  }
  await recoverAll(test);
  expect(
    await differencesFromWallet(
      test,
      bets.map(({ id }) => id),
    ),
  ).toEqual([]);
  expect(inTime).toBeGreaterThan(0);
  expect(late).toBeGreaterThan(0);
});
