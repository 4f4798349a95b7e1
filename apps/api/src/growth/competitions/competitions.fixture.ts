import { randomUUID } from 'node:crypto';
import { postWithin } from '@fairhouse/betting';
import { inTransaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { withoutTriggers } from '@fairhouse/testing';
import { callWallet } from '../../testing/call-wallet.ts';
import type { TestApi, TestMember } from '../../testing/start-test-api.ts';

const dayMs = 24 * 3_600_000;

/** A tournament of dollars that runs now, whose best two rounds count. */
export const usual = (more: object = {}) => ({
  english: 'Weekend of multiples',
  filipino: 'Katapusan ng mga multiple',
  kind: 'tournament',
  measure: 'multiple',
  beginTime: new Date(Date.now() - dayMs).toISOString(),
  endTime: new Date(Date.now() + dayMs).toISOString(),
  rounds: 2,
  minimumStakes: [{ currency: 'USD', amount: '1' }],
  prizes: ['100', '50', '25'].map((amount) => [{ currency: 'USD', amount }]),
  reason: 'A test',
  ...more,
});

/** Gives the member money; `PROMOTION` into the bonus balance. */
export async function fund(api: TestApi, { id }: TestMember, minor: bigint, type: 'DEPOSIT' | 'PROMOTION' = 'DEPOSIT') {
  await inTransaction(api.db, (tx) =>
    postWithin(tx, { memberId: id, type, amount: amountOf('USD', minor), source: 'cashier', externalId: randomUUID() }),
  );
}

export async function newPlayer(api: TestApi): Promise<TestMember> {
  const member = await api.join();
  await fund(api, member, 100_000n);
  return member;
}

const games = { nocturne: 1 } as const;

/** A round that is open: with what it began by, and the calls that go on with it. */
export async function openRound(api: TestApi, member: TestMember, amount: number) {
  const { data } = await api.post('/sys/game/getLaunchUrl', { id: games.nocturne }, member.token);
  const launchToken = new URL(data).searchParams.get('token');
  const call = (path: string, fields: Record<string, unknown>) => callWallet(api.url, path, fields);
  const { user, token } = await call('authenticate', { launchToken, gameCode: 'nocturne' });
  const round = { user, token, gameCode: 'nocturne', roundId: randomUUID(), currency: 'USD' };
  const bet = randomUUID();
  await call('bet', { ...round, transactionId: bet, amount });
  return {
    roundId: round.roundId,
    win: (won: number) => call('win', { ...round, transactionId: randomUUID(), amount: won, roundClosed: true }),
    rollBack: () => call('rollback', { ...round, transactionId: randomUUID(), reference: bet }),
  };
}

/** A round of Nocturne, in minor units. */
export async function play(api: TestApi, member: TestMember, amount: number, won: number): Promise<string> {
  const { roundId, win } = await openRound(api, member, amount);
  await win(won);
  return roundId;
}

/** Moves the times of a competition, as time does. */
export async function setTimes(api: TestApi, id: number, times: { begins?: Date; ends?: Date }): Promise<void> {
  await inTransaction(api.db, async (tx) => {
    await withoutTriggers(tx);
    await tx.query(
      'update competition set starts_at = coalesce($2, starts_at), ends_at = coalesce($3, ends_at) where id = $1',
      [id, times.begins ?? null, times.ends ?? null],
    );
  });
}
