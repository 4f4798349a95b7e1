import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onLoginAgain } from './api.ts';
import { beginSession, endSession, type Member, session } from './session.ts';
import { watchSession } from './watch-session.ts';

let asked: string[];
let answer: object;
let page: { hidden: boolean };
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answer = { error: 0, message: '', data: null };
  page = { hidden: false };
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(JSON.stringify(answer));
  });
  onLoginAgain(endSession);
  stop = watchSession();
});
afterEach(() => {
  stop();
  endSession();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const logIn = () => beginSession({ id: 100_001, token: 'first', enabled: 1 } as Member);

it('asks every four seconds while a member looks at the page, and never of itself after it was stopped', async () => {
  await vi.advanceTimersByTimeAsync(12_000);
  expect(asked).toEqual([]);
  logIn();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(asked).toEqual(Array(3).fill('/api/sys/auth/token/stands'));
  page.hidden = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(3);
  page.hidden = false;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(asked).toHaveLength(4);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(4);
});

it('ends the session of the page once the casino says that it has ended, and asks no more', async () => {
  logIn();
  answer = { error: -2, message: 'Please log in again.' };
  await vi.advanceTimersByTimeAsync(4_000);
  expect(session()).toEqual({ status: 'visitor' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
});

it('keeps the session where the casino does not answer', async () => {
  logIn();
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no connection');
  });
  await vi.advanceTimersByTimeAsync(12_000);
  expect(session()).toMatchObject({ status: 'member' });
});
