import { askToConfirm, firstAlert, showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPopup, openPopups } from './address/popups.ts';
import { onLoginAgain, post } from './api.ts';
import { onArrival } from './arrivals.ts';
import { callsInFlight } from './in-flight.ts';
import {
  beginSession,
  endSession,
  isLapsed,
  lapseSession,
  leaveLapsed,
  type Member,
  onAnotherMember,
  refreshSession,
  renewSession,
  session,
  sessionEnding,
} from './session.ts';

type Envelope = { error: number; message: string; data?: unknown };

const member = { id: 100_001, username: 'maria', token: 'first', enabled: 1 } as Member;
const yes = (data: unknown): Envelope => ({ error: 0, message: '', data });
const loginAgain: Envelope = { error: -2, message: 'Please log in again.' };

let answers: Record<string, Envelope>;
let asked: { path: string; token: string | null }[];
const reload = vi.fn();
const kept = new Map<string, string>();

beforeEach(() => {
  answers = {};
  asked = [];
  kept.clear();
  reload.mockClear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    const path = address.replace('/api', '');
    asked.push({ path, token: new Headers(headers).get('authorization') });
    const answer = answers[path];
    if (!answer) throw new TypeError('no connection');
    return new Response(JSON.stringify(answer));
  });
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

describe('a session', () => {
  it('begins with the member, keeps the token and announces how it began', () => {
    const heard: string[] = [];
    const stop = onArrival((arrival) => heard.push(arrival));
    beginSession(member, 'register');
    stop();
    expect(session()).toEqual({ status: 'member', member });
    expect(kept.get('fairhouse.token')).toBe('first');
    expect(heard).toEqual(['register']);
  });

  it('is renewed with a token to use from now on, and the member loaded by it', async () => {
    beginSession(member);
    answers['/sys/auth/token/refresh'] = yes({ token: 'second' });
    answers['/sys/auth/token/info'] = yes({ ...member, availableBalance: 12 });
    expect(await renewSession()).toMatchObject({ status: 'member', member: { availableBalance: 12 } });
    expect(asked).toEqual([
      { path: '/sys/auth/token/refresh', token: 'first' },
      { path: '/sys/auth/token/info', token: 'second' },
    ]);
  });

  it('leaves a visitor’s windows open as it begins, and closes the member’s as it ends or becomes another’s', async () => {
    const open = () => openPopups().map(({ name }) => name);
    openPopup('play', { gameId: 7, playForFun: false });
    beginSession(member);
    expect(open()).toEqual(['play']);
    answers['/sys/auth/token/info'] = yes({ ...member, availableBalance: 12 });
    await refreshSession();
    expect(open()).toEqual(['play']);
    answers['/sys/auth/token/info'] = yes({ ...member, id: 100_002 });
    await refreshSession();
    expect(open()).toEqual([]);
    openPopup('transactions');
    endSession();
    expect(open()).toEqual([]);
  });

  it('takes what the member was sent and asked along as it ends, as if with Escape; a visitor’s stays', async () => {
    const shown = showAlert({ message: 'Choose a country' });
    beginSession(member);
    expect(firstAlert()?.message).toBe('Choose a country');
    firstAlert()!.answer(true);
    expect(await shown).toBe(true);
    const asked = askToConfirm({ message: 'Cancel the cash-out of $50.00?', cancel: 'Keep it' });
    const paid = showAlert({ message: 'Paid' });
    endSession();
    expect(firstAlert()).toBeUndefined();
    expect(await Promise.all([asked, paid])).toEqual([false, false]);
  });

  it('keeps the reason for its end when later calls without a token only ask for a log-in', () => {
    beginSession(member);
    endSession('Your account is suspended.');
    endSession('Please log in again.');
    expect(sessionEnding()).toBe('Your account is suspended.');
    endSession();
    expect(sessionEnding()).toBeUndefined();
  });

  it('that lapses over a form keeps it for the same member, closes a game, and asks the API nothing meanwhile', async () => {
    beginSession(member);
    openPopup('play', { gameId: 7, playForFun: false });
    openPopup('cashOut', {});
    lapseSession('Please log in again.');
    expect(kept.has('fairhouse.token')).toBe(false);
    expect(openPopups().map(({ name }) => name)).toEqual(['cashOut']);
    expect(await refreshSession()).toEqual({ status: 'member', member });
    expect([isLapsed(), asked]).toEqual([true, []]);
    beginSession({ ...member, token: 'second' });
    expect(isLapsed()).toBe(false);
    expect(openPopups().map(({ name }) => name)).toEqual(['cashOut']);
  });

  it('that lapses over a form closes it for another member, and when the log-in is left', () => {
    beginSession(member);
    openPopup('cashOut', {});
    lapseSession('Please log in again.');
    beginSession({ ...member, id: 100_002 });
    expect(openPopups()).toEqual([]);
    openPopup('cashOut', {});
    lapseSession('Please log in again.');
    leaveLapsed();
    expect([session().status, openPopups(), isLapsed()]).toEqual(['visitor', [], false]);
  });

  it('that is over makes a visitor, without a word; one that cannot be asked about stays', async () => {
    const over = vi.fn();
    onLoginAgain(over);
    beginSession(member);
    await refreshSession();
    expect(session().status).toBe('member');
    answers['/sys/auth/token/info'] = loginAgain;
    await refreshSession();
    expect(session()).toEqual({ status: 'visitor' });
    expect(over).not.toHaveBeenCalled();
  });
});

describe('another tab', () => {
  const elsewhere = (token: string | undefined) =>
    token === undefined ? kept.delete('fairhouse.token') : kept.set('fairhouse.token', token);
  const info = '/sys/auth/token/info';
  const notSent = { ok: false, error: -1, message: expect.stringContaining('another tab') };

  beforeEach(() => {
    onAnotherMember(reload);
    beginSession(member);
  });

  it('that logs in as another member has calls of this tab refused before they are sent, and the page loaded again', async () => {
    openPopup('cashOut', {});
    elsewhere('hers');
    answers[info] = yes({ ...member, id: 100_002 });
    expect(await post('/sys/game/all', {})).toEqual(notSent);
    expect(reload).toHaveBeenCalledOnce();
    expect(openPopups()).toEqual([]);
    expect(asked).toEqual([{ path: info, token: 'hers' }]);
    // Until the page is left it shows the former member, and does nothing for the other one.
    expect(await post('/sys/game/all', {})).toEqual(notSent);
    expect(asked.map(({ path }) => path)).toEqual([info, info]);
    expect(kept.get('fairhouse.token')).toBe('hers');
  });

  it('of which nobody knows who has logged in has calls refused, without forgetting who is shown', async () => {
    elsewhere('unknown');
    expect(await post('/sys/game/all', {})).toEqual(notSent);
    expect(asked).toEqual([{ path: info, token: 'unknown' }]);
    expect(session()).toEqual({ status: 'member', member });
    expect(reload).not.toHaveBeenCalled();
  });

  it('that has renewed the session is followed: calls go on with its token, all after one question', async () => {
    elsewhere('second');
    answers[info] = yes({ ...member, token: 'second' });
    answers['/sys/game/all'] = yes({});
    const [one, two] = await Promise.all([post('/sys/game/all', {}), post('/sys/game/all', {})]);
    expect([one.ok, two.ok, reload.mock.calls]).toEqual([true, true, []]);
    expect(asked).toEqual([
      { path: info, token: 'second' },
      { path: '/sys/game/all', token: 'second' },
      { path: '/sys/game/all', token: 'second' },
    ]);
  });

  it('that logs out makes a visitor here, and no call is sent for the member', async () => {
    openPopup('cashOut', {});
    elsewhere(undefined);
    expect(await post('/sys/game/all', {})).toEqual(notSent);
    expect([session(), openPopups(), asked]).toEqual([{ status: 'visitor' }, [], []]);
  });

  it('that logs in while this one shows a visitor is followed without a reload; what the visitor sent is refused', async () => {
    endSession();
    openPopup('play', { gameId: 7, playForFun: false });
    elsewhere('first');
    answers[info] = yes(member);
    expect(await post('/sys/game/all', {})).toEqual(notSent);
    expect(session()).toEqual({ status: 'member', member });
    expect(openPopups().map(({ name }) => name)).toEqual(['play']);
    expect(reload).not.toHaveBeenCalled();
  });

  it('keeps its token when a renewal or an end of the session of before comes later', async () => {
    answers['/sys/auth/token/refresh'] = yes({ token: 'late' });
    answers[info] = yes({ ...member, id: 100_002 });
    const renewed = renewSession();
    elsewhere('hers');
    await renewed;
    expect(kept.get('fairhouse.token')).toBe('hers');
    endSession('Please log in again.');
    expect(kept.get('fairhouse.token')).toBe('hers');
  });

  it('does not let a call of before, which ends its session, log the new one out', async () => {
    const over = vi.fn();
    onLoginAgain(over);
    answers['/sys/game/all'] = loginAgain;
    const late = post('/sys/game/all', {});
    elsewhere('hers');
    expect(await late).toMatchObject({ error: -2 });
    expect(over).not.toHaveBeenCalled();
  });
});

describe('a call', () => {
  it('that is told to log in again says so, whatever call it is', async () => {
    const over = vi.fn();
    onLoginAgain(over);
    beginSession(member);
    answers['/sys/game/all'] = loginAgain;
    expect(await post('/sys/game/all', {})).toMatchObject({ ok: false, error: -2 });
    expect(over).toHaveBeenCalledOnce();
  });

  it('that does not come through answers -1 with a sentence', async () => {
    expect(await post('/sys/game/all', {})).toEqual({
      ok: false,
      error: -1,
      message: 'We can’t reach Fairhouse right now. Please check your connection and try again.',
    });
  });

  it('shows the loading indicator unless it is silent', async () => {
    await vi.waitFor(() => expect(callsInFlight.shown.get()).toBe(false), 120_000);
    answers['/sys/game/all'] = yes({});
    const silent = post('/sys/game/all', {}, { silent: true });
    expect(callsInFlight.shown.get()).toBe(false);
    const loud = post('/sys/game/all', {});
    expect(callsInFlight.shown.get()).toBe(true);
    await Promise.all([silent, loud]);
  });
});
