import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onArrival } from '../../../lib/arrivals.ts';
import { endSession, type Member, session } from '../../../lib/session.ts';
import { registrationEvent, welcome } from './welcome.ts';

const member = { id: 100_001, username: 'maria', token: 'first', enabled: 1 } as Member;
const kept = new Map<string, string>();
const asked: string[] = [];
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  kept.set('fairhouse.inviteCode', 'ABCD1234');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('dispatchEvent', (event: Event) => page.dispatchEvent(event));
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(JSON.stringify({ error: 0, message: '', data: { ...member, token: 'second' } }));
  });
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('uses up the invitation, begins the session, tells who counts, and refreshes a second later', async () => {
  const heard: unknown[] = [];
  page.addEventListener(registrationEvent, (event) => heard.push((event as CustomEvent).detail));
  const stop = onArrival((arrival) => heard.push(arrival));
  welcome(member);
  stop();
  expect(heard).toEqual(['register', { memberId: 100_001 }]);
  expect(session()).toEqual({ status: 'member', member });
  expect(kept.has('fairhouse.inviteCode')).toBe(false);
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked[0]).toBe('/api/sys/auth/token/refresh');
  await vi.waitFor(() => expect(kept.get('fairhouse.token')).toBe('second'), 120_000);
});
