import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningStudio, runningStudio } from './fixtures/running-studio.ts';

let casino: RunningStudio;
beforeAll(async () => {
  casino = await runningStudio();
  casino.wallet.balance = 1_000;
});
afterAll(() => casino.close());

const coin = 5;

function grant(stake: number, left = 2): string {
  const freeRoundsId = randomUUID();
  casino.wallet.freeRounds.push({
    freeRoundsId,
    gameCode: 'nocturne',
    stake,
    currency: 'USD',
    count: left,
    left,
    won: 0,
    winMost: 5_000,
    wagering: 10,
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  });
  return freeRoundsId;
}

it('offers free rounds with their stake as the only one, counts them, and refuses one too many', async () => {
  const plain = (await casino.play(await casino.launch('nocturne'), 'open')).data;
  expect(plain.freeRounds).toBeNull();
  const stake = coin * plain.stakes.lines;
  const id = grant(stake);
  const session = await casino.launch('nocturne');
  const opened = (await casino.play(session, 'open')).data;
  expect(opened.freeRounds).toMatchObject({ id, stake, count: 2, left: 2, stakes: { coins: [coin], modes: [] } });
  expect(opened.stakes.coins.length).toBeGreaterThan(1);

  const start = () => ({ playId: randomUUID(), bet: { coin }, freeRounds: id });
  const lost = start();
  casino.wallet.faults.set('play', ['unanswered']);
  for (const input of [lost, lost, start()]) {
    const { data } = await casino.play(session, 'start', input);
    expect(data).toMatchObject({ freeRounds: id, stake, balance: 1_000, session: { staked: 0, won: 0 } });
  }
  const { error } = await casino.play(session, 'start', start());
  expect(error).toMatchObject({ code: 'FREE_ROUNDS_OVER', message: expect.stringContaining('your own money') });
  expect((await casino.play(session, 'open')).data.freeRounds).toBeNull();
  // Money is staked only by a start that names no free rounds.
  expect(casino.wallet.balance).toBe(1_000);
  const paid = await casino.play(session, 'start', { playId: randomUUID(), bet: { coin } });
  expect(paid.data.freeRounds).toBeUndefined();
  expect(paid.data.session.staked).toBe(stake);
});

it('verifies a free round like any other', async () => {
  const id = grant(coin * 20);
  const session = await casino.launch('nocturne');
  const { stakes } = (await casino.play(session, 'open')).data;
  casino.wallet.freeRounds.at(-1)!.stake = coin * stakes.lines;
  const { data } = await casino.play(session, 'start', { playId: randomUUID(), bet: { coin }, freeRounds: id });
  const record = (await casino.play(session, 'round', { roundId: data.roundId })).data;
  expect(record.round).toMatchObject({ roundId: data.roundId, freeRounds: id });
  expect(record.proof).toMatchObject({ nonce: data.nonce });
  expect(data.receipt).toBeDefined();
});
