import { countRowsRead } from '@fairhouse/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWalletCasino, type Player, type WalletCasino } from './wallet.fixture.ts';

let casino: WalletCasino;

beforeAll(async () => {
  casino = await openWalletCasino();
});
afterAll(() => casino.close());

const roundsEach = 8;
/**
 * Rows that all the calls may read. Each finds whose session it is, locks the book and reads the session once it has the lock;
 * what posts writes the book it has found; a win, a rollback and the end of a round find what they answer. A member
 * is asked for with the first bet of a session: for the answer, and for what the session remembers; so is the session, for what the
 * place lets a round cost.
 */
const mostRead = (players: number) => {
  const calls = players * roundsEach * 3;
  return {
    book: calls * 2 + players * roundsEach * 2,
    posting: calls + players * 2,
    game_round: calls / 2,
    vendor_session: calls * 2 + players * 2,
    play_block: 0,
    member: players * 2,
  };
};

const tables = Object.keys(mostRead(1));

async function playRounds({ user, token }: Player, name: string): Promise<void> {
  for (let n = 0; n < roundsEach; n++) {
    const common = { token, user, gameCode: 'slot', roundId: `${name}-${n}`, currency: 'USD' };
    const bet = `b-${name}-${n}`;
    const answers = [
      await casino.call('bet', { ...common, transactionId: bet, amount: 10 }),
      n % 4 === 3
        ? await casino.call('rollback', { ...common, transactionId: `r-${name}-${n}`, referenceTransactionId: bet })
        : await casino.call('win', {
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
    expect((await casino.call('play', { ...common, ...round, ...play })).status).toBe('OK');
  }
}

it('keeps to the keys, though the planner was told that the tables are empty', async () => {
  const players = await Promise.all(Array.from({ length: 40 }, () => casino.player(10_000n)));
  // From now on the statistics are sure: no round, nobody barred.
  await casino.db.query('vacuum analyze');
  const rowsRead = await countRowsRead(casino.db, tables);
  await Promise.all(players.map((player, index) => playRounds(player, `p${index}`)));
  await casino.bets.close();
  const read = await rowsRead();
  for (const [table, most] of Object.entries(mostRead(players.length)))
    expect([table, read[table]! <= most, read[table]]).toEqual([table, true, read[table]]);
  expect(read.posting).toBeGreaterThan(players.length * roundsEach);
  expect(read.member).toBe(players.length * 2);
});
