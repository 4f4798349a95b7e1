import { randomUUID } from 'node:crypto';
import { verifyBooks } from '@fairhouse/betting';
import { inTransaction } from '@fairhouse/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PromotionBounds, writePromotion } from './vendor-promotion.store.ts';
import { openWalletCasino, type Player, type WalletCasino, type WalletReply } from './wallet.fixture.ts';

let casino: WalletCasino;
beforeAll(async () => {
  casino = await openWalletCasino();
});
afterAll(() => casino.close());

const dayMs = 24 * 3_600_000;
const usual: PromotionBounds = { mayGrant: true, winMost: 5_000n, daily: 1_000_000n };

async function allow(bounds: Partial<PromotionBounds> = {}, of: WalletCasino = casino): Promise<void> {
  await inTransaction(of.db, async (tx) => {
    await tx.query('delete from vendor_promotion');
    await writePromotion(tx, { ...usual, ...bounds, vendor: 'studio', currency: 'USD', setBy: 'operator:desk' });
  });
}

const grantOf = ({ token, user }: Player, more: Record<string, unknown> = {}) => ({
  ...{ token, user, gameCode: 'slot', transactionId: `grant-${randomUUID()}`, currency: 'USD' },
  ...{ stake: 20, count: 3, winMost: 2_000, wagering: 0, expiresAt: new Date(Date.now() + dayMs).toISOString() },
  ...more,
});
const grant = (fields: Record<string, unknown>, vendor?: string): Promise<WalletReply> =>
  casino.call('free-rounds/grant', fields, vendor);
const statusOf = async (fields: Record<string, unknown>, vendor?: string) => (await grant(fields, vendor)).status;
const cancel = async ({ token, user }: Player, freeRoundsId: string, vendor?: string) =>
  (await casino.call('free-rounds/cancel', { token, user, freeRoundsId }, vendor)).status;
const list = async ({ token, user }: Player) => (await casino.call('free-rounds/list', { token, user })).freeRounds;

function play({ token, user }: Player, freeRoundsId: string, winAmount: number): Promise<WalletReply> {
  const roundId = randomUUID();
  const ids = { roundId, transactionId: `${roundId}:b`, winTransactionId: `${roundId}:w` };
  return casino.call('play', {
    ...{ token, user, gameCode: 'slot', currency: 'USD', amount: 20 },
    ...{ ...ids, winAmount, freeRoundsId },
  });
}

async function auditEventsOf({ memberId }: Player) {
  const { rows } = await casino.db.query(
    `select actor, command, before, after from audit_event where member_id = $1 and command ~ '^freeRounds' order by id`,
    [memberId],
  );
  return rows;
}
const spent = async () => (await casino.db.query('select spent from vendor_promotion')).rows[0]!.spent;
const grantsOf = async ({ memberId }: Player) =>
  (await casino.db.query('select source, given_by as "givenBy" from free_grant where member_id = $1', [memberId])).rows;

describe('free rounds that a vendor grants', () => {
  it('are listed, played and paid by the casino, with their record', async () => {
    await allow();
    const player = await casino.player(1_000n);
    const fields = grantOf(player);
    const granted = await grant(fields);
    expect(granted).toMatchObject({ status: 'OK', transactionId: fields.transactionId });
    expect(await list(player)).toMatchObject([
      { freeRoundsId: granted.freeRoundsId, stake: 20, count: 3, left: 3, winMost: 2_000, expiresAt: fields.expiresAt },
    ]);
    expect(await play(player, granted.freeRoundsId, 50)).toMatchObject({ status: 'OK', balance: 1_000 });
    expect(await grantsOf(player)).toEqual([{ source: 'vendor', givenBy: 'vendor:studio' }]);
    expect(await auditEventsOf(player)).toMatchObject([
      { actor: 'vendor:studio', command: 'freeRounds.give', after: { game: 'slot', count: 3, most: '2000' } },
    ]);
    expect(await spent()).toBe(2_000n);
    expect((await verifyBooks(casino.db, { memberId: player.memberId })).findings).toEqual([]);
  });

  it('are granted once when the call is repeated, also after the right was withdrawn and the session has ended', async () => {
    await allow();
    const player = await casino.player(0n);
    const fields = grantOf(player);
    const { freeRoundsId } = await grant(fields);
    await allow({ mayGrant: false, winMost: 0n, daily: 0n });
    await casino.db.query('update vendor_session set ended_at = now() where member_id = $1', [player.memberId]);
    expect(await grant(fields)).toMatchObject({ status: 'OK', freeRoundsId });
    expect(await grantsOf(player)).toHaveLength(1);
    expect(await auditEventsOf(player)).toHaveLength(1);
    expect(await spent()).toBe(0n);
  });

  it.each([
    ['another count', { count: 4 }],
    ['another stake', { stake: 21 }],
    ['another maximum', { winMost: 2_001 }],
    ['another wagering', { wagering: 1 }],
    ['another game', { gameCode: 'table' }],
    ['another currency', { currency: 'EUR' }],
    ['another time', { expiresAt: new Date(Date.now() + 2 * dayMs).toISOString() }],
  ])('are refused when their name comes with %s', async (_what, more) => {
    await allow();
    const player = await casino.player(0n);
    const fields = grantOf(player);
    await grant(fields);
    expect(await grant({ ...fields, ...more })).toMatchObject({ status: 'DUPLICATE_TRANSACTION' });
    expect(await grantsOf(player)).toHaveLength(1);
    expect(await spent()).toBe(2_000n);
  });

  it('are refused when the vendor has no right to grant in this currency', async () => {
    const player = await casino.player(0n);
    await casino.db.query('delete from vendor_promotion');
    expect(await statusOf(grantOf(player))).toBe('PROMOTION_NOT_ALLOWED');
    await allow({ mayGrant: false });
    expect(await statusOf(grantOf(player))).toBe('PROMOTION_NOT_ALLOWED');
    await allow({ winMost: 0n });
    expect(await statusOf(grantOf(player))).toBe('PROMOTION_NOT_ALLOWED');
    expect(await grantsOf(player)).toEqual([]);
  });

  it('are refused above the largest win, above the budget of the day, and when they end too late or before now', async () => {
    await allow({ daily: 6_000n });
    const player = await casino.player(0n);
    const inDays = (days: number) => ({ expiresAt: new Date(Date.now() + days * dayMs).toISOString() });
    expect(await statusOf(grantOf(player, { winMost: 5_001 }))).toBe('PROMOTION_LIMIT_EXCEEDED');
    expect(await statusOf(grantOf(player, inDays(91)))).toBe('PROMOTION_LIMIT_EXCEEDED');
    expect(await statusOf(grantOf(player, inDays(-1)))).toBe('FREE_ROUNDS_EXPIRED');
    expect(await spent()).toBe(0n);
    const fields = grantOf(player, { winMost: 4_000 });
    expect(await statusOf(fields)).toBe('OK');
    const next = grantOf(player, { winMost: 2_001 });
    expect(await statusOf(next)).toBe('PROMOTION_LIMIT_EXCEEDED');
    expect(await statusOf({ ...next, winMost: 2_000 })).toBe('OK');
    expect(await spent()).toBe(6_000n);
  });

  it('are refused at another stake than the game takes, and leave the budget as it is', async () => {
    await allow();
    const player = await casino.player(0n);
    expect(await statusOf(grantOf(player, { stake: 9 }))).toBe('LIMIT_EXCEEDED');
    expect(await statusOf(grantOf(player, { stake: 10_001 }))).toBe('LIMIT_EXCEEDED');
    expect(await spent()).toBe(0n);
  });

  it('are refused in a game of another vendor, to another player, in another currency and in a wrong form', async () => {
    await allow();
    const [player, other] = [await casino.player(0n), await casino.player(0n)];
    expect(await statusOf(grantOf(player, { gameCode: 'nothing' }))).toBe('INVALID_GAME');
    expect(await statusOf(grantOf(player, { user: other.user }))).toBe('INVALID_TOKEN');
    expect(await statusOf(grantOf(player, { user: 'nobody' }))).toBe('INVALID_TOKEN');
    expect(await statusOf(grantOf(player), 'other')).toBe('INVALID_TOKEN');
    expect(await statusOf(grantOf(player, { currency: 'EUR' }))).toBe('WRONG_CURRENCY');
    expect(await statusOf(grantOf(player, { count: 0 }))).toBe('WRONG_SYNTAX');
    expect(await statusOf(grantOf(player, { wagering: 101 }))).toBe('WRONG_SYNTAX');
    expect(await spent()).toBe(0n);
  });

  it('are refused on a break and with signs of harm', async () => {
    await allow();
    const player = await casino.player(0n);
    await casino.db.query(
      `insert into play_pause (member_id, kind, until, since, started_by)
       values ($1, 'break', now() + interval '1 hour', now(), 'player')`,
      [player.memberId],
    );
    expect(await statusOf(grantOf(player))).toBe('PLAYER_NOT_ELIGIBLE');
    const spared = await casino.player(0n);
    await casino.db.query(
      `insert into harm_case (member_id, score, kind, markers, opened_at) values ($1, 7, 'chasing', '[]', now())`,
      [spared.memberId],
    );
    expect(await statusOf(grantOf(spared))).toBe('PLAYER_NOT_ELIGIBLE');
    expect(await spent()).toBe(0n);
  });

  it('are granted once when 64 repeats come at once', async () => {
    await allow();
    const player = await casino.player(0n);
    const fields = grantOf(player);
    const answers = await Promise.all(Array.from({ length: 64 }, () => grant(fields)));
    expect(new Set(answers.map(({ status, freeRoundsId }) => `${status} ${freeRoundsId}`)).size).toBe(1);
    expect(answers[0]!.status).toBe('OK');
    expect(await grantsOf(player)).toHaveLength(1);
    expect(await spent()).toBe(2_000n);
    expect(await auditEventsOf(player)).toHaveLength(1);
  });
});

describe('free rounds that a vendor cancels', () => {
  it('end at once, and again when it is repeated; what was won stays', async () => {
    await allow();
    const player = await casino.player(1_000n);
    const { freeRoundsId } = await grant(grantOf(player));
    await play(player, freeRoundsId, 50);
    expect(await cancel(player, freeRoundsId)).toBe('OK');
    expect(await cancel(player, freeRoundsId)).toBe('OK');
    expect((await play(player, freeRoundsId, 50)).status).toBe('FREE_ROUNDS_ENDED');
    expect(await list(player)).toEqual([]);
    expect(await auditEventsOf(player)).toMatchObject([
      { command: 'freeRounds.give' },
      {
        actor: 'vendor:studio',
        command: 'freeRounds.cancel',
        before: { state: 'open', used: 1 },
        after: { state: 'cancelled', used: 1, won: '50' },
      },
    ]);
    expect(await spent()).toBe(2_000n);
  });

  it('are answered as they are once they were used up, ended with an exclusion or past their time', async () => {
    await allow();
    const player = await casino.player(1_000n);
    const { freeRoundsId } = await grant(grantOf(player, { count: 1 }));
    await play(player, freeRoundsId, 0);
    expect(await cancel(player, freeRoundsId)).toBe('FREE_ROUNDS_USED_UP');
    for (const [state, status] of [
      ['expired', 'FREE_ROUNDS_EXPIRED'],
      ['ended', 'FREE_ROUNDS_ENDED'],
    ] as const) {
      const over = await grant(grantOf(player));
      await casino.db.query('update free_grant set state = $2, ended_at = now() where id = $1', [
        over.freeRoundsId,
        state,
      ]);
      expect(await cancel(player, over.freeRoundsId)).toBe(status);
    }
  });

  it('are unknown when the casino, another vendor or nobody granted them, and to another player', async () => {
    await allow();
    const [player, other] = [await casino.player(0n), await casino.player(0n)];
    const { freeRoundsId } = await grant(grantOf(player));
    expect(await cancel(other, freeRoundsId)).toBe('FREE_ROUNDS_UNKNOWN');
    expect(await cancel(player, randomUUID())).toBe('FREE_ROUNDS_UNKNOWN');
    expect(await cancel(player, freeRoundsId, 'other')).toBe('INVALID_TOKEN');
    await casino.db.query(`update free_grant set source = 'support' where id = $1`, [freeRoundsId]);
    expect(await cancel(player, freeRoundsId)).toBe('FREE_ROUNDS_UNKNOWN');
    await casino.db.query(`update free_grant set source = 'vendor', vendor = 'other' where id = $1`, [freeRoundsId]);
    expect(await cancel(player, freeRoundsId)).toBe('FREE_ROUNDS_UNKNOWN');
    expect((await casino.db.query('select state from free_grant where id = $1', [freeRoundsId])).rows).toEqual([
      { state: 'open' },
    ]);
  });

  it('end once when 16 cancellations and their last bet come at once', async () => {
    await allow();
    const player = await casino.player(1_000n);
    const { freeRoundsId } = await grant(grantOf(player, { count: 1 }));
    const [played, ...cancelled] = await Promise.all([
      play(player, freeRoundsId, 0).then(({ status }) => status),
      ...Array.from({ length: 16 }, () => cancel(player, freeRoundsId)),
    ]);
    const wasPlayed = played === 'OK';
    expect(played).toBe(wasPlayed ? 'OK' : 'FREE_ROUNDS_ENDED');
    expect(new Set(cancelled)).toEqual(new Set([wasPlayed ? 'FREE_ROUNDS_USED_UP' : 'OK']));
    expect((await auditEventsOf(player)).map(({ command }) => command)).toEqual(
      wasPlayed ? ['freeRounds.give'] : ['freeRounds.give', 'freeRounds.cancel'],
    );
  });
});

it('are granted nowhere when the place of the player allows no free rounds', async () => {
  const closed = await openWalletCasino({ isPlaceOpen: false });
  try {
    await allow({}, closed);
    const player = await closed.player(0n);
    expect((await closed.call('free-rounds/grant', grantOf(player))).status).toBe('PLAYER_NOT_ELIGIBLE');
  } finally {
    await closed.close();
  }
});
