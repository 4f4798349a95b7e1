import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { playAt, type RunningStudio, runningStudio } from './fixtures/running-studio.ts';

/** Two processes of one studio, which share the database and nothing else. */
let one: RunningStudio;
let other: Awaited<ReturnType<RunningStudio['beside']>>;
let limited: (typeof other)[];
beforeAll(async () => {
  one = await runningStudio();
  other = await one.beside();
  const limits = { callsPerMinute: 50, funLaunchesPerMinute: 8, trustedProxies: ['127.0.0.1'] };
  limited = [await one.beside(limits), await one.beside(limits)];
});
afterAll(async () => {
  for (const process of [other, ...limited]) await process.close();
  await one.close();
});

it('play one session in turn: each bet is taken once, and every round follows the one before', async () => {
  const session = await one.launch('nocturne');
  const nonces: number[] = [];
  for (let at = 0; at < 6; at++) {
    const origin = at % 2 ? other.origin : one.origin;
    const played = await playAt(origin, session, 'start', { playId: randomUUID(), bet: { coin: 5 } });
    expect(played).toMatchObject({ ok: true });
    const { rows } = await one.db.query('select nonce from round order by nonce desc limit 1');
    nonces.push(Number(rows[0].nonce));
  }
  expect(nonces).toEqual(nonces.map((_, at) => nonces[0]! + at));
});

it('give one answer to a bet that is asked for at both', async () => {
  const session = await one.launch('nocturne');
  const bet = { playId: randomUUID(), bet: { coin: 5 } };
  const before = one.wallet.booked.size;
  const answers = await Promise.all([one, other].map(({ origin }) => playAt(origin, session, 'start', bet)));
  const shown = await playAt(other.origin, session, 'start', bet);
  expect(shown.ok).toBe(true);
  for (const answer of answers.filter(({ ok }) => ok)) expect(answer.data.roundId).toBe(shown.data.roundId);
  expect(one.wallet.booked.size - before).toBeLessThanOrEqual(2);
});

it('know a session that has ended for half a minute longer at most, and not where a page looks where it stands', async () => {
  const session = await one.launch('nocturne');
  const start = () => playAt(other.origin, session, 'start', { playId: randomUUID(), bet: { coin: 5 } });
  expect((await start()).ok).toBe(true);
  await one.db.query(
    `update play_session set seen_at = now() - interval '1 year', started_at = now() - interval '1 year'`,
  );
  expect((await playAt(one.origin, session, 'open', {})).error.code).toBe('SESSION_EXPIRED');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_001 });
  try {
    expect((await start()).error.code).toBe('SESSION_EXPIRED');
  } finally {
    vi.useRealTimers();
  }
});

const asking = (from: string) => ({ redirect: 'manual' as const, headers: { 'x-forwarded-for': from } });

it('count the games that one address opens for fun together, exactly', async () => {
  const open = (at: number) =>
    fetch(`${limited[at % 2]!.origin}/launch?fun=1&game=nocturne&currency=USD&lang=en`, asking('203.0.113.8'));
  const answers: number[] = [];
  for (let at = 0; at < 12; at++) answers.push((await open(at)).status);
  expect(answers).toEqual([...Array(8).fill(303), ...Array(4).fill(429)]);
});

it('count the calls of an address together: who had the share at one has none at the other a second later', async () => {
  const call = async (at: number) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' };
    const response = await fetch(`${limited[at]!.origin}/play/balance`, { method: 'POST', headers, body: '{}' });
    return response.status;
  };
  for (let times = 0; times < 50; times++) expect(await call(0)).not.toBe(429);
  expect(await call(0)).toBe(429);
  for (let times = 0; times < 5; times++) expect(await call(1)).not.toBe(429);
  await expect.poll(() => call(1), { interval: 200 }).toBe(429);
});
