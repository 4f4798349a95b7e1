import { createHmac } from 'node:crypto';
import { type BlackjackOutcome, fairStream, type LadderOutcome, type SlotOutcome } from '@fairhouse/game-math';
import { gameOf } from '@fairhouse/games';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Crash, dyingAt } from './fixtures/dying.ts';
import { answering } from './fixtures/memory-wallet.ts';
import { knownSeed, plantSeed, type TestStudio, testStudio } from './fixtures/studio.ts';
import { openRounds } from './open-rounds.ts';
import { resumeSession } from './open-session.ts';
import type { PlayAnswer } from './play-answers.ts';
import { recoverRounds } from './recover-rounds.ts';
import { readTotals, type SessionRow } from './session.store.ts';
import { startRound } from './start-round.ts';
import type { Studio } from './studio.ts';
import { takeAction } from './take-action.ts';

const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest();
const nocturne = gameOf('nocturne')!;
const blackjack = gameOf('blackjack')!;
const slotBet = { coin: 5 };
const startBalance = 1_000_000n;

/** The first nonce of the known seed whose round passes the test. */
function nonceWhere(play: (nonce: number) => boolean): number {
  for (let nonce = 0; ; nonce++) if (play(nonce)) return nonce;
}
const streamAt = (nonce: number) => fairStream({ ...knownSeed, nonce }, hmac);
const slotAt = (nonce: number) => nocturne.play(slotBet, [], streamAt(nonce));
const blackjackAt = (nonce: number, actions: string[]) => blackjack.play({ stake: 500 }, actions, streamAt(nonce));

let casino: TestStudio;
let session: SessionRow;
let played = 0;

const due = () => casino.db.query("update round set work_at = now() - interval '1 s' where closed_at is null");

/** The wallet, which answers every play in this way. */
const forgetting = (reason: 'session_ended' | 'not_accepted') =>
  answering(casino.wallet, { play: async () => ({ status: 'refused', reason, balance: undefined }) });

async function fresh(nonce: number): Promise<string> {
  casino.wallet.balanceMinor = startBalance;
  casino.wallet.booked.clear();
  casino.wallet.closedRounds.clear();
  casino.wallet.sessionEnded = false;
  await plantSeed(casino.db, session.playerId, nonce);
  return `crash-test-${played++}`;
}

type Written = { state: string; nonce: number; win: bigint; staked: bigint; outcome: unknown };

const written = async (): Promise<Written[]> =>
  (await casino.db.query('select state, nonce, win, staked, outcome from round order by id')).rows;

async function rounds(): Promise<Written[]> {
  await casino.studio.commits.written();
  return written();
}

async function expectPlayedOnce(nonce: number, expected: { staked: number; win: number; outcome: unknown }) {
  expect(await rounds()).toEqual([
    { state: 'CLOSED', nonce, win: BigInt(expected.win), staked: BigInt(expected.staked), outcome: expected.outcome },
  ]);
  expect(casino.wallet.balanceMinor).toBe(startBalance - BigInt(expected.staked) + BigInt(expected.win));
  expect(casino.wallet.closedRounds.size).toBe(1);
}

describe('a slot round whose process dies at any moment', () => {
  beforeAll(async () => {
    casino = await testStudio(startBalance);
    session = await casino.launch('nocturne');
  });
  afterAll(() => casino.close());

  const wins = nonceWhere((nonce) => slotAt(nonce).win > 0 && (slotAt(nonce).outcome as SlotOutcome).spins.length > 1);
  const loses = nonceWhere((nonce) => slotAt(nonce).win === 0);

  it.each([
    ['a winning round with free spins', wins],
    ['a losing round', loses],
  ])('is finished to the same result, exactly once: %s', async (_name, nonce) => {
    const reference = slotAt(nonce);
    let most = 1;
    for (let n = 0; n < most; n++)
      for (const when of ['before', 'after'] as const) {
        const playId = await fresh(nonce);
        const dying = dyingAt(casino.studio, n, when);
        const answer = await startRound(dying.studio, session, { playId, bet: slotBet }).catch(
          (error: unknown) => error,
        );
        if (dying.contacts() > n) most = n + 2;
        // Anyone who has the wallet's answer does not wait for the end of the round to be written.
        expect(answer instanceof Crash).toBe(n < 2);
        await casino.studio.commits.written();
        await recoverRounds(casino.studio);
        if ((await rounds()).length === 0) {
          expect([n, when]).toEqual([0, 'before']);
          expect(casino.wallet.balanceMinor).toBe(startBalance);
        } else await expectPlayedOnce(nonce, reference);
        const again = (await startRound(casino.studio, session, { playId, bet: slotBet })) as PlayAnswer & { ok: true };
        expect(again.round.outcome).toEqual(reference.outcome);
        await expectPlayedOnce(nonce, reference);
      }
    // start, play, finish: and nothing else
    expect(most).toBe(4);
  });

  it('is finished by the repeated call alone, without recovery', async () => {
    const playId = await fresh(wins);
    await startRound(dyingAt(casino.studio, 2, 'before').studio, session, { playId, bet: slotBet }).catch(() => {});
    expect((await startRound(casino.studio, session, { playId, bet: slotBet })).ok).toBe(true);
    await expectPlayedOnce(wins, slotAt(wins));
  });

  it('gives the stake back when the session ended before the fate of the stake was known', async () => {
    const playId = await fresh(loses);
    await startRound(dyingAt(casino.studio, 1, 'after').studio, session, { playId, bet: slotBet }).catch(() => {});
    expect(casino.wallet.balanceMinor).toBe(startBalance - 100n);
    const [taken] = casino.wallet.booked.keys();
    // The wallet forgot the session and answers the repeated stake with "session ended" although it took it.
    await recoverRounds({ ...casino.studio, wallet: forgetting('session_ended') });
    expect(casino.wallet.balanceMinor).toBe(startBalance);
    expect([...casino.wallet.booked.keys()]).toEqual([taken, taken!.replace(':b0', ':r0')]);
    expect((await rounds())[0]).toMatchObject({ state: 'VOID', win: 0n });
    expect(await startRound(casino.studio, session, { playId, bet: slotBet })).toMatchObject({
      ok: false,
      reason: 'round_void',
      refused: { nonce: expect.any(Number) },
    });
  });

  it('stands when it has won: what was played cannot be taken back, and the wallet says how it ended', async () => {
    const playId = await fresh(wins);
    await startRound(dyingAt(casino.studio, 1, 'after').studio, session, { playId, bet: slotBet }).catch(() => {});
    let asked = 0;
    const forgetful = answering(casino.wallet, {
      play: async (input) =>
        asked++ === 0 ? { status: 'refused', reason: 'session_ended', balance: undefined } : casino.wallet.play(input),
    });
    await recoverRounds({ ...casino.studio, wallet: forgetful });
    await expectPlayedOnce(wins, slotAt(wins));
    const { rows } = await casino.db.query('select before, after from round_event order by id');
    expect(rows.map(({ before, after }) => `${before} ${after}`)).toEqual([
      'null BETTING',
      'BETTING CANCELLING',
      'CANCELLING CLOSED',
    ]);
  });

  it.each([
    ['won', wins],
    ['lost', loses],
  ])('whose stake a release before this one has taken continues as it began: %s', async (_, nonce) => {
    const playId = await fresh(nonce);
    await startRound(dyingAt(casino.studio, 1, 'before').studio, session, { playId, bet: slotBet }).catch(() => {});
    const [{ id }] = (await casino.db.query('select id from round')).rows as [{ id: string }];
    await casino.wallet.bet({ transactionId: `${id}:b0`, amount: { currency: 'USD', minor: 100n } });
    await recoverRounds({ ...casino.studio, wallet: forgetting('not_accepted') });
    await expectPlayedOnce(nonce, slotAt(nonce));
  });

  it('is started once by any number of calls at the same time, and once a player at a time', async () => {
    const playId = await fresh(loses);
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => startRound(casino.studio, session, { playId, bet: slotBet })),
    );
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    expect(await startRound(casino.studio, session, { playId, bet: slotBet })).toMatchObject({ ok: true });
    await expectPlayedOnce(loses, slotAt(loses));
    expect(await startRound(casino.studio, session, { playId, bet: { coin: 1 } })).toEqual({
      ok: false,
      reason: 'play_id_reused',
    });
  });
});

describe('rounds of many players at the same time', () => {
  beforeAll(async () => {
    casino = await testStudio(startBalance);
  });
  afterAll(() => casino.close());

  it('are written together, and each follows from its own seeds', async () => {
    let launched = 0;
    const authenticate = async () => ({
      status: 'ok' as const,
      user: `u${++launched}`,
      token: 't'.repeat(32),
      balance: { currency: 'USD' as const, minor: startBalance },
      language: 'en',
    });
    casino.studio.wallet = answering(casino.wallet, { authenticate });
    const sessions: SessionRow[] = [];
    for (let i = 0; i < 64; i++) sessions.push(await casino.launch('nocturne'));
    const answers = await Promise.all(
      sessions.map((each, i) => startRound(casino.studio, each, { playId: `together-${i}`, bet: slotBet })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(64);
    await casino.studio.commits.written();
    const { rows } = await casino.db.query(
      `select r.win::int, r.staked::int, r.outcome, r.nonce, s.server_seed as "serverSeed", s.client_seed as "clientSeed",
         ps.staked::int as "sessionStaked", ps.won::int as "sessionWon",
         (select count(*)::int from round_event e where e.player_id = r.player_id and e.round_id = r.id) as events
       from round r join seed s on s.id = r.seed_id and s.player_id = r.player_id
         join play_session ps on ps.id = r.session_id and ps.player_id = r.player_id where r.state = 'CLOSED'`,
    );
    expect(rows).toHaveLength(64);
    for (const { win, staked, outcome, sessionStaked, sessionWon, events, ...seeds } of rows) {
      const expected = nocturne.play(slotBet, [], fairStream(seeds, hmac));
      expect({ win, staked, outcome }).toEqual({ win: expected.win, staked: 100, outcome: expected.outcome });
      expect([sessionStaked, sessionWon, events]).toEqual([100, win, 2]);
    }
    const won = rows.reduce((sum, { win }) => sum + BigInt(win), 0n);
    expect(casino.wallet.balanceMinor).toBe(startBalance - 6_400n + won);
  });
});

describe('a wallet that does not answer', () => {
  beforeAll(async () => {
    casino = await testStudio(startBalance);
    session = await casino.launch('nocturne');
  });
  afterAll(() => casino.close());
  const nonce = nonceWhere((candidate) => slotAt(candidate).win > 0);
  const lost = nonceWhere((candidate) => slotAt(candidate).win === 0);
  const mute = (): Studio => ({
    ...casino.studio,
    wallet: answering(casino.wallet, { play: async () => ({ status: 'unknown' }) }),
  });
  /** Carries a play out and never says so. */
  const silent = (): Studio => ({
    ...casino.studio,
    wallet: answering(casino.wallet, {
      play: async (input) => {
        await casino.wallet.play(input);
        return { status: 'unknown' };
      },
    }),
  });

  it('leaves a stake pending, and plays it when the answer comes in time', async () => {
    const playId = await fresh(nonce);
    const answer = await startRound(mute(), session, { playId, bet: slotBet });
    expect(answer).toEqual({ ok: false, reason: 'round_pending' });
    await due();
    await recoverRounds(casino.studio);
    await expectPlayedOnce(nonce, slotAt(nonce));
  });

  it('keeps a stake pending when only the clock of this process says that its time is up', async () => {
    const playId = await fresh(nonce);
    onTestFinished(() => void vi.useRealTimers());
    // Not before the round has its id: the ids of this process never go back, and those of later tests would be of tomorrow.
    const play = async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 });
      return { status: 'unknown' as const };
    };
    const ahead = { ...casino.studio, wallet: answering(casino.wallet, { play }) };
    expect(await startRound(ahead, session, { playId, bet: slotBet })).toEqual({ ok: false, reason: 'round_pending' });
    await due();
    await recoverRounds({ ...mute(), times: { ...casino.studio.times, betTimeoutMs: 3_600_000 } });
    expect((await rounds())[0]).toMatchObject({ state: 'BETTING' });
  });

  it('takes a stake back that stayed unanswered for too long, and refuses the late stake', async () => {
    const playId = await fresh(nonce);
    await startRound(mute(), session, { playId, bet: slotBet });
    await due();
    await recoverRounds({ ...mute(), times: { ...casino.studio.times, betTimeoutMs: 0 } });
    expect((await rounds())[0]).toMatchObject({ state: 'VOID' });
    expect(casino.wallet.balanceMinor).toBe(startBalance);
    const [{ id }] = (await casino.db.query('select id from round')).rows as [{ id: string }];
    const late = await casino.wallet.bet({ transactionId: `${id}:b0`, amount: { currency: 'USD', minor: 100n } });
    expect(late).toMatchObject({ status: 'refused' });
    expect(casino.wallet.balanceMinor).toBe(startBalance);
  });

  it.each([
    ['won', nonce],
    ['lost', lost],
  ])('is asked again about a play that it has carried out, which is played once: %s', async (_, at) => {
    const playId = await fresh(at);
    const answer = await startRound(silent(), session, { playId, bet: slotBet });
    expect(answer).toEqual({ ok: false, reason: 'round_pending' });
    await due();
    await Promise.all(Array.from({ length: 4 }, () => recoverRounds(casino.studio)));
    await expectPlayedOnce(at, slotAt(at));
  });

  it('leaves a won play that was carried out to stand, however long it was silent', async () => {
    const playId = await fresh(nonce);
    await startRound(silent(), session, { playId, bet: slotBet });
    await due();
    await recoverRounds({ ...mute(), times: { ...casino.studio.times, betTimeoutMs: 0 } });
    expect((await rounds())[0]).toMatchObject({ state: 'CANCELLING' });
    await due();
    await recoverRounds(casino.studio);
    await expectPlayedOnce(nonce, slotAt(nonce));
  });
});

describe('a blackjack round', () => {
  beforeAll(async () => {
    casino = await testStudio(startBalance);
    session = await casino.launch('blackjack');
  });
  afterAll(() => casino.close());

  const offers = (nonce: number, action: string) => blackjackAt(nonce, []).next.some((next) => next.action === action);
  const splits = nonceWhere((nonce) => offers(nonce, 'split') && !blackjackAt(nonce, ['split']).done);
  const doubles = nonceWhere((nonce) => offers(nonce, 'double') && blackjackAt(nonce, ['double']).win > 0);

  it.each([
    ['double', doubles],
    ['split', splits],
  ])('whose process dies at any moment of a %s takes the further stake once', async (action, nonce) => {
    let most = 1;
    for (let n = 0; n < most; n++)
      for (const when of ['before', 'after'] as const) {
        const playId = await fresh(nonce);
        const dealt = (await startRound(casino.studio, session, { playId, bet: { stake: 500 } })) as PlayAnswer & {
          ok: true;
        };
        const input = { playId: `${playId}-act`, roundId: dealt.round.id, step: 0, action };
        const dying = dyingAt(casino.studio, n, when);
        const answer = await takeAction(dying.studio, session, input).catch((error: unknown) => error);
        if (answer instanceof Crash) most = n + 2;
        await recoverRounds(casino.studio);
        const again = (await takeAction(casino.studio, session, input)) as PlayAnswer & { ok: true };
        const reference = blackjackAt(nonce, [action]);
        expect(again.round.outcome).toEqual(reference.outcome);
        const paid = reference.done ? BigInt(reference.win) : 0n;
        expect(casino.wallet.balanceMinor).toBe(startBalance - 1_000n + paid);
      }
    // two reads, the intent, the round, the stake, the outcome
    expect(most).toBeGreaterThanOrEqual(6);
  });

  const winsStanding = nonceWhere(
    (nonce) =>
      !blackjackAt(nonce, []).done && blackjackAt(nonce, ['stand']).done && blackjackAt(nonce, ['stand']).win > 0,
  );
  const noWins = (): Studio => ({
    ...casino.studio,
    wallet: answering(casino.wallet, { win: async () => ({ status: 'unknown' }) }),
  });
  /** Dealt and stood, by a studio whose wallet may not answer. */
  async function stand(studio: Studio) {
    const playId = await fresh(winsStanding);
    const dealt = (await startRound(studio, session, { playId, bet: { stake: 500 } })) as PlayAnswer & { ok: true };
    return takeAction(studio, session, {
      playId: `${playId}-act`,
      roundId: dealt.round.id,
      step: 0,
      action: 'stand',
    });
  }

  it('owes its win until it is paid, once', async () => {
    expect(await stand(noWins())).toMatchObject({ ok: true, round: { state: 'SETTLING' } });
    for (let i = 0; i < 3; i++) {
      await due();
      await recoverRounds(noWins());
    }
    expect((await rounds())[0]).toMatchObject({ state: 'SETTLING' });
    await due();
    await Promise.all(Array.from({ length: 4 }, () => recoverRounds(casino.studio)));
    await expectPlayedOnce(winsStanding, blackjackAt(winsStanding, ['stand']));
  });

  it('tells an operator after the time for its win is over, and stops trying', async () => {
    const impatient = noWins();
    impatient.times = { ...impatient.times, settleForMs: -1 };
    await stand(impatient);
    expect(casino.faults).toEqual(['the wallet never accepted the settlement of a round; staff must settle it']);
    expect(await recoverRounds(casino.studio)).toBe(0);
    casino.faults.length = 0;
  });

  it('continues as before when the further stake is refused', async () => {
    const playId = await fresh(doubles);
    casino.wallet.balanceMinor = 700n;
    const dealt = (await startRound(casino.studio, session, { playId, bet: { stake: 500 } })) as PlayAnswer & {
      ok: true;
    };
    const roundId = dealt.round.id;
    const refused = await takeAction(casino.studio, session, {
      playId: 'double-it',
      roundId,
      step: 0,
      action: 'double',
    });
    expect(refused).toMatchObject({ ok: false, reason: 'not_enough_money', balance: 200n, refused: { id: roundId } });
    const stood = await takeAction(casino.studio, session, { playId: 'stand-then', roundId, step: 0, action: 'stand' });
    expect(stood).toMatchObject({ ok: true, round: { state: 'CLOSED', staked: 500n, actions: ['stand'] } });
    const again = await takeAction(casino.studio, session, { playId: 'double-it', roundId, step: 0, action: 'double' });
    expect(again).toMatchObject({ ok: false, reason: 'not_enough_money' });
  });

  it('handed back on the next launch continues with the new session, which counts its whole stake', async () => {
    const before = await readTotals(casino.db, session);
    const playId = await fresh(doubles);
    const dealt = (await startRound(casino.studio, session, { playId, bet: { stake: 500 } })) as PlayAnswer & {
      ok: true;
    };
    const next = await casino.launch('blackjack');
    const resumed = await resumeSession(casino.studio, next);
    expect(resumed.openRound?.id).toBe(dealt.round.id);
    const wallet = answering(casino.wallet, {
      bet: async (input) =>
        input.account.sessionId === next.id
          ? casino.wallet.bet(input)
          : { status: 'refused', reason: 'session_ended', balance: undefined },
    });
    const input = { playId: `${playId}-act`, roundId: dealt.round.id, step: 0, action: 'double' };
    const doubled = await takeAction({ ...casino.studio, wallet }, next, input);
    expect(doubled).toMatchObject({ ok: true, round: { state: 'CLOSED', staked: 1_000n } });
    const { win: won } = (doubled as PlayAnswer & { ok: true }).round;
    expect(await readTotals(casino.db, next)).toMatchObject({ staked: 1_000n, won });
    expect(await readTotals(casino.db, session)).toMatchObject({ staked: before.staked, won: before.won });
  });

  it('takes an unanswered further stake back and hands the turn to the player again', async () => {
    const playId = await fresh(doubles);
    const dealt = (await startRound(casino.studio, session, { playId, bet: { stake: 500 } })) as PlayAnswer & {
      ok: true;
    };
    const mute = { ...casino.studio, times: { ...casino.studio.times, betTimeoutMs: -1 } };
    mute.wallet = answering(casino.wallet, { bet: async () => ({ status: 'unknown' }) });
    const input = { playId: `${playId}-act`, roundId: dealt.round.id, step: 0, action: 'double' };
    expect(await takeAction(mute, session, input)).toMatchObject({ ok: false, reason: 'round_void' });
    expect((await rounds())[0]).toMatchObject({ state: 'PLAYING', staked: 500n });
    expect(casino.wallet.balanceMinor).toBe(startBalance - 500n);
  });

  it('left by its player is settled as the game declares, once the time is over', async () => {
    const insured = nonceWhere(
      (nonce) =>
        (blackjackAt(nonce, []).outcome as BlackjackOutcome).phase === 'INSURANCE' &&
        !blackjackAt(nonce, ['decline']).done,
    );
    const playId = await fresh(insured);
    await startRound(casino.studio, session, { playId, bet: { stake: 500 } });
    await recoverRounds(casino.studio);
    expect((await rounds())[0]).toMatchObject({ state: 'PLAYING' });
    await Promise.all(
      [1, 2, 3].map(() => recoverRounds({ ...casino.studio, times: { ...casino.studio.times, abandonAfterMs: -1 } })),
    );
    await expectPlayedOnce(insured, blackjackAt(insured, ['decline', 'stand']));
    const events = await casino.db.query(
      "select who from round_event where after = 'CLOSED' and round_id = (select id from round)",
    );
    expect(events.rows).toEqual([{ who: 'recovery' }]);
  });

  it('is never played on by other rules than those it began by', async () => {
    const stands = nonceWhere((nonce) => !blackjackAt(nonce, []).done && blackjackAt(nonce, ['stand']).done);
    const playId = await fresh(stands);
    const dealt = (await startRound(casino.studio, session, { playId, bet: { stake: 500 } })) as PlayAnswer & {
      ok: true;
    };
    await casino.studio.commits.written();
    await casino.db.query("update round set definition_hash = 'others'");
    casino.studio.openRounds.forget(dealt.round.id);
    const stand = { playId: `${playId}-act`, roundId: dealt.round.id, step: 0, action: 'stand' };
    await expect(takeAction(casino.studio, session, stand)).rejects.toThrow('the rules others of blackjack');
    const left = { ...casino.studio, times: { ...casino.studio.times, abandonAfterMs: -1 } };
    await recoverRounds(left);
    expect(casino.faults).toContain('a round could not be recovered');
    expect((await rounds())[0]).toMatchObject({ state: 'PLAYING', staked: 500n });
    expect(casino.wallet.balanceMinor).toBe(startBalance - 500n);

    await casino.db.query('update round set definition_hash = $1', [blackjack.definitionHash]);
    await recoverRounds(left);
    await expectPlayedOnce(stands, blackjackAt(stands, ['stand']));
  });
});

describe('a round of many steps', () => {
  const mines = gameOf('mines')!;
  const bet = { stake: 100, mode: 2 };
  const steps = ['pick:0', 'pick:7', 'pick:12'];
  const minesAt = (nonce: number, actions: string[]) => mines.play(bet, actions, streamAt(nonce));
  const stateAt = (nonce: number, actions: string[]) => (minesAt(nonce, actions).outcome as LadderOutcome).state;
  const holds = (nonce: number) => steps.every((_, i) => stateAt(nonce, steps.slice(0, i + 1)) === 'open');
  const held = nonceWhere(holds);
  const fails = nonceWhere((nonce) => stateAt(nonce, steps.slice(0, 1)) === 'failed');

  beforeAll(async () => {
    casino = await testStudio(startBalance);
    session = await casino.launch('mines');
  });
  afterAll(() => casino.close());

  async function begun(nonce: number, studio = casino.studio) {
    const playId = await fresh(nonce);
    const answer = (await startRound(studio, session, { playId, bet })) as PlayAnswer & { ok: true };
    const roundId = answer.round.id;
    const stepOf = (step: number, action: string) => ({ playId: `${playId}-${step}-${action}`, roundId, step, action });
    return { roundId, stepOf };
  }

  it.each([
    ['held and taken', held, [...steps, 'take']],
    ['failed at once', fails, steps.slice(0, 1)],
  ])('whose process dies at any moment of any step comes to the same end, once: %s', async (_, nonce, actions) => {
    for (const [at, action] of actions.entries()) {
      let most = 1;
      for (let n = 0; n < most; n++) {
        const { stepOf } = await begun(nonce);
        for (const [step, before] of actions.slice(0, at).entries())
          await takeAction(casino.studio, session, stepOf(step, before));
        const dying = dyingAt(casino.studio, n, n % 2 ? 'before' : 'after');
        const answer = await takeAction(dying.studio, session, stepOf(at, action)).catch((error: unknown) => error);
        if (answer instanceof Crash) most = n + 2;
        await recoverRounds(casino.studio);
        for (const [step, later] of actions.entries())
          if (step >= at) await takeAction(casino.studio, session, stepOf(step, later));
        await due();
        await recoverRounds(casino.studio);
        await expectPlayedOnce(nonce, minesAt(nonce, actions));
      }
      expect(most).toBeGreaterThanOrEqual(5);
    }
  });

  it.each([
    ['held and taken', held, ['pick:0', 'pick:7', 'take']],
    ['failed at once', fails, steps.slice(0, 1)],
  ])(
    'is led to the same end by another process when the first ends at any of its steps: %s',
    async (_, nonce, actions) => {
      for (const when of ['before', 'after'] as const) {
        let contacts = 0;
        for (let n = 0; n <= contacts; n++) {
          const playId = await fresh(nonce);
          const ending = dyingAt(casino.studio, n, when);
          let shown = 0;
          const play = async (studio: Studio) => {
            const { round } = (await startRound(studio, session, { playId, bet })) as PlayAnswer & { ok: true };
            for (const [step, action] of actions.entries()) {
              const input = { playId: `${playId}-${step}`, roundId: round.id, step, action };
              const acted = (await takeAction(studio, session, input)) as PlayAnswer & { ok: true };
              expect(acted.round.outcome).toEqual(minesAt(nonce, actions.slice(0, acted.round.actions.length)).outcome);
              shown = Math.max(shown, acted.round.actions.length);
            }
          };
          const ended = await play(ending.studio).catch((error: unknown) => error);
          if (ended !== undefined && !(ended instanceof Crash)) throw ended;
          contacts = ending.contacts();
          await casino.studio.commits.written();
          await recoverRounds(casino.studio);
          // What its player was shown stands.
          const [{ actions: taken = [] } = {}] = (
            await casino.db.query<{ actions: string[] }>('select actions from round')
          ).rows;
          expect(taken.length).toBeGreaterThanOrEqual(shown);
          await play({ ...casino.studio, openRounds: openRounds() });
          await due();
          await recoverRounds(casino.studio);
          await expectPlayedOnce(nonce, minesAt(nonce, actions));
        }
        // start, stake, deal, one for each action, and two for the end: no statement beside them
        expect(contacts).toBe(3 + actions.length + 2);
      }
    },
  );

  it('takes an action whose stake before is not written yet with that stake, and counts both once', async () => {
    const before = await readTotals(casino.db, session);
    const { roundId, stepOf } = await begun(held);
    expect((await written())[0]).toMatchObject({ state: 'BETTING', staked: 0n });
    const acted = await takeAction(casino.studio, session, stepOf(0, 'pick:0'));
    expect(acted).toMatchObject({ ok: true, round: { state: 'PLAYING', staked: 100n } });
    expect((await written())[0]).toMatchObject({ state: 'PLAYING', staked: 100n });
    expect(await readTotals(casino.db, session)).toMatchObject({ staked: before.staked + 100n });
    const again = await takeAction(casino.studio, session, stepOf(0, 'pick:0'));
    expect(again).toMatchObject({ ok: true, round: { id: roundId, actions: ['pick:0'] } });
    await takeAction(casino.studio, session, stepOf(1, 'take'));
    await expectPlayedOnce(held, minesAt(held, ['pick:0', 'take']));
    expect(await readTotals(casino.db, session)).toMatchObject({ staked: before.staked + 100n });
  });

  it('takes an action at another process when the first ended before it wrote the stake', async () => {
    const { studio: ending } = dyingAt(casino.studio, 2, 'before');
    const { stepOf } = await begun(held, ending);
    expect((await written())[0]).toMatchObject({ state: 'BETTING' });
    expect(await takeAction(casino.studio, session, stepOf(0, 'pick:0'))).toMatchObject({ ok: true });
    expect(await takeAction(casino.studio, session, stepOf(1, 'take'))).toMatchObject({ ok: true });
    await expectPlayedOnce(held, minesAt(held, ['pick:0', 'take']));
  });

  it('is read again by a process when another has taken an action', async () => {
    const { stepOf } = await begun(held);
    const other = { ...casino.studio, openRounds: openRounds() };
    await takeAction(casino.studio, session, stepOf(0, 'pick:0'));
    await takeAction(other, session, stepOf(1, 'pick:7'));
    expect(await takeAction(casino.studio, session, stepOf(1, 'take'))).toMatchObject({
      ok: false,
      reason: 'stale_step',
      round: { actions: ['pick:0', 'pick:7'] },
    });
    expect(await takeAction(casino.studio, session, stepOf(2, 'take'))).toMatchObject({ ok: true });
    await expectPlayedOnce(held, minesAt(held, ['pick:0', 'pick:7', 'take']));
  });

  it('takes one of two steps for the same moment, from one window or two, and refuses what is not possible', async () => {
    const { stepOf } = await begun(held);
    const other = await casino.launch('mines');
    const both = await Promise.all([
      takeAction(casino.studio, session, stepOf(0, 'pick:0')),
      takeAction(casino.studio, other, stepOf(0, 'pick:7')),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: 'stale_step' });
    const taken = both[0]!.ok ? 'pick:0' : 'pick:7';
    for (const wrong of [taken, 'pick:25', 'go', 'higher'])
      expect(await takeAction(casino.studio, session, { ...stepOf(1, wrong), playId: `wrong-${wrong}` })).toEqual({
        ok: false,
        reason: 'action_not_allowed',
      });
    await takeAction(casino.studio, other, stepOf(1, 'take'));
    await expectPlayedOnce(held, minesAt(held, [taken, 'take']));
    expect(await takeAction(casino.studio, session, stepOf(2, 'pick:3'))).toEqual({
      ok: false,
      reason: 'no_open_round',
    });
  });

  it('keeps where the mines lie to itself until it is over', async () => {
    const { roundId, stepOf } = await begun(held);
    const open = (await takeAction(casino.studio, session, stepOf(0, 'pick:0'))) as PlayAnswer & { ok: true };
    expect((open.round.outcome as LadderOutcome).board).toEqual({ type: 'field', picked: [0], traps: null });
    const { rows } = await casino.db.query('select outcome from round where id = $1', [roundId]);
    expect(rows[0].outcome).toEqual(open.round.outcome);
    await takeAction(casino.studio, session, stepOf(1, 'take'));
  });

  it('does not begin when the wallet refuses its stake', async () => {
    const playId = await fresh(held);
    casino.wallet.balanceMinor = 99n;
    expect(await startRound(casino.studio, session, { playId, bet })).toMatchObject({
      ok: false,
      reason: 'not_enough_money',
    });
    expect((await rounds())[0]).toMatchObject({ state: 'REFUSED', staked: 0n });
    expect(casino.wallet.balanceMinor).toBe(99n);
  });

  it('left before its first step tries one and takes what it gives, once the time is over', async () => {
    await begun(held);
    const late = { ...casino.studio, times: { ...casino.studio.times, abandonAfterMs: -1 } };
    for (let i = 0; i < 3; i++) await recoverRounds(late);
    await expectPlayedOnce(held, minesAt(held, ['pick:0', 'take']));
  });
});
