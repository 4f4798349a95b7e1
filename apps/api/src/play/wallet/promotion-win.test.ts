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

const usual: PromotionBounds = { mayGrant: false, winMost: 5_000n, daily: 1_000_000n };

/** What the vendor `studio` may pay in dollars; what was spent before is forgotten. */
async function allow(bounds: Partial<PromotionBounds> = {}): Promise<void> {
  await inTransaction(casino.db, async (tx) => {
    await tx.query('delete from vendor_promotion');
    await writePromotion(tx, { ...usual, ...bounds, vendor: 'studio', currency: 'USD', setBy: 'operator:desk' });
  });
}

const prizeOf = ({ token, user }: Player, more: Record<string, unknown> = {}) => ({
  ...{ token, user, gameCode: 'slot', promotionId: 'tournament-1', transactionId: `prize-${randomUUID()}` },
  ...{ currency: 'USD', amount: 2_500 },
  ...more,
});
const pay = (prize: Record<string, unknown>, vendor?: string): Promise<WalletReply> =>
  casino.call('promotion-win', prize, vendor);
const statusOf = async (prize: Record<string, unknown>, vendor?: string) => (await pay(prize, vendor)).status;

async function auditEventsOf({ memberId }: Player) {
  const { rows } = await casino.db.query(
    'select actor, subject, command, after from audit_event where member_id = $1 order by id',
    [memberId],
  );
  return rows;
}

const spent = async () => (await casino.db.query('select spent from vendor_promotion')).rows[0]!.spent;

describe('a promotional win of a vendor', () => {
  it('is paid as cash, marked in the book, with its record', async () => {
    await allow();
    const player = await casino.player(1_000n);
    const prize = prizeOf(player);
    expect(await pay(prize)).toMatchObject({
      status: 'OK',
      balance: 3_500,
      currency: 'USD',
      transactionId: prize.transactionId,
    });
    expect(await casino.cashOf(player.memberId)).toBe(3_500n);
    expect((await casino.postings(player.memberId)).map(({ type }) => type)).toEqual(['DEPOSIT', 'SUPPLIER_PRIZE']);
    expect(await casino.round(player.memberId, 'tournament-1')).toBeUndefined();
    const after = { amount: '2500', currency: 'USD', vendor: 'studio', game: 'slot', promotionId: 'tournament-1' };
    expect(await auditEventsOf(player)).toEqual([
      {
        actor: 'vendor:studio',
        subject: `promotion-win:studio/${prize.transactionId}`,
        command: 'promotionWin.pay',
        after,
      },
    ]);
    expect(await spent()).toBe(2_500n);
    expect((await verifyBooks(casino.db, { memberId: player.memberId })).findings).toEqual([]);
  });

  it('is paid once when it is repeated, also after the right was withdrawn and the session has ended', async () => {
    await allow();
    const player = await casino.player(0n);
    const prize = prizeOf(player);
    expect(await pay(prize)).toMatchObject({ status: 'OK', balance: 2_500 });
    await casino.call('bet', { ...prize, roundId: 'r', transactionId: `bet-${randomUUID()}`, amount: 100 });
    await allow({ winMost: 0n, daily: 0n });
    await casino.db.query('update vendor_session set ended_at = now() where member_id = $1', [player.memberId]);
    expect(await pay(prize)).toMatchObject({ status: 'OK', balance: 2_500 });
    expect(await casino.cashOf(player.memberId)).toBe(2_400n);
    expect(await auditEventsOf(player)).toHaveLength(1);
    expect(await spent()).toBe(0n);
  });

  it('is paid after the session has ended', async () => {
    await allow();
    const player = await casino.player(0n);
    await casino.db.query('update vendor_session set ended_at = now() where member_id = $1', [player.memberId]);
    expect(await statusOf(prizeOf(player))).toBe('OK');
  });

  it.each([
    ['another amount', { amount: 2_501 }],
    ['another promotion', { promotionId: 'tournament-2' }],
    ['another game', { gameCode: 'table' }],
    ['another currency', { currency: 'EUR' }],
  ])('is refused when its transaction id comes with %s', async (_what, more) => {
    await allow();
    const player = await casino.player(0n);
    const prize = prizeOf(player);
    await pay(prize);
    expect(await statusOf({ ...prize, ...more })).toBe('DUPLICATE_TRANSACTION');
    expect(await casino.cashOf(player.memberId)).toBe(2_500n);
    expect(await spent()).toBe(2_500n);
  });

  it('is refused when its transaction id is that of a bet, and the other way round', async () => {
    await allow();
    const player = await casino.player(1_000n);
    const bet = { ...prizeOf(player), roundId: 'r1', amount: 100 };
    await casino.call('bet', bet);
    expect(await statusOf({ ...bet, amount: 100 })).toBe('DUPLICATE_TRANSACTION');
    const prize = prizeOf(player);
    await pay(prize);
    expect((await casino.call('bet', { ...prize, roundId: 'r2', amount: 100 })).status).toBe('DUPLICATE_TRANSACTION');
    expect(await casino.cashOf(player.memberId)).toBe(3_400n);
  });

  it('is refused when the casino has given the vendor no right to it in this currency', async () => {
    const player = await casino.player(0n);
    await casino.db.query('delete from vendor_promotion');
    expect(await statusOf(prizeOf(player))).toBe('PROMOTION_NOT_ALLOWED');
    await allow({ winMost: 0n });
    expect(await statusOf(prizeOf(player))).toBe('PROMOTION_NOT_ALLOWED');
    await allow();
    const bitcoin = await casino.player(0n, 'slot', 'BTC');
    expect(await statusOf(prizeOf(bitcoin, { currency: 'BTC' }))).toBe('PROMOTION_NOT_ALLOWED');
    expect(await auditEventsOf(player)).toEqual([]);
  });

  it('is refused above the largest win, and leaves its id free', async () => {
    await allow();
    const player = await casino.player(0n);
    const prize = prizeOf(player);
    expect(await pay({ ...prize, amount: 5_001 })).toMatchObject({ status: 'PROMOTION_LIMIT_EXCEEDED', balance: 0 });
    expect(await pay({ ...prize, amount: 5_000 })).toMatchObject({ status: 'OK', balance: 5_000 });
  });

  it('is refused above what is left of the budget of the day, which begins again with the next', async () => {
    await allow({ daily: 6_000n });
    const player = await casino.player(0n);
    expect(await statusOf(prizeOf(player, { amount: 4_000 }))).toBe('OK');
    expect(await statusOf(prizeOf(player, { amount: 2_001 }))).toBe('PROMOTION_LIMIT_EXCEEDED');
    expect(await statusOf(prizeOf(player, { amount: 2_000 }))).toBe('OK');
    expect(await statusOf(prizeOf(player, { amount: 1 }))).toBe('PROMOTION_LIMIT_EXCEEDED');
    await casino.db.query('update vendor_promotion set spent_on = spent_on - 1');
    expect(await statusOf(prizeOf(player, { amount: 5_000 }))).toBe('OK');
    expect(await spent()).toBe(5_000n);
  });

  it('is refused for a game of another vendor, another player or session, and in another currency', async () => {
    await allow();
    const [player, other] = [await casino.player(0n), await casino.player(0n)];
    await casino.db.query(
      `insert into game (id, code, vendor, name, cover, category, sort_index, enabled, play_for_fun, coming_soon)
       values (9, 'foreign', 'other', 'Foreign', '/c', 'Slots', 9, true, true, false)`,
    );
    expect(await statusOf(prizeOf(player, { gameCode: 'foreign' }))).toBe('INVALID_GAME');
    expect(await statusOf(prizeOf(player, { gameCode: 'nothing' }))).toBe('INVALID_GAME');
    expect(await statusOf(prizeOf(player, { user: other.user }))).toBe('INVALID_TOKEN');
    expect(await statusOf(prizeOf(player, { user: 'nobody' }))).toBe('INVALID_TOKEN');
    expect(await statusOf(prizeOf(player, { token: 'x'.repeat(43) }))).toBe('INVALID_TOKEN');
    expect(await statusOf(prizeOf(player), 'other')).toBe('INVALID_TOKEN');
    expect(await statusOf(prizeOf(player, { currency: 'EUR' }))).toBe('WRONG_CURRENCY');
    expect(await statusOf(prizeOf(player, { amount: 0 }))).toBe('WRONG_SYNTAX');
    expect(await spent()).toBe(0n);
  });

  it('is refused on a break and with signs of harm, and paid under the same id after the break', async () => {
    await allow();
    const player = await casino.player(0n);
    const prize = prizeOf(player);
    await casino.db.query(
      `insert into play_pause (member_id, kind, until, since, started_by)
       values ($1, 'break', now() + interval '1 hour', now(), 'player')`,
      [player.memberId],
    );
    expect(await statusOf(prize)).toBe('PLAYER_NOT_ELIGIBLE');
    await casino.db.query(
      `update play_pause set since = now() - interval '2 hours', until = now() - interval '1 hour'`,
    );
    expect(await statusOf(prize)).toBe('OK');
    await casino.db.query(
      `insert into harm_case (member_id, score, kind, markers, opened_at) values ($1, 7, 'chasing', '[]', now())`,
      [player.memberId],
    );
    expect(await statusOf(prizeOf(player))).toBe('PLAYER_NOT_ELIGIBLE');
    expect(await spent()).toBe(2_500n);
  });

  it('is paid once when 64 repeats come at once', async () => {
    await allow();
    const player = await casino.player(0n);
    const prize = prizeOf(player);
    const answers = await Promise.all(Array.from({ length: 64 }, () => pay(prize)));
    expect(answers.filter(({ status, balance }) => status === 'OK' && balance === 2_500)).toHaveLength(64);
    expect(await casino.cashOf(player.memberId)).toBe(2_500n);
    expect(await spent()).toBe(2_500n);
    expect(await auditEventsOf(player)).toHaveLength(1);
  });

  it('keeps within the budget when wins of 16 players come at once', async () => {
    await allow({ daily: 10_000n });
    const players = await Promise.all(Array.from({ length: 16 }, () => casino.player(0n)));
    const statuses = await Promise.all(players.map((player) => statusOf(prizeOf(player))));
    expect(statuses.filter((status) => status === 'OK')).toHaveLength(4);
    expect(statuses.filter((status) => status === 'PROMOTION_LIMIT_EXCEEDED')).toHaveLength(12);
    expect(await spent()).toBe(10_000n);
  });
});

it('is paid nowhere when the place of the player allows no free rounds', async () => {
  const closed = await openWalletCasino({ isPlaceOpen: false });
  try {
    await inTransaction(closed.db, (tx) =>
      writePromotion(tx, { ...usual, vendor: 'studio', currency: 'USD', setBy: 'operator:desk' }),
    );
    const player = await closed.player(0n);
    expect((await closed.call('promotion-win', prizeOf(player))).status).toBe('PLAYER_NOT_ELIGIBLE');
    expect(await closed.cashOf(player.memberId)).toBe(0n);
  } finally {
    await closed.close();
  }
});
