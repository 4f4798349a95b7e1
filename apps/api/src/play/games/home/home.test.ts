import { randomUUID } from 'node:crypto';
import { postWithin } from '@fairhouse/betting';
import type { CallOutput, Game } from '@fairhouse/contract';
import { inTransaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callWallet } from '../../../testing/call-wallet.ts';
import { startTestApi, type TestApi, type TestMember } from '../../../testing/start-test-api.ts';
import { memberHome } from './member-home.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Home = CallOutput<'/sys/home/get'>;
const homeOf = async (token: string): Promise<Home> => (await api.post('/sys/home/get', {}, token)).data;
const idsOf = (games: readonly Game[] | undefined) => games?.map(({ id }) => id);

async function newMember(cents: bigint): Promise<TestMember> {
  const member = await api.join();
  await inTransaction(api.db, (tx) =>
    postWithin(tx, {
      memberId: member.id,
      type: 'DEPOSIT',
      amount: amountOf('USD', cents),
      source: 'cashier',
      externalId: randomUUID(),
    }),
  );
  return member;
}

/** In minor units. `win` null: the round stays open. */
async function play(member: TestMember, gameId: number, amount: number, win: number | null): Promise<string> {
  const { rows } = await api.db.query<{ code: string }>('select code from game where id = $1', [gameId]);
  const gameCode = rows[0]!.code;
  const { data } = await api.post('/sys/game/getLaunchUrl', { id: gameId }, member.token);
  const launchToken = new URL(data).searchParams.get('token');
  const call = (path: string, fields: Record<string, unknown>) => callWallet(api.url, path, fields);
  const { user, token } = await call('authenticate', { launchToken, gameCode });
  const round = { user, token, gameCode, roundId: randomUUID(), currency: 'USD' };
  await call('bet', { ...round, transactionId: randomUUID(), amount });
  if (win !== null) await call('win', { ...round, transactionId: randomUUID(), amount: win, roundClosed: true });
  return round.roundId;
}

async function gamesOf(where: string): Promise<number[]> {
  const { rows } = await api.db.query<{ id: number }>(`select id from game where enabled and ${where} order by id`);
  return rows.map(({ id }) => id);
}

describe('the home of a member', () => {
  it('rejects a visitor, and lists no games of a new member', async () => {
    expect(await api.post('/sys/home/get')).toMatchObject({ error: -2 });
    const member = await api.join();
    expect(await homeOf(member.token)).toMatchObject({
      openRounds: [],
      balance: { currency: 'USD', cash: 0, bonus: 0, held: 0 },
      recommended: null,
      level: {
        lifetimePoints: 0,
        now: { level: 0 },
        next: { level: 10, name: 'bronze', cashbackPercent: 5, fridayBonus: 10 },
      },
      offers: [
        { promotion: 'signUp', needs: 'mail', firstDeposit: null },
        { promotion: 'firstDeposit', needs: 'deposit', firstDeposit: { percent: expect.any(Number) } },
      ],
      isSpared: false,
    });
  });

  it('has the latest open round of each game, and none that is over, taken back, held, or at a shared table', async () => {
    const member = await newMember(100_000n);
    const [slot, card] = [1, (await gamesOf(`shelf = 'cards'`))[0]!];
    const [live] = await gamesOf(`category = 'Live Casino'`);
    await play(member, slot, 100, 0);
    expect((await homeOf(member.token)).openRounds).toEqual([]);
    await play(member, live!, 100, null);
    await play(member, card, 200, null);
    const latest = await play(member, card, 500, null);
    await play(member, slot, 100, null);
    const home = await homeOf(member.token);
    expect(home.openRounds).toMatchObject([
      { game: { id: slot }, staked: 1, currency: 'USD' },
      { game: { id: card }, roundId: latest, staked: 5 },
    ]);
    expect(home.balance).toEqual({ currency: 'USD', cash: 990, bonus: 0, held: 0 });
    await api.db.query('update game_round set held = 1 where member_id = $1 and game_code = $2', [
      member.id,
      'nocturne',
    ]);
    expect((await homeOf(member.token)).openRounds.map(({ game }) => game.id)).toEqual([card]);
    const other = await api.join();
    expect((await homeOf(other.token)).openRounds).toEqual([]);
  });

  it('recommends by kind and features of the game played last, not by stakes, wins or losses', async () => {
    const [loser, winner] = [await newMember(10_000_000n), await newMember(10_000_000n)];
    for (const member of [loser, winner]) {
      expect((await homeOf(member.token)).recommended).toBeNull();
      await play(member, 1, member === loser ? 5_000 : 20, member === loser ? 0 : 2_000);
    }
    const [lost, won] = [(await homeOf(loser.token)).recommended!, (await homeOf(winner.token)).recommended!];
    expect(lost).toMatchObject({ because: { id: 1, name: 'Nocturne' }, shelf: 'slots' });
    expect(lost.features.length).toBeGreaterThan(0);
    expect(idsOf(won.games)).toEqual(idsOf(lost.games));
    expect(lost.games.length).toBeGreaterThanOrEqual(3);
    const alike = await gamesOf(
      `(shelf = 'slots' or features && (select features from game where id = 1)) and id <> 1`,
    );
    expect(alike).toEqual(expect.arrayContaining(idsOf(lost.games)!));

    // What is known needs no recommendation, and what is played later is the reason.
    const [first] = lost.games;
    await api.post('/sys/gameFavourite/set', { id: first!.id, favourite: 1 }, loser.token);
    expect(idsOf((await homeOf(loser.token)).recommended?.games)).not.toContain(first!.id);
    const card = (await gamesOf(`shelf = 'cards'`))[0]!;
    await play(winner, card, 100, 0);
    const later = (await homeOf(winner.token)).recommended!;
    expect(later).toMatchObject({ because: { id: card }, shelf: 'cards' });
    expect(idsOf(later.games)).not.toContain(1);
  });

  it('recommends nothing where the rules of the place forbid it', async () => {
    const member = await newMember(100_000n);
    await play(member, 1, 100, 0);
    const ask = (mayRecommend: boolean) =>
      memberHome(
        {
          db: api.db,
          clock: () => new Date(),
          balanceOf: async () => ({
            cash: amountOf('USD', 1n),
            bonus: amountOf('USD', 2n),
            held: amountOf('USD', 3n),
          }),
          promotedTo: async () => ({
            level: { lifetimePoints: 0, now: null, next: null },
            offers: async () => [],
            mayRecommend,
          }),
        },
        { id: member.id, currency: 'USD' } as Parameters<typeof memberHome>[1],
        ['PH'],
      );
    expect((await ask(true)).recommended).not.toBeNull();
    expect(await ask(false)).toMatchObject({ recommended: null, balance: { cash: 0.01, bonus: 0.02, held: 0.03 } });
  });

  it('has games that came in the last 30 days', async () => {
    const member = await api.join();
    expect((await homeOf(member.token)).newGames).toEqual([]);
    await api.db.query(`update game set created_at = now() - interval '40 days'`);
    await api.db.query(`update game set created_at = now() - interval '29 days' where id = 2`);
    await api.db.query(`update game set created_at = now() - interval '2 days' where id = 3`);
    expect(idsOf((await homeOf(member.token)).newGames)).toEqual([3, 2]);
  });

  it('sells nothing to members with signs of harm, and shows no open round to those on a break', async () => {
    const member = await newMember(100_000n);
    await play(member, 1, 100, null);
    await api.db.query(
      `insert into harm_measure (member_id, measure, level, score, kinds, no_offers_until, taken_at)
       values ($1, 'message', 1, 10, '{chasing}', now() + interval '1 day', now())`,
      [member.id],
    );
    const spared = { recommended: null, offers: [], isSpared: true };
    expect(await homeOf(member.token)).toMatchObject({ ...spared, openRounds: [{ game: { id: 1 } }] });

    const paused = await newMember(100_000n);
    await play(paused, 1, 100, null);
    await api.post('/sys/protection/takeBreak', { hours: 24 }, paused.token);
    const back = await api.post('/sys/auth/login', { username: paused.username, password: paused.password });
    expect(await homeOf(back.data?.token ?? paused.token)).toMatchObject({ ...spared, openRounds: [] });
  });
});
