import { setTimeout as sleep } from 'node:timers/promises';
import { openSession } from '@fairhouse/betting';
import { inTransaction } from '@fairhouse/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endGameSessions } from './end-game-sessions.ts';
import { hashOf, newToken } from './token.ts';
import { openWalletCasino, type Player, type WalletCasino } from './wallet.fixture.ts';
import { findLaunch, useLaunch } from './wallet.store.ts';

let casino: WalletCasino;

beforeAll(async () => {
  casino = await openWalletCasino();
});
afterAll(() => casino.close());

const stake = (player: Player, id: string) => ({
  token: player.token,
  user: player.user,
  gameCode: 'slot',
  roundId: `round-${id}`,
  transactionId: id,
  currency: 'USD',
  amount: 100,
});

describe('a launch token', () => {
  it('is exchanged for a session with all that a game needs to know', async () => {
    const memberId = await casino.newMember(2_500n);
    const launchToken = await casino.launch(memberId);
    const answer = await casino.call('authenticate', { launchToken, gameCode: 'slot' });
    expect(answer).toMatchObject({
      status: 'OK',
      balance: 2_500,
      currency: 'USD',
      gameCode: 'slot',
      language: 'en',
      country: 'PH',
      minimumBet: 10,
      maximumBet: 10_000,
      openRoundId: null,
    });
    expect(answer.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(JSON.stringify(answer)).not.toContain(String(memberId));
  });

  it('works once, also when it comes a hundred times at once', async () => {
    const launchToken = await casino.launch(await casino.newMember(100n));
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => casino.call('authenticate', { launchToken, gameCode: 'slot' })),
    );
    expect(answers.filter((a) => a.status === 'OK')).toHaveLength(1);
    expect(answers.filter((a) => a.status === 'INVALID_TOKEN')).toHaveLength(99);
  });

  it('is nothing to another vendor, and naming another game does not use it up', async () => {
    const launchToken = await casino.launch(await casino.newMember(100n));
    expect(await casino.call('authenticate', { launchToken, gameCode: 'slot' }, 'other')).toMatchObject({
      status: 'INVALID_TOKEN',
    });
    expect(await casino.call('authenticate', { launchToken, gameCode: 'table' })).toMatchObject({
      status: 'INVALID_GAME',
    });
    expect(await casino.call('authenticate', { launchToken, gameCode: 'slot' })).toMatchObject({ status: 'OK' });
  });

  it('expires by the database’s clock, and no invented one opens anything', async () => {
    const late = await casino.launch(await casino.newMember(100n), 'slot', 'studio', -1);
    expect(await casino.call('authenticate', { launchToken: late, gameCode: 'slot' })).toMatchObject({
      status: 'TOKEN_EXPIRED',
    });
    expect(await casino.call('authenticate', { launchToken: 'a'.repeat(43), gameCode: 'slot' })).toMatchObject({
      status: 'INVALID_TOKEN',
    });
  });

  it('is not accepted as a session', async () => {
    const player = await casino.player(100n);
    const token = await casino.launch(player.memberId);
    expect(await casino.call('balance', { token, user: player.user })).toMatchObject({ status: 'INVALID_TOKEN' });
  });

  it('opens no game in a currency the game is not offered in', async () => {
    const launchToken = await casino.launch(await casino.newMember(100n, 'BTC'), 'table');
    expect(await casino.call('authenticate', { launchToken, gameCode: 'table' })).toMatchObject({
      status: 'WRONG_CURRENCY',
    });
  });

  it('hands the round back that was left open', async () => {
    const player = await casino.player(1_000n);
    await casino.call('bet', stake(player, 'left-open'));
    const launchToken = await casino.launch(player.memberId);
    expect(await casino.call('authenticate', { launchToken, gameCode: 'slot' })).toMatchObject({
      user: player.user,
      openRoundId: 'round-left-open',
    });
  });

  it('is stored only as a hash, like the session’s token', async () => {
    const player = await casino.player(100n);
    const launchToken = await casino.launch(player.memberId);
    const { rows } = await casino.db.query(
      'select t::text as row from launch_token t union all select s::text from vendor_session s',
    );
    const stored = rows.map((row) => row.row).join('\n');
    expect(stored.length).toBeGreaterThan(0);
    expect(stored).not.toContain(launchToken);
    expect(stored).not.toContain(player.token);
  });
});

describe.each([
  ['idle for too long', `update vendor_session set last_used_at = now() - interval '31 minutes' where member_id = $1`],
  ['too old', `update vendor_session set expires_at = now() - interval '1 second' where member_id = $1`],
])('a session that is %s', (_, age) => {
  it('takes no new bet, and still settles what is open', async () => {
    const player = await casino.player(1_000n);
    const first = stake(player, `first-${player.memberId}`);
    const other = stake(player, `other-${player.memberId}`);
    await casino.call('bet', first);
    await casino.call('bet', other);
    await casino.db.query(age, [player.memberId]);

    const refused = await casino.call('bet', stake(player, `late-${player.memberId}`));
    expect(refused).toMatchObject({ status: 'TOKEN_EXPIRED', balance: 800 });
    expect(await casino.call('balance', { token: player.token, user: player.user })).toMatchObject({
      status: 'TOKEN_EXPIRED',
    });
    expect(await casino.call('bet', first)).toMatchObject({ status: 'OK', balance: 900 });
    const paid = await casino.call('win', { ...first, transactionId: `win-${player.memberId}`, amount: 300 });
    expect(paid).toMatchObject({ status: 'OK', balance: 1_100 });
    const back = { ...other, transactionId: `back-${player.memberId}`, referenceTransactionId: other.transactionId };
    expect(await casino.call('rollback', back)).toMatchObject({ status: 'OK', balance: 1_200 });
    expect(await casino.call('end-round', first)).toMatchObject({ status: 'OK' });
  });
});

describe.each([
  ['suspended', 'update member set enabled = false where id = $1'],
  ['blocked by an operator', `insert into play_block (member_id, reason, blocked_by) values ($1, 'review', 'desk')`],
])('a member who is %s', (_, stop) => {
  it('makes no new bet and opens no game, and the open round settles', async () => {
    const player = await casino.player(1_000n);
    const launchToken = await casino.launch(player.memberId);
    const first = stake(player, `open-${player.memberId}`);
    await casino.call('bet', first);
    await casino.db.query(stop, [player.memberId]);

    const refused = await casino.call('bet', stake(player, `more-${player.memberId}`));
    expect(refused).toMatchObject({ status: 'USER_DISABLED', balance: 900 });
    expect(await casino.call('authenticate', { launchToken, gameCode: 'slot' })).toMatchObject({
      status: 'USER_DISABLED',
    });
    const paid = await casino.call('win', { ...first, transactionId: `paid-${player.memberId}`, amount: 50 });
    expect(paid).toMatchObject({ status: 'OK', balance: 950 });
  });
});

describe('a session', () => {
  it('stays alive while it is used, and is written at most now and then', async () => {
    const player = await casino.player(1_000n);
    const age = (minutes: number) =>
      casino.db.query(
        `update vendor_session set last_used_at = now() - $2 * interval '1 minute' where member_id = $1`,
        [player.memberId, minutes],
      );
    const idle = async () =>
      (
        await casino.db.query(
          `select extract(epoch from now() - last_used_at)::int as s from vendor_session where member_id = $1`,
          [player.memberId],
        )
      ).rows[0].s;
    await age(20);
    await casino.call('bet', stake(player, `used-${player.memberId}`));
    expect(await idle()).toBeLessThan(5);
    await age(0.5);
    await casino.call('balance', { token: player.token, user: player.user });
    expect(await idle()).toBeGreaterThan(25);
  });

  it('is ended with the member’s log-out', async () => {
    const player = await casino.player(1_000n);
    await inTransaction(casino.db, (tx) => endGameSessions(tx, player.memberId));
    expect(await casino.call('bet', stake(player, 'after-log-out'))).toMatchObject({ status: 'TOKEN_EXPIRED' });
  });

  it('is ended with the member’s log-out also when it is just being opened', async () => {
    const player = await casino.player(1_000n);
    const launchToken = hashOf(await casino.launch(player.memberId));
    const token = newToken();
    const ended = await inTransaction(casino.db, async (tx) => {
      const launch = (await findLaunch(tx, 'studio', launchToken))!;
      await useLaunch(tx, launchToken, 'slot');
      const logOut = inTransaction(casino.db, (other) => endGameSessions(other, player.memberId));
      const isWaiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      while ((await casino.db.query(isWaiting)).rowCount === 0) await sleep(5);
      await openSession(tx, {
        ...launch,
        idleTimeoutMs: 60_000,
        absoluteTimeoutMs: 60_000,
        stakeMost: null,
        vendor: 'studio',
        tokenHash: hashOf(token),
      });
      return { logOut };
    });
    await ended.logOut;
    expect(await casino.call('bet', { ...stake(player, 'opened-late'), token })).toMatchObject({
      status: 'TOKEN_EXPIRED',
    });
  });

  it('plays only its own game, and none that was taken out of the catalogue', async () => {
    const player = await casino.player(1_000n, 'table');
    expect(await casino.call('bet', stake(player, 'wrong-game'))).toMatchObject({ status: 'INVALID_GAME' });
    await casino.db.query(`update game set enabled = false where code = 'table'`);
    const there = { ...stake(player, 'closed-game'), gameCode: 'table' };
    expect(await casino.call('bet', there)).toMatchObject({ status: 'INVALID_GAME', balance: 1_000 });
    await casino.db.query(`update game set enabled = true where code = 'table'`);
    expect(await casino.call('bet', there)).toMatchObject({ status: 'OK' });
  });
});

describe('a session that knows the rules', () => {
  const remembered = async ({ memberId }: { memberId: bigint }) => {
    const { rows } = await casino.db.query<{ current: boolean; from: bigint; to: bigint }>(
      `select s.rules_version = r.version as current, s.minimum_bet as from, s.maximum_bet as to
       from vendor_session s, betting_rules r where s.member_id = $1`,
      [memberId],
    );
    return rows[0];
  };
  const slot = "game_code = 'slot' and currency = 'USD'";

  it.each([
    [
      'LIMIT_EXCEEDED',
      `update game_limit set maximum_bet = 99 where ${slot}`,
      `update game_limit set maximum_bet = 10000 where ${slot}`,
    ],
    [
      'LIMIT_EXCEEDED',
      `update game_limit set minimum_bet = 101 where ${slot}`,
      `update game_limit set minimum_bet = 10 where ${slot}`,
    ],
    [
      'WRONG_CURRENCY',
      `delete from game_limit where ${slot}`,
      `insert into game_limit values ('slot', 'USD', 10, 10000)`,
    ],
    [
      'INVALID_GAME',
      `update game set enabled = false where code = 'slot'`,
      `update game set enabled = true where code = 'slot'`,
    ],
    ['USER_DISABLED', 'update member set enabled = false', 'update member set enabled = true'],
    [
      'USER_DISABLED',
      `insert into play_block select id, 'review', 'desk', now() from member on conflict do nothing`,
      'delete from play_block',
    ],
  ])('answers %s at the next bet after %s', async (status, change, undo) => {
    const player = await casino.player(1_000n);
    const bet = (name: string) => casino.call('bet', stake(player, `${name}-${player.memberId}`));
    expect(await bet('first')).toMatchObject({ status: 'OK', balance: 900 });
    expect(await remembered(player)).toEqual({ current: true, from: 10n, to: 10_000n });
    expect(await bet('second')).toMatchObject({ status: 'OK', balance: 800 });
    await casino.db.query(change);
    expect(await bet('refused')).toMatchObject({ status, balance: 800 });
    await casino.db.query(undo);
    expect(await remembered(player)).toMatchObject({ current: false });
    expect(await bet('third')).toMatchObject({ status: 'OK', balance: 700 });
    expect(await remembered(player)).toEqual({ current: true, from: 10n, to: 10_000n });
  });

  it('does not take what was so before a change for what is so after it', async () => {
    const player = await casino.player(1_000n);
    const bet = (name: string) => casino.call('bet', stake(player, `${name}-${player.memberId}`));
    await inTransaction(casino.db, async (tx) => {
      await tx.query(`update game_limit set maximum_bet = 99 where ${slot}`);
      expect(await bet('before')).toMatchObject({ status: 'OK' });
      expect(await remembered(player)).toMatchObject({ current: true });
    });
    expect(await bet('after')).toMatchObject({ status: 'LIMIT_EXCEEDED', balance: 900 });
    await casino.db.query(`update game_limit set maximum_bet = 10000 where ${slot}`);
  });

  it('asks no more than it has to: names, plays and covers may change', async () => {
    const player = await casino.player(1_000n);
    await casino.call('bet', stake(player, `named-${player.memberId}`));
    await casino.db.query(
      `update game set name = 'Another', total_play_count = total_play_count + 1, enabled = enabled`,
    );
    await casino.db.query('update member set city = city');
    expect(await remembered(player)).toMatchObject({ current: true });
  });

  it('refuses what its limits do not allow, and keeps them', async () => {
    const player = await casino.player(20_000n);
    await casino.call('bet', stake(player, `within-${player.memberId}`));
    const much = { ...stake(player, `much-${player.memberId}`), amount: 10_001 };
    expect(await casino.call('bet', much)).toMatchObject({ status: 'LIMIT_EXCEEDED', balance: 19_900 });
    expect(await casino.call('bet', { ...much, amount: 10_000 })).toMatchObject({ status: 'OK', balance: 9_900 });
  });
});

describe('what the place lets one round of a slot cost', () => {
  it('is the maximum of its session, sent to the vendor and enforced at the bet; tables have their own', async () => {
    const place = await openWalletCasino({
      slotStakeMost: (currency, ageYears) => (currency === 'USD' && ageYears >= 18 ? 500n : null),
    });
    try {
      const memberId = await place.newMember(100_000n);
      const sit = async (gameCode: string) =>
        place.call('authenticate', { launchToken: await place.launch(memberId, gameCode), gameCode });
      const slot = await sit('slot');
      expect(slot).toMatchObject({ status: 'OK', maximumBet: 500 });
      expect(await sit('table')).toMatchObject({ status: 'OK', maximumBet: 50_000 });
      const bet = (amount: number, n: number) =>
        place.call('bet', {
          token: slot.token,
          user: slot.user,
          gameCode: 'slot',
          roundId: `r${n}`,
          transactionId: `t${n}`,
          currency: 'USD',
          amount,
        });
      expect((await bet(501, 1)).status).toBe('LIMIT_EXCEEDED');
      expect((await bet(500, 2)).status).toBe('OK');
      // Once more, as the session remembers the rules by now.
      expect((await bet(501, 3)).status).toBe('LIMIT_EXCEEDED');
    } finally {
      await place.close();
    }
  });
});
