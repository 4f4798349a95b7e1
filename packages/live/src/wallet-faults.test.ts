import { randomUUID } from 'node:crypto';
import type { SessionRow } from '@fairhouse/rgs';
import { randomFrom } from '@fairhouse/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readBet } from './bets/bet.store.ts';
import { placeBet } from './bets/place-bet.ts';
import { dyingAt } from './fixtures/contacts.ts';
import { differencesFromWallet, recoverAll } from './fixtures/differences-from-wallet.ts';
import { liveCasino, type TestCasino, testTable } from './fixtures/live-casino.ts';
import type { Lease } from './lease.store.ts';
import { stepRound } from './step-round.ts';

const seed = Number(process.env.SAMPLE_SEED ?? Date.now() % 1_000_000);
const table = testTable('live-wheel', { openMs: 60_000, showMs: 5_000, mostBets: 50 });
const { code } = table;
/** One of each field: whatever falls, one of them wins. */
const everyField = ['field-2', 'field-4', 'field-5', 'field-8', 'field-10', 'field-40'];

let test: TestCasino;
let session: SessionRow;
let lease: Lease;
beforeAll(async () => {
  test = await liveCasino([table], { startMinor: 100_000_000n, times: { settleForMs: 200 } });
  session = await test.seat('ann', code);
  lease = await test.lease(code);
});
afterAll(() => test.close());
beforeEach(() => {
  test.wallet.fault = () => undefined;
  test.wallet.delay = async () => {};
  test.wallet.asked.length = 0;
});

const place = (round: number, mode = 'field-2', playId = randomUUID(), casino = test.casino) =>
  placeBet(casino, session, { playId, round, bet: { stake: 100, mode } });
const placedAll = async (round: number) => {
  const answers = await Promise.all(everyField.map((mode) => place(round, mode)));
  return answers.map((answer) => (answer.ok ? answer.bet.betId : 'none'));
};
const stateOf = async (id: string) => (await readBet(test.db, id))?.state;
const betOf = async (playId: string) => {
  const { rows } = await test.db.query<{ id: string }>('select id from live_bet where play_id = $1', [playId]);
  return rows[0]!.id;
};

describe('a stake', () => {
  it('whose answer is lost is asked for again, and taken once', async () => {
    const { number } = await test.until(lease, 'OPEN');
    let calls = 0;
    test.wallet.fault = (call) => (call === 'bet' && calls++ === 0 ? 'unanswered' : undefined);
    const answer = await place(number);
    expect(answer).toMatchObject({ ok: true, bet: { state: 'PLACED' } });
    expect(calls).toBe(2);
    await test.until(lease, 'CLOSED');
    expect(await differencesFromWallet(test, [answer.ok ? answer.bet.betId : ''])).toEqual([]);
  });

  it('that the wallet never answers holds the round up so long and no longer, and goes back', async () => {
    const { number } = await test.until(lease, 'OPEN');
    const playId = randomUUID();
    test.wallet.fault = (call) => (call === 'bet' ? 'unanswered' : undefined);
    expect(await place(number, 'field-2', playId)).toEqual({ ok: false, reason: 'bet_pending' });
    await test.until(lease, 'LOCKING');
    for (let look = 0; look < 3; look++) await test.step(lease);
    const id = await betOf(playId);
    expect(await stateOf(id)).toBe('ASKED');
    await test.db.query("update live_round set changed_at = changed_at - interval '10 s' where state = 'LOCKING'");
    const decided = await test.until(lease, 'RESULT');
    expect([decided.number, await stateOf(id)]).toEqual([number, 'CANCELLING']);
    await test.until(lease, 'CLOSED');
    await recoverAll(test);
    expect(await differencesFromWallet(test, [id])).toEqual([]);
    expect([await stateOf(id), test.wallet.netOf(id)]).toEqual(['VOID', 0n]);
    expect(await place(number, 'field-2', playId)).toEqual({ ok: false, reason: 'bet_void' });
  });

  it('that is answered after the round gave up on it is not in the round, and is given back', async () => {
    const { number } = await test.until(lease, 'OPEN');
    let answer = () => {};
    let asked = () => {};
    const isAsked = new Promise<void>((done) => {
      asked = done;
    });
    test.wallet.delay = (call) => {
      if (call !== 'bet') return Promise.resolve();
      asked();
      return new Promise((done) => {
        answer = done;
      });
    };
    const playId = randomUUID();
    const placing = place(number, 'field-2', playId);
    await isAsked;
    await test.until(lease, 'LOCKING');
    await test.db.query("update live_round set changed_at = changed_at - interval '10 s' where state = 'LOCKING'");
    await test.until(lease, 'CLOSED');
    answer();
    expect(await placing).toEqual({ ok: false, reason: 'bet_void' });
    await recoverAll(test);
    expect(await differencesFromWallet(test, [await betOf(playId)])).toEqual([]);
    expect(await stateOf(await betOf(playId))).toBe('VOID');
  });

  it('of a process that died continues from where it was', async () => {
    const { number } = await test.until(lease, 'OPEN');
    const playIds = Array.from({ length: 8 }, () => randomUUID());
    for (const [n, playId] of playIds.entries()) {
      const dying = dyingAt(test.casino, n >> 1, n % 2 === 0 ? 'before' : 'after');
      await place(number, 'field-2', playId, dying.casino).catch(() => {});
    }
    await recoverAll(test);
    const repeated = await Promise.all(playIds.map((playId) => place(number, 'field-2', playId)));
    expect(repeated.map((answer) => answer.ok && answer.bet.state)).toEqual(playIds.map(() => 'PLACED'));
    const ids = repeated.map((answer) => (answer.ok ? answer.bet.betId : ''));
    expect(new Set(ids).size).toBe(playIds.length);
    await test.until(lease, 'CLOSED');
    expect(await differencesFromWallet(test, ids)).toEqual([]);
  });

  it('of a session that ended meanwhile goes back, and of one that ended before is refused', async () => {
    const { number } = await test.until(lease, 'OPEN');
    const ended = { status: 'refused', reason: 'session_ended', balance: undefined } as const;
    test.wallet.fault = (call) => (call === 'bet' ? ended : undefined);
    expect(await place(number)).toMatchObject({ reason: 'session_ended' });
    const playId = randomUUID();
    let calls = 0;
    test.wallet.fault = (call) => (call !== 'bet' ? undefined : calls++ === 0 ? 'unanswered' : ended);
    expect(await place(number, 'field-2', playId)).toEqual({ ok: false, reason: 'bet_void' });
    expect(await differencesFromWallet(test, [await betOf(playId)])).toEqual([]);
    await test.until(lease, 'CLOSED');
  });
});

describe('a win', () => {
  it('that the wallet does not answer leaves the round in time, and is paid later, once', async () => {
    const { number } = await test.until(lease, 'OPEN');
    const ids = await placedAll(number);
    test.wallet.fault = (call) => (call === 'win' || call === 'endRound' ? 'unanswered' : undefined);
    await test.until(lease, 'CLOSED');
    expect(await Promise.all(ids.map(stateOf))).toEqual(ids.map(() => 'SETTLING'));
    test.wallet.fault = () => undefined;
    await recoverAll(test);
    expect(await differencesFromWallet(test, ids)).toEqual([]);
  });

  it('that hangs at the wallet holds up neither the round nor the other wins', async () => {
    const { number } = await test.until(lease, 'OPEN');
    const ids = await placedAll(number);
    const hung = ids[0]!;
    let answer = () => {};
    test.wallet.delay = (_call, id) =>
      id === hung
        ? new Promise((done) => {
            answer = done;
          })
        : Promise.resolve();
    await test.until(lease, 'CLOSED');
    expect((await Promise.all(ids.map(stateOf))).sort()).toEqual([...ids.slice(1).map(() => 'CLOSED'), 'SETTLING']);
    answer();
    test.wallet.delay = async () => {};
    await recoverAll(test);
    expect(await differencesFromWallet(test, ids)).toEqual([]);
  });

  it('is held, and then paid or denied; what was staked in its session counts once', async () => {
    const { rows: before } = await test.db.query<{ staked: bigint; won: bigint }>(
      'select staked, won from play_session where id = $1',
      [session.id],
    );
    const won: bigint[] = [];
    let staked = 0n;
    for (const decision of ['paid', 'denied'] as const) {
      const { number } = await test.until(lease, 'OPEN');
      const ids = await placedAll(number);
      staked += 600n;
      test.wallet.fault = (call) => (call === 'win' ? { status: 'held', balance: undefined } : undefined);
      await test.until(lease, 'CLOSED');
      const held = (await Promise.all(ids.map((id) => readBet(test.db, id)))).filter((bet) => bet?.state === 'HELD');
      expect(held).toHaveLength(1);
      await recoverAll(test);
      expect(await stateOf(held[0]!.id)).toBe('HELD');
      test.wallet.fault = (call) =>
        call === 'win' && decision === 'denied'
          ? { status: 'refused', reason: 'win_refused', balance: undefined }
          : undefined;
      await recoverAll(test);
      expect(await stateOf(held[0]!.id)).toBe(decision === 'paid' ? 'CLOSED' : 'DENIED');
      if (decision === 'paid') won.push(held[0]!.win!);
      expect(await differencesFromWallet(test, ids)).toEqual([]);
      test.wallet.fault = () => undefined;
    }
    const { rows: after } = await test.db.query<{ staked: bigint; won: bigint }>(
      'select staked, won from play_session where id = $1',
      [session.id],
    );
    expect([after[0]!.staked - before[0]!.staked, after[0]!.won - before[0]!.won]).toEqual([staked, won[0]]);
  });

  it('that is never accepted is given to an operator after a day', async () => {
    const { number } = await test.until(lease, 'OPEN');
    const ids = await placedAll(number);
    test.wallet.fault = (call) =>
      call === 'win' ? { status: 'refused', reason: 'not_accepted', balance: undefined } : undefined;
    await test.until(lease, 'CLOSED');
    await test.db.query("update live_bet set changed_at = changed_at - interval '25 h' where state = 'SETTLING'");
    await recoverAll(test);
    expect(test.faults).toEqual(['the wallet never accepted the settlement of a shared round; staff must settle it']);
    const { rows } = await test.db.query<{ id: string }>(
      "select id from live_bet where state = 'SETTLING' and work_at is null",
    );
    expect(rows.map(({ id }) => ids.includes(id))).toEqual([true]);
    test.faults.length = 0;
  });
});

it(`64 bets that race the end of betting are in the round or given back, whatever the wallet does (SAMPLE_SEED=${seed})`, async () => {
  const random = randomFrom(seed);
  const players = await Promise.all(Array.from({ length: 8 }, (_, i) => test.seat(`racer${i}`, code)));
  const acknowledged: string[] = [];
  const refused: string[] = [];
  const { number } = await test.until(lease, 'OPEN');
  test.wallet.delay = () => new Promise((done) => setTimeout(done, random.below(12)));
  test.wallet.fault = () => (random.chance(0.1) ? 'unanswered' : random.chance(0.05) ? 'unheard' : undefined);
  const racing = Array.from({ length: 64 }, async (_, i) => {
    await new Promise((done) => setTimeout(done, random.below(60)));
    const bet = { stake: 100, mode: everyField[i % everyField.length] };
    const answer = await placeBet(test.casino, players[i % players.length]!, {
      playId: randomUUID(),
      round: number,
      bet,
    });
    if (answer.ok) acknowledged.push(answer.bet.betId);
    else refused.push(answer.reason);
  });
  await new Promise((done) => setTimeout(done, 30));
  await test.hurry(code);
  for (let open = true; open; ) {
    await stepRound(test.casino, table, lease);
    open = (await test.db.query("select from live_round where state = 'OPEN' or state = 'LOCKING'")).rowCount === 1;
    await test.db.query("update live_bet set work_at = clock_timestamp() where state = 'ASKED'");
    if (open) await recoverAll(test);
  }
  await Promise.all(racing);
  test.wallet.fault = () => undefined;
  await test.until(lease, 'CLOSED');
  await recoverAll(test);
  expect(refused.filter((reason) => !['bets_closed', 'bet_pending', 'bet_void'].includes(reason))).toEqual([]);
  expect(acknowledged.length + refused.length).toBe(64);
  expect(acknowledged.length).toBeGreaterThan(5);
  expect(refused).toContain('bets_closed');
  const { rows } = await test.db.query<{ id: string }>('select id from live_bet where round_number = $1', [number]);
  expect(
    await differencesFromWallet(
      test,
      rows.map(({ id }) => id),
    ),
  ).toEqual([]);
  expect(await Promise.all(acknowledged.map(stateOf))).toEqual(acknowledged.map(() => 'CLOSED'));
});
