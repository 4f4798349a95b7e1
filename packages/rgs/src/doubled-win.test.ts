import { createHmac } from 'node:crypto';
import { type DrawPokerOutcome, fairStream } from '@fairhouse/game-math';
import { gameOf } from '@fairhouse/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dyingAt } from './fixtures/dying.ts';
import { knownSeed, plantSeed, type TestStudio, testStudio } from './fixtures/studio.ts';
import { resumeSession } from './open-session.ts';
import type { PlayAnswer } from './play-answers.ts';
import { recoverRounds } from './recover-rounds.ts';
import type { SessionRow } from './session.store.ts';
import { startRound } from './start-round.ts';
import { takeAction } from './take-action.ts';

const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest();
const poker = gameOf('jacks-or-better')!;
const bet = { stake: 100, doubleUp: true };
const hold = 'hold:11111';
const startBalance = 1_000_000n;

const playAt = (nonce: number, ...actions: string[]) =>
  poker.play(bet, actions, fairStream({ ...knownSeed, nonce }, hmac));
const wonAt = (nonce: number, ...actions: string[]) =>
  (playAt(nonce, ...actions).outcome as DrawPokerOutcome).doubled?.won ?? 0;
/** The first deal that pays as it lies, and whose first pick wins. */
const nonce = nonceWhere((one) => wonAt(one, hold) > 0 && wonAt(one, hold, 'double', 'pick:1') > wonAt(one, hold));

function nonceWhere(test: (nonce: number) => boolean): number {
  for (let one = 0; ; one++) if (test(one)) return one;
}

let casino: TestStudio;
let session: SessionRow;
let played = 0;

beforeAll(async () => {
  casino = await testStudio(startBalance);
  session = await casino.launch('jacks-or-better');
});
afterAll(() => casino.close());

async function fresh(): Promise<string> {
  casino.wallet.balanceMinor = startBalance;
  casino.wallet.booked.clear();
  casino.wallet.closedRounds.clear();
  await plantSeed(casino.db, session.playerId, nonce);
  return `doubled-${played++}`;
}

const accepted = async (answer: Promise<PlayAnswer>) => (await answer) as PlayAnswer & { ok: true };

/** Dealt, and gone on with by these actions. */
async function dealt(...actions: string[]) {
  const playId = await fresh();
  const { round } = await accepted(startRound(casino.studio, session, { playId, bet }));
  for (const [step, action] of actions.entries())
    await accepted(
      takeAction(casino.studio, session, { playId: `${playId}-${step}`, roundId: round.id, step, action }),
    );
  return { playId, roundId: round.id };
}

describe('a win that is doubled', () => {
  it.each([
    ['the draw', [] as string[], hold],
    ['the dealer’s card', [hold], 'double'],
    ['the pick', [hold, 'double'], 'pick:1'],
    ['collecting', [hold, 'double', 'pick:1'], 'collect'],
  ])('is paid once and with the same cards when a process crashes at any moment of %s', async (_, before, action) => {
    const reference = playAt(nonce, ...before, action);
    let most = 1;
    for (let n = 0; n < most; n++)
      for (const when of ['before', 'after'] as const) {
        const { playId, roundId } = await dealt(...before);
        const input = { playId: `${playId}-last`, roundId, step: before.length, action };
        const dying = dyingAt(casino.studio, n, when);
        await takeAction(dying.studio, session, input).catch(() => {});
        if (dying.contacts() > n) most = n + 2;
        await recoverRounds(casino.studio);
        const again = await accepted(takeAction(casino.studio, session, input));
        await casino.studio.commits.written();
        expect(again.round.outcome, `${when} ${n}`).toEqual(reference.outcome);
        expect(casino.wallet.balanceMinor).toBe(startBalance - 100n + BigInt(reference.win));
        expect(casino.wallet.closedRounds.size).toBe(reference.done ? 1 : 0);
      }
    expect(most).toBeGreaterThan(1);
  });

  it('is there on the next launch as it was left, and no stake is taken for it', async () => {
    const { roundId } = await dealt(hold, 'double');
    const next = await casino.launch('jacks-or-better');
    const { openRound } = await resumeSession(casino.studio, next);
    expect(openRound).toMatchObject({ id: roundId, outcome: playAt(nonce, hold, 'double').outcome });
    expect(casino.wallet.balanceMinor).toBe(startBalance - 100n);
    const input = { playId: 'picked-later', roundId, step: 2, action: 'pick:1' };
    await accepted(takeAction(casino.studio, next, input));
    const last = { playId: 'collected-later', roundId, step: 3, action: 'collect' };
    expect((await accepted(takeAction(casino.studio, next, last))).round).toMatchObject({ state: 'CLOSED' });
    expect(casino.wallet.balanceMinor).toBe(startBalance - 100n + BigInt(2 * wonAt(nonce, hold)));
  });

  it('is collected where its player left it, and is not put at risk by recovery', async () => {
    await dealt(hold);
    await recoverRounds({ ...casino.studio, times: { ...casino.studio.times, abandonAfterMs: -1 } });
    await casino.studio.commits.written();
    expect(casino.wallet.balanceMinor).toBe(startBalance - 100n + BigInt(wonAt(nonce, hold)));
  });

  it('is refused with the bet where the place forbids it, and by automatic play, and nothing is staked', async () => {
    const there = { ...session, doubleUp: false };
    const playId = await fresh();
    expect(await startRound(casino.studio, there, { playId, bet })).toEqual({
      ok: false,
      reason: 'double_up_not_allowed',
    });
    expect(await startRound(casino.studio, session, { playId, bet, automatic: true })).toEqual({
      ok: false,
      reason: 'automatic_not_allowed',
    });
    expect(casino.wallet.booked.size).toBe(0);
    const plain = await accepted(startRound(casino.studio, there, { playId, bet: { stake: 100 } }));
    const draw = { playId: `${playId}-0`, roundId: plain.round.id, step: 0, action: hold };
    expect((await accepted(takeAction(casino.studio, there, draw))).round.state).toBe('CLOSED');
  });
});
