import { randomUUID } from 'node:crypto';
import { checkRound } from '@fairhouse/game-math';
import { gamesByRules } from '@fairhouse/games';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readBet } from './bets/bet.store.ts';
import { placeBet } from './bets/place-bet.ts';
import { takeBack } from './bets/take-back.ts';
import { liveCasino, type TestCasino, testTable } from './fixtures/live-casino.ts';
import type { Lease } from './lease.store.ts';
import { readOwnBets, readTableView } from './read-table.ts';
import { countBetRefusals } from './report/count-bet-refusals.ts';

const code = 'live-roulette';
const onRed = { bets: [{ spot: 'red', stake: 100 }] };

let test: TestCasino;
let lease: Lease;
beforeAll(async () => {
  test = await liveCasino([testTable(code, { openMs: 60_000, showMs: 5_000, mostBets: 2 })]);
  lease = await test.lease(code);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.published.length = 0;
  test.own.length = 0;
  test.wallet.asked.length = 0;
  test.wallet.fault = () => undefined;
  test.wallet.delay = async () => {};
});

const place = (session: Parameters<typeof placeBet>[1], round: number, bet: unknown = onRed, playId = randomUUID()) =>
  placeBet(test.casino, session, { playId, round, bet });

describe('a round', () => {
  it('takes bets, decides them by its link, pays them and is shown at each step', async () => {
    const players = await Promise.all(['ann', 'ben', 'cid'].map((name) => test.seat(name, code)));
    const open = await test.until(lease, 'OPEN');
    const answers = await Promise.all(players.map((player) => place(player, open.number)));
    expect(answers.map((answer) => answer.ok && answer.bet.state)).toEqual(['PLACED', 'PLACED', 'PLACED']);
    const closed = await test.until(lease, 'CLOSED');
    expect(closed.number).toBe(open.number);

    const outcome = closed.outcome as { number: number; colour: string };
    for (const answer of answers) {
      const bet = (await readBet(test.db, answer.ok ? answer.bet.betId : ''))!;
      expect([bet.state, bet.win]).toEqual(['CLOSED', outcome.colour === 'red' ? 200n : 0n]);
      expect(test.wallet.netOf(bet.id)).toBe(bet.win! - 100n);
      expect(bet.outcome).toMatchObject(outcome);
      const proof = { ...bet, game: code, clientSeed: bet.salt, nonce: bet.link };
      expect(checkRound(gamesByRules, proof, bet.outcome).verdict).toBe('same');
    }
    const rounds = test.published.filter((message) => message.type === 'round');
    expect(rounds.map(({ round }) => round?.state)).toEqual(['OPEN', 'LOCKING', 'RESULT', 'SETTLE', 'CLOSED']);
    expect(rounds.map(({ round }) => round?.outcome !== null)).toEqual([false, false, true, true, true]);
    expect(rounds.map(({ seq }) => seq - rounds[0]!.seq)).toEqual([0, 1, 2, 3, 4]);
    expect(test.own.flatMap(({ bets }) => bets).map(({ state }) => state)).toEqual(['CLOSED', 'CLOSED', 'CLOSED']);
  });

  it('is played by the link after the one before, and its own is known when it has an outcome', async () => {
    const first = await test.until(lease, 'OPEN');
    const view = (await readTableView(test.db, code))!;
    expect(view.round).toMatchObject({ nonce: first.link, serverSeed: null, outcome: null });
    const decided = await test.until(lease, 'SETTLE');
    const next = await test.until(lease, 'OPEN');
    expect([next.link, next.number, next.serverSeedHash]).toEqual([
      first.link + 1,
      first.number + 1,
      decided.serverSeed,
    ]);
    const after = (await readTableView(test.db, code))!;
    expect(after.results[0]).toEqual({
      number: first.number,
      outcome: decided.outcome,
      nonce: first.link,
      serverSeed: decided.serverSeed,
    });
    expect(after.seq).toBeGreaterThanOrEqual(test.published.findLast((message) => 'seq' in message)!.seq as number);
  });

  it('rests where the desk says so, and continues afterwards', async () => {
    await test.until(lease, 'CLOSED');
    await test.db.query('update live_table set rests = true where code = $1', [code]);
    await test.hurry(code);
    expect(await test.step(lease)).toMatchObject({ waitMs: 1_000 });
    expect((await readTableView(test.db, code))!.round).toBeNull();
    await test.db.query('update live_table set rests = false where code = $1', [code]);
    await test.until(lease, 'OPEN');
  });
});

describe('a bet', () => {
  it('is refused in another round, above the bound of the table, and under an id that is used', async () => {
    const session = await test.seat('dora', code);
    const { number } = await test.until(lease, 'OPEN');
    expect(await place(session, number + 1)).toEqual({ ok: false, reason: 'bets_closed' });
    expect(await place(session, number, { bets: [{ spot: 'nowhere', stake: 100 }] })).toMatchObject({
      reason: 'wrong_input',
    });
    const playId = randomUUID();
    const first = await place(session, number, onRed, playId);
    expect(await place(session, number, onRed, playId)).toEqual(first);
    expect(await place(session, number, { bets: [{ spot: 'black', stake: 100 }] }, playId)).toMatchObject({
      reason: 'play_id_reused',
    });
    await place(session, number);
    expect(await place(session, number)).toEqual({ ok: false, reason: 'too_many_bets' });
    expect(test.wallet.asked.filter(({ call }) => call === 'bet')).toHaveLength(2);
    expect(await readOwnBets(test.db, session.playerId, code)).toHaveLength(2);
    await test.until(lease, 'LOCKING');
    expect(await place(session, number)).toEqual({ ok: false, reason: 'bets_closed' });
  });

  it('is taken back while the round is open, and makes room; afterwards it stands', async () => {
    const session = await test.seat('emil', code);
    const { number } = await test.until(lease, 'OPEN');
    const answer = await place(session, number);
    const betId = answer.ok ? answer.bet.betId : '';
    const back = await takeBack(test.casino, session, betId);
    expect(back.ok && back.bet.state).toBe('VOID');
    expect(await takeBack(test.casino, session, betId)).toMatchObject({ ok: true });
    expect(test.wallet.netOf(betId)).toBe(0n);
    const other = await test.seat('fay', code);
    expect(await takeBack(test.casino, other, betId)).toMatchObject({ reason: 'not_found' });
    await place(session, number);
    const last = await place(session, number);
    await test.until(lease, 'LOCKING');
    expect(await takeBack(test.casino, session, last.ok ? last.bet.betId : '')).toMatchObject({
      reason: 'bets_closed',
    });
  });

  it('that the wallet refuses is not in the round', async () => {
    const session = await test.seat('gus', code);
    const { number } = await test.until(lease, 'OPEN');
    const tooMuch = { bets: [{ spot: 'red', stake: 100_000 }] };
    for (let spent = 0; spent < 10; spent++) {
      const answer = await place(session, number, tooMuch);
      await takeBackIfPlaced(session, answer);
    }
    test.wallet.fault = (call) =>
      call === 'bet' ? { status: 'refused', reason: 'limit_exceeded', balance: undefined } : undefined;
    expect(await place(session, number)).toMatchObject({ reason: 'limit_exceeded' });
    expect((await readTableView(test.db, code))!.others.bets).toBe(0);
    expect(test.wallet.balanceOf('gus')).toBe(test.wallet.startMinor);
  });

  it('that was refused counts by what it would have come to, once its round has an outcome', async () => {
    const session = await test.seat('kim', code);
    const today = { from: new Date(Date.now() - 3_600_000), to: new Date(Date.now() + 3_600_000) };
    const counts = async () => {
      const { games } = await countBetRefusals(test.casino, today);
      return games.find(({ game }) => game === code)!;
    };
    // The bets of other tests have their outcomes.
    await test.until(lease, 'CLOSED');
    const before = await counts();
    const { number } = await test.until(lease, 'OPEN');
    await place(session, number);
    test.wallet.fault = (call) =>
      call === 'bet' ? { status: 'refused', reason: 'limit_exceeded', balance: undefined } : undefined;
    await place(session, number);
    expect((await counts()).refused).toEqual(before.refused);
    test.wallet.fault = () => undefined;
    const { outcome } = await test.until(lease, 'CLOSED');
    const won = (outcome as { colour: string }).colour === 'red';
    const one = ({ wins, losses }: { wins: number; losses: number }) =>
      won ? { wins: wins + 1, losses } : { wins, losses: losses + 1 };
    expect(await counts()).toMatchObject({ refused: one(before.refused), played: one(before.played) });
  });

  it('for fun is in the round, and nobody sees it; for money it is seen under the name that the wallet told', async () => {
    const session = await test.seat('hal', code);
    const fun = { ...session, walletUser: null, id: randomUUID() };
    await test.db.query(
      'insert into play_session (id, token_hash, player_id, game_code, currency, language, balance) values ($1, $2, $3, $4, $5, $6, 0)',
      [fun.id, Buffer.from(fun.id), session.playerId, code, 'USD', 'en'],
    );
    await test.db.query('insert into play_money (session_id, balance) values ($1, 1000)', [fun.id]);
    const { number } = await test.until(lease, 'OPEN');
    await place(session, number);
    const forFun = await place(fun, number);
    const { others } = (await readTableView(test.db, code))!;
    expect(others).toMatchObject({
      bets: 1,
      players: 1,
      latest: [{ player: 'pl•••', stake: 100, win: null, out: null }],
    });
    const { outcome } = await test.until(lease, 'CLOSED');
    const won = (outcome as { colour: string }).colour === 'red';
    const { rows } = await test.db.query<{ balance: bigint }>('select balance from play_money where session_id = $1', [
      fun.id,
    ]);
    expect([forFun.ok, rows[0]!.balance]).toEqual([true, won ? 1_100n : 900n]);
  });
});

async function takeBackIfPlaced(session: Parameters<typeof placeBet>[1], answer: Awaited<ReturnType<typeof placeBet>>) {
  if (answer.ok) await takeBack(test.casino, session, answer.bet.betId);
}
