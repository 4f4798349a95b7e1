import { randomUUID } from 'node:crypto';
import { postWithin } from '@fairhouse/betting';
import { inTransaction } from '@fairhouse/database';
import { amountOf, type Currency } from '@fairhouse/money';
import type { TestApi, TestMember } from '../../testing/start-test-api.ts';

/** Pays in and stakes so many minor units. Answers the name of the bet. */
export async function wager(api: TestApi, member: TestMember, minor: bigint, currency: Currency = 'USD') {
  const id = randomUUID();
  const amount = amountOf(currency, minor);
  await inTransaction(api.db, async (tx) => {
    const common = { memberId: member.id, amount, source: 'test' };
    await postWithin(tx, { ...common, type: 'DEPOSIT', externalId: `d-${id}` });
    await postWithin(tx, { ...common, type: 'GAME_BET', externalId: `b-${id}` });
  });
  return `b-${id}`;
}

/** Takes a bet back. */
export async function rollBack(api: TestApi, member: TestMember, bet: string, minor: bigint) {
  await inTransaction(api.db, (tx) =>
    postWithin(tx, {
      memberId: member.id,
      type: 'GAME_ROLLBACK',
      amount: amountOf('USD', minor),
      source: 'test',
      externalId: `r-${bet}`,
      reference: bet,
    }),
  );
}
