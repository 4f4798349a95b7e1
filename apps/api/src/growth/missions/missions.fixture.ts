import { randomUUID } from 'node:crypto';
import { postWithin } from '@fairhouse/betting';
import { inTransaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { withoutTriggers } from '@fairhouse/testing';
import { callWallet } from '../../testing/call-wallet.ts';
import type { TestApi, TestMember } from '../../testing/start-test-api.ts';

const dayMs = 24 * 3_600_000;

/** A mission of two different games that runs now. */
export const usual = (more: object = {}) => ({
  mission: {
    english: 'Look around',
    filipino: 'Tumingin-tingin',
    beginTime: new Date(Date.now() - dayMs).toISOString(),
    endTime: new Date(Date.now() + dayMs).toISOString(),
    points: 20,
    ...('kind' in more ? {} : { kind: 'differentGames', count: 2 }),
    ...more,
  },
  reason: 'A test',
});

export async function newPlayer(api: TestApi): Promise<TestMember> {
  const member = await api.join();
  await inTransaction(api.db, (tx) =>
    postWithin(tx, {
      memberId: member.id,
      type: 'DEPOSIT',
      amount: amountOf('USD', 100_000n),
      source: 'cashier',
      externalId: randomUUID(),
    }),
  );
  return member;
}

/** Plays a round of the studio's, which pays nothing; in minor units. `end` ends it later. */
export async function openRound(api: TestApi, member: TestMember, gameCode: string, amount: number) {
  const { rows } = await api.db.query<{ id: number }>('select id from game_record where code = $1', [gameCode]);
  const { data } = await api.post('/sys/game/getLaunchUrl', { id: rows[0]!.id }, member.token);
  const launchToken = new URL(data).searchParams.get('token');
  const call = (path: string, fields: Record<string, unknown>) => callWallet(api.url, path, fields);
  const { user, token } = await call('authenticate', { launchToken, gameCode });
  const round = { user, token, gameCode, roundId: randomUUID(), currency: 'USD' };
  const bet = randomUUID();
  await call('bet', { ...round, transactionId: bet, amount });
  return {
    end: () => call('win', { ...round, transactionId: randomUUID(), amount: 0, roundClosed: true }),
    rollBack: () => call('rollback', { ...round, transactionId: randomUUID(), reference: bet }),
  };
}

export async function play(api: TestApi, member: TestMember, gameCode: string, amount = 100): Promise<void> {
  await (await openRound(api, member, gameCode, amount)).end();
}

/** Moves the times of a mission, as time does. */
export async function setTimes(api: TestApi, id: number, times: { begins?: Date; ends?: Date }): Promise<void> {
  await inTransaction(api.db, async (tx) => {
    await withoutTriggers(tx);
    await tx.query(
      'update mission set starts_at = coalesce($2, starts_at), ends_at = coalesce($3, ends_at) where id = $1',
      [id, times.begins ?? null, times.ends ?? null],
    );
  });
}
