import { moveNotes, verifyBooks } from '@fairhouse/betting';
import { migrate } from '@fairhouse/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { casinoMigrations, casinoSchema } from '../../schema.ts';
import { hashOf, newToken } from './token.ts';
import { openWalletHouse, type WalletHouse } from './wallet.fixture.ts';
import { newWalletUser } from './wallet-user.ts';

let house: WalletHouse;

const since = [
  'ledger/0020-rounds',
  'wallet/0003-rounds-in-order',
  'wallet/0004-betting-rules',
  'wallet/0005-act',
  'wallet/0006-act',
  'wallet/0007-held-wins',
  'wallet/0008-play',
  'wallet/0009-one-way',
  'wallet/0010-held-win-words',
  'wallet/0030-desk-changed',
  'wallet/0050-guarded',
];

beforeAll(async () => {
  // With the functions of that time, which stood in the migrations themselves.
  const then = casinoMigrations.filter(({ id, again }) => !again && !since.includes(id));
  house = await openWalletHouse({ migrations: then });
});
afterAll(() => house.close());

it('rounds of before are listed by the bets that opened them, and their sessions play on', async () => {
  const memberId = await house.newMember(0n);
  const deposit = { member_id: String(memberId), type: 'DEPOSIT', amount: '1000', currency: 'USD', source: 'cashier' };
  await house.db.query('select ledger_post_within($1, $2::json)', [
    Number(memberId % 64n),
    JSON.stringify([{ ...deposit, external_id: 'deposit' }]),
  ]);
  const [user, token] = [newWalletUser(memberId), newToken()];
  await house.db.query(
    `insert into vendor_session (vault, token_hash, vendor, member_id, user_id, game_code, currency, idle_timeout, expires_at)
     values ($1, decode($2, 'hex'), 'studio', $3, $4, 'slot', 'USD', interval '1 hour', now() + interval '1 hour')`,
    [Number(memberId % 64n), hashOf(token), memberId, user],
  );
  // As a process of that time calls, also beside newer ones.
  const former = async (verb: 'bet' | 'win', roundId: string, transactionId: string) => {
    const act = [verb, 'studio', hashOf(token), user, 'slot', roundId, transactionId, null, 'USD', 10n, null];
    const { rows } = await house.db.query<{ answer: string }>(
      'select (wallet_act_batch($1, array[row($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)]::wallet_act[]))[1] as answer',
      [Number(memberId % 64n), ...act],
    );
    expect(rows[0]!.answer).toMatch(/^1 - f \d+ USD$/);
  };
  const bet = async (roundId: string, transactionId: string) => {
    const fields = { token, user, gameCode: 'slot', roundId, transactionId, currency: 'USD', amount: 10 };
    expect((await house.call('bet', fields)).status).toBe('OK');
  };
  await former('bet', 'b', 'bet-1');
  await former('bet', 'a', 'bet-2');
  await former('bet', 'b', 'bet-3');
  await former('win', 'b', 'win-1');
  await former('bet', 'c:d', 'bet-4');

  const done = await migrate(house.db, casinoSchema, casinoMigrations);
  const functions = casinoMigrations.filter(({ again }) => again).map(({ id }) => id);
  expect(done).toEqual([...since, ...functions]);

  await former('bet', 'e', 'bet-5');
  await bet('a', 'bet-6');
  const { rows } = await house.db.query(
    `select round_id as round, opened_seq::int as seq, staked::int from game_round_in_order
     where vault = $1 and member_id = $2 order by opened_seq desc`,
    [Number(memberId % 64n), memberId],
  );
  // The deposit was the first posting.
  expect(rows).toEqual([
    { round: 'e', seq: 7, staked: 10 },
    { round: 'c:d', seq: 6, staked: 10 },
    { round: 'a', seq: 3, staked: 20 },
    { round: 'b', seq: 2, staked: 20 },
  ]);

  while ((await moveNotes(house.db)) > 0);
  const { rows: bets } = await house.db.query(
    `select game_code || '/' || round_id as round, note from posting
     where vault = $1 and member_id = $2 and seq > 1 order by seq`,
    [Number(memberId % 64n), memberId],
  );
  expect(bets).toEqual(['b', 'a', 'b', 'b', 'c:d', 'e', 'a'].map((round) => ({ round: `slot/${round}`, note: null })));
  expect((await verifyBooks(house.db)).findings).toEqual([]);
});
