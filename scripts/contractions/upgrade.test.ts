import { readFileSync } from 'node:fs';
import { isUpToDate, type Migration, migrate } from '@fairhouse/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWalletCasino, type WalletCasino } from '../../apps/api/src/play/wallet/wallet.fixture.ts';
import { casinoMigrations, casinoSchema } from '../../apps/api/src/schema.ts';
import { contractionsIn } from './contractions-in.ts';

const fixture = (name: string): Migration => ({
  id: `wallet/${name}`,
  sql: readFileSync(new URL(`fixtures/${name}.sql`, import.meta.url), 'utf8'),
});
const expand = fixture('0001-expand');
const contract = fixture('0002-contract');

let casino: WalletCasino;

beforeAll(async () => {
  casino = await openWalletCasino();
});
afterAll(() => casino.close());

it('members of the last release play on while the next release expands and the one after it contracts', async () => {
  const { memberId, user, token } = await casino.player(1000n);
  const bet = async (transactionId: string) => {
    const fields = {
      token,
      user,
      gameCode: 'slot',
      roundId: transactionId,
      transactionId,
      currency: 'USD',
      amount: 10,
    };
    expect((await casino.call('bet', fields)).status).toBe('OK');
  };
  await bet('1');

  const next = [...casinoMigrations, expand];
  expect(await migrate(casino.db, casinoSchema, next)).toEqual([expand.id]);
  await bet('2');
  // A process of the last release starts on the newer schema: it changes nothing.
  expect(await migrate(casino.db, casinoSchema, casinoMigrations)).toEqual([]);
  expect([await isUpToDate(casino.db, casinoMigrations), await isUpToDate(casino.db, next)]).toEqual([false, true]);
  const { rows } = await casino.db.query('select round_id as round, device from game_round order by round_id');
  expect(rows).toEqual([
    { round: '1', device: 'unknown' },
    { round: '2', device: 'unknown' },
  ]);

  expect(await migrate(casino.db, casinoSchema, [...next, contract])).toEqual([contract.id]);
  await bet('3');
  expect(await casino.cashOf(memberId)).toBe(970n);
});

it('only the second of them is refused while the last release is in use', () => {
  expect(contractionsIn(expand.sql)).toEqual([]);
  expect(contractionsIn(contract.sql).map(({ name }) => name)).toEqual(['device']);
});
