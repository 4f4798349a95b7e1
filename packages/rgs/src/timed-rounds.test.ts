import { createHmac } from 'node:crypto';
import {
  climbOf,
  fairStream,
  risenAfterMs,
  type ThresholdDefinition,
  type ThresholdOutcome,
} from '@fairhouse/game-math';
import { gameOf } from '@fairhouse/games';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Crash, dyingAt } from './fixtures/dying.ts';
import { knownSeed, plantSeed, type TestStudio, testStudio } from './fixtures/studio.ts';
import { openRounds } from './open-rounds.ts';
import { resumeSession } from './open-session.ts';
import type { PlayAnswer } from './play-answers.ts';
import { recoverRounds } from './recover-rounds.ts';
import { readAgeMs } from './round.store.ts';
import type { SessionRow } from './session.store.ts';
import { startRound } from './start-round.ts';
import { takeAction } from './take-action.ts';

const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest();
const crash = gameOf('crash')!;
const definition = crash.definition as ThresholdDefinition;
const rise = definition.rise!;
const startBalance = 1_000_000n;
const bet = { stake: 100, side: 'below', pays: 100_000, manual: true };

const climbAt = (nonce: number) => climbOf(definition, fairStream({ ...knownSeed, nonce }, hmac)(definition.numbers));

/** The first nonce of the known seed whose curve ends between two heights, in hundredths. */
function nonceBetween(least: number, most: number): number {
  for (let nonce = 0; ; nonce++) if (climbAt(nonce) >= least && climbAt(nonce) <= most) return nonce;
}
const high = nonceBetween(2_000, 9_000);
const low = nonceBetween(120, 140);

describe('a round of Crash in which its player may cash out', () => {
  let casino: TestStudio;
  let session: SessionRow;
  let played = 0;
  beforeAll(async () => {
    casino = await testStudio(startBalance);
    session = await casino.launch('crash');
  });
  afterAll(() => casino.close());
  beforeEach(() => {
    casino.wallet.balanceMinor = startBalance;
    casino.wallet.booked.clear();
    casino.wallet.closedRounds.clear();
  });

  type Ok = PlayAnswer & { ok: true };
  async function begin(nonce: number, of: object = bet) {
    await plantSeed(casino.db, session.playerId, nonce);
    const answer = (await startRound(casino.studio, session, { playId: `start-${played++}`, bet: of })) as Ok;
    return answer.round;
  }
  /** Lets the database's clock run on for the rounds that are open. */
  const pass = (ms: number) =>
    casino.db.query(
      `update round set changed_at = changed_at - make_interval(secs => $1::float8 / 1000),
         work_at = work_at - make_interval(secs => $1::float8 / 1000) where closed_at is null`,
      [ms],
    );
  const send = (roundId: string, action: string, playId = `action-${played++}`, studio = casino.studio) =>
    takeAction(studio, session, { playId, roundId, step: 0, action });
  const outcomeOf = (answer: PlayAnswer) => (answer as Ok).round.outcome as ThresholdOutcome;
  const stored = async () => {
    await casino.studio.commits.written();
    return (await casino.db.query('select state, win, actions, outcome from round')).rows;
  };

  it('waits for its player and hides its end', async () => {
    const round = await begin(high);
    expect(round.state).toBe('PLAYING');
    expect(round.outcome).toMatchObject({ number: null, out: null, win: 0, pays: 100_000, manual: true });
    const again = await resumeSession(casino.studio, session);
    expect(again.openRound).toMatchObject({ id: round.id, state: 'PLAYING', outcome: { number: null } });
  });

  it('is cashed out where the curve stands by the clock of the database', async () => {
    const round = await begin(high);
    await pass(risenAfterMs(rise, 300));
    const before = await readAgeMs(casino.db, round);
    const answer = await send(round.id, 'out');
    const { out, win, number } = outcomeOf(answer);
    expect(risenAfterMs(rise, out!)).toBeGreaterThanOrEqual(risenAfterMs(rise, 300));
    expect(risenAfterMs(rise, out! + 1)).toBeGreaterThan(before);
    expect([win, typeof number]).toEqual([out, 'number']);
    expect(await stored()).toMatchObject([{ state: 'CLOSED', win: BigInt(out!), actions: [`out:${out}`] }]);
    expect(casino.wallet.balanceMinor).toBe(startBalance - 100n + BigInt(out!));
  });

  it.each(['out:500', 'out:101', 'take', 'end:1'])('rejects "%s" from the page', async (action) => {
    const round = await begin(high);
    await pass(3_000);
    expect(await send(round.id, action)).toEqual({ ok: false, reason: 'action_not_allowed' });
    expect(await stored()).toMatchObject([{ state: 'PLAYING', actions: [] }]);
  });

  it('rejects a cash-out before the curve stands at 1.01, and says how long that takes', async () => {
    const { id } = await begin(high);
    const answer = (await send(id, 'out')) as { reason: string; retryAfterMs: number };
    expect(answer.reason).toBe('too_soon');
    expect(answer.retryAfterMs).toBeGreaterThan(0);
    expect(answer.retryAfterMs).toBeLessThanOrEqual(risenAfterMs(rise, 101));
  });

  it('is lost by a cash-out that comes after the end', async () => {
    const { id } = await begin(low);
    await pass(risenAfterMs(rise, 200));
    const { out, win } = outcomeOf(await send(id, 'out'));
    expect([win, out! >= 200]).toEqual([0, true]);
    expect(casino.wallet.balanceMinor).toBe(startBalance - 100n);
  });

  it('pays the target that the curve had reached when the cash-out came', async () => {
    const { id } = await begin(high, { ...bet, pays: 150 });
    await pass(risenAfterMs(rise, 900));
    expect(outcomeOf(await send(id, 'out'))).toMatchObject({ out: null, win: 150 });
    expect(await stored()).toMatchObject([{ actions: ['end'] }]);
  });

  it('answers who asks for the end once it has come', async () => {
    const { id } = await begin(low);
    await pass(risenAfterMs(rise, climbAt(low)) - 150);
    expect(outcomeOf(await send(id, 'end'))).toMatchObject({ win: 0, out: null });
  });

  it('answers every open round alike, however far its end is', async () => {
    const { id } = await begin(high);
    const hurried = { ...casino.studio, times: { ...casino.studio.times, heldMs: 1 } };
    const answers = [await send(id, 'end', undefined, hurried)];
    await pass(1_000);
    answers.push(await send(id, 'end', undefined, hurried));
    expect(answers).toEqual(Array(2).fill({ ok: false, reason: 'too_soon', retryAfterMs: 1 }));
  });

  it('gives a repeated cash-out its first answer', async () => {
    const { id } = await begin(high);
    await pass(2_000);
    const first = await send(id, 'out', 'one');
    await pass(2_000);
    expect(outcomeOf(await send(id, 'out', 'one'))).toEqual(outcomeOf(first));
  });

  it('lets one of two actions count, and shows the other what it led to', async () => {
    const { id } = await begin(low);
    await pass(risenAfterMs(rise, 110));
    const asked = send(id, 'end');
    const out = await send(id, 'out');
    expect(outcomeOf(out).win).toBeGreaterThan(0);
    expect(await asked).toMatchObject({ ok: false, reason: 'stale_step', round: { outcome: outcomeOf(out) } });
  });

  it('continues in a process that did not begin it', async () => {
    const { id } = await begin(high);
    await pass(2_000);
    const other = { ...casino.studio, openRounds: openRounds() };
    expect(outcomeOf(await send(id, 'out', undefined, other)).win).toBeGreaterThan(100);
  });

  it.each([
    ['pays the target that was reached', high, 200],
    ['loses where it was not', low, 0],
  ])('ends by itself without a request: %s', async (_, nonce, win) => {
    await begin(nonce, { ...bet, pays: 200 });
    await casino.db.query('update round set work_at = now() where closed_at is null');
    await recoverRounds(casino.studio);
    expect(await stored()).toMatchObject([{ state: 'PLAYING' }]);
    await pass(risenAfterMs(rise, 200));
    await casino.db.query('update round set work_at = now() where closed_at is null');
    await recoverRounds(casino.studio);
    expect(await stored()).toMatchObject([{ state: 'CLOSED', win: BigInt(win), actions: ['end'] }]);
    expect(casino.wallet.balanceMinor).toBe(startBalance - 100n + BigInt(win));
  });

  it('is due for recovery when it is over', async () => {
    await begin(low);
    const { rows } = await casino.db.query<{ ms: number }>(
      'select (extract(epoch from work_at - changed_at) * 1000)::float8 as ms from round',
    );
    expect(Math.round(rows[0]!.ms)).toBe(risenAfterMs(rise, climbAt(low)));
  });

  it.each(['before', 'after'] as const)(
    'is settled once when the process is killed %s any contact of the cash-out',
    async (when) => {
      for (let n = 0, most = 1; n < most; n++) {
        const { id } = await begin(high, { ...bet, pays: 5_000 });
        await pass(2_000);
        const dying = dyingAt(casino.studio, n, when);
        const answer = await send(id, 'out', undefined, dying.studio).catch((error: unknown) => error);
        if (dying.contacts() > n) most = n + 2;
        if (n === 0) expect(answer).toBeInstanceOf(Crash);
        await pass(60_000);
        await casino.db.query('update round set work_at = now() where closed_at is null');
        await recoverRounds(casino.studio);
        const [{ state, win, actions, outcome }] = (await stored()) as [
          { state: string; win: bigint; actions: string[]; outcome: ThresholdOutcome },
        ];
        expect([state, actions.length]).toEqual(['CLOSED', 1]);
        // Where the cash-out was written down, it counts; else the curve has risen to its end.
        const taken = outcome.out ?? 5_000;
        expect(win).toBe(climbAt(high) >= taken ? BigInt(taken) : 0n);
        expect(casino.wallet.balanceMinor).toBe(startBalance - 100n + win);
        casino.wallet.balanceMinor = startBalance;
        casino.wallet.booked.clear();
        casino.wallet.closedRounds.clear();
      }
    },
  );
});
