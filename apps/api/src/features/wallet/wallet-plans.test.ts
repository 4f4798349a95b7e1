import { rowsRead } from '@fairhouse/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWalletHouse, type Player, type WalletHouse } from './wallet.fixture.ts';

let house: WalletHouse;

beforeAll(async () => {
  house = await openWalletHouse();
}, 60_000);
afterAll(() => house.close());

const roundsEach = 8;
/**
 * A call locks its book, finds its session and its round, and looks for what was posted before: a row or two of each, and on a
 * busy machine the versions of them that could not be cleared away yet. Whoever scans reads forty books a call, and all postings.
 */
const mostReadPerCall = 10;

const tables = ['book', 'posting', 'game_round', 'vendor_session', 'play_block', 'member'];

async function playRounds({ user, token }: Player, name: string): Promise<void> {
  for (let n = 0; n < roundsEach; n++) {
    const common = { token, user, gameCode: 'slot', roundId: `${name}-${n}`, currency: 'USD' };
    const bet = `b-${name}-${n}`;
    const answers = [
      await house.call('bet', { ...common, transactionId: bet, amount: 10 }),
      n % 4 === 3
        ? await house.call('rollback', { ...common, transactionId: `r-${name}-${n}`, referenceTransactionId: bet })
        : await house.call('win', {
            ...common,
            transactionId: `w-${name}-${n}`,
            referenceTransactionId: bet,
            amount: 20,
            roundClosed: true,
          }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(['OK', 'OK']);
    const play = { winTransactionId: `pw-${name}-${n}`, winAmount: n % 2 === 0 ? 0 : 15 };
    const round = { roundId: `play-${name}-${n}`, transactionId: `pb-${name}-${n}`, amount: 10 };
    expect((await house.call('play', { ...common, ...round, ...play })).status).toBe('OK');
  }
}

it('keeps to the keys, though the planner was told that the tables are empty', async () => {
  const players = await Promise.all(Array.from({ length: 40 }, () => house.player(10_000n)));
  // From now on the statistics are sure: no round, nobody barred.
  await house.db.query('vacuum analyze');
  const before = await rowsRead(house.db, tables);
  await Promise.all(players.map((player, index) => playRounds(player, `p${index}`)));
  await house.commits.close();
  const after = await rowsRead(house.db, tables);
  const calls = players.length * roundsEach * 3;
  const perCall = Object.fromEntries(
    Object.entries(after).map(([table, read]) => [table, (read - before[table]!) / calls]),
  );
  for (const [table, read] of Object.entries(perCall)) expect([table, read <= mostReadPerCall]).toEqual([table, true]);
  expect(perCall.posting).toBeGreaterThan(0.5);
  // A session asks once, with its first bet: for the answer, and for what it remembers.
  expect(after.member! - before.member!).toBe(2 * players.length);
}, 60_000);
