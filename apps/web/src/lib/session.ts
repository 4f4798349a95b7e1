/**
 * Who is logged in. `useSession()` in components; `session()` elsewhere.
 * `status` is 'unknown' until the first token-info answer, then 'visitor' or 'member'.
 */
import type { CallOutput } from '@fairhouse/contract';
import { dismissAlerts } from '@fairhouse/ui/layers/alerts.ts';
import { createStore, useStore } from '@fairhouse/ui/store.ts';
import { closeAllPopups, closePopup } from './address/popups.ts';
import { askAboutToken, onTokenReplaced, post, tokenInfoPath } from './api.ts';
import { type Arrival, announceArrival } from './arrivals.ts';
import { removeKeptHistory } from './kept-history-place.ts';
import { queries } from './query.ts';
import {
  adoptToken,
  isTokenReplaced,
  keepSessionToken,
  onTokenChangedElsewhere,
  sessionToken,
  storedToken,
} from './session-token.ts';

export type Member = CallOutput<'/sys/auth/token/info'>;
export type Session = { status: 'unknown' } | { status: 'visitor' } | { status: 'member'; member: Member };

const current = createStore<Session>({ status: 'unknown' });

function become(next: Session): void {
  const before = memberOf(session())?.id;
  current.set(next);
  // What a member opened, and was shown, is for nobody else, anyone who comes next and in whichever tab. A visitor's stays:
  // one who logs in continues to what led there.
  if (before !== undefined && before !== memberOf(next)?.id) {
    closeAllPopups();
    dismissAlerts();
  }
}

export const session = current.get;

/** What the API said as it ended a session, for the log-in that it leads to. */
const ending = createStore<string | undefined>(undefined);

export const sessionEnding = ending.get;

export function useEnding(): string | undefined {
  return useStore(ending);
}

export function useSession(): Session {
  return useStore(current);
}

/** The member, or undefined for visitors and while unknown. */
export function useMember(): Member | undefined {
  return memberOf(useSession());
}

function memberOf(now: Session): Member | undefined {
  return now.status === 'member' ? now.member : undefined;
}

/** After login or registration: keeps the token and the member, and tells who waits for arrivals. */
export function beginSession(member: Member, arrival: Arrival = 'login'): void {
  const goesOn = lapsed && memberOf(session())?.id === member.id;
  ending.set(undefined);
  lapsed = false;
  keepSessionToken(member.token);
  removeKeptHistory(member.id);
  // Without what they show, forms that stayed open would be drawn from the beginning.
  if (goesOn) void queries.invalidateQueries();
  else queries.clear();
  become({ status: 'member', member });
  announceArrival(arrival);
}

let lapsed = false;

/** Whether the session has ended while something is being filled in, and the log-in over it waits. */
export const isLapsed = (): boolean => lapsed;

/**
 * The API says that the session is over while a pop-up is open: what was filled in stays there, under the log-in, for the same
 * member. Nothing can be done with it without a log-in, since the token is gone; anybody else's log-in closes it.
 */
export function lapseSession(said: string): void {
  ending.set(said);
  keepSessionToken(undefined);
  removeKeptHistory();
  lapsed = true;
  closePopup('play');
}

/** The log-in over what was being filled in was left: that goes as well. */
export function leaveLapsed(): void {
  if (lapsed) endSession(ending.get());
}

/**
 * After logout, or when the API says that the session is over, with its sentence. For a visitor the first sentence stays: it gives
 * the reason, and calls that follow without a token only answer that a log-in is needed.
 */
export function endSession(said?: string): void {
  if (said === undefined || session().status !== 'visitor' || ending.get() === undefined) ending.set(said);
  lapsed = false;
  keepSessionToken(undefined);
  removeKeptHistory();
  queries.clear();
  become({ status: 'visitor' });
}

/**
 * Loads the member again: balances, level, documents. Call it after everything that changes them.
 * The API answers who was suspended meanwhile like every session that is over, with a sentence that says so.
 */
export async function refreshSession(): Promise<Session> {
  if (isTokenReplaced()) {
    await followStored();
    return session();
  }
  const token = sessionToken();
  if (!token && lapsed) return session();
  if (!token) {
    if (session().status !== 'visitor') become({ status: 'visitor' });
    return session();
  }
  const answer = await post(tokenInfoPath, {}, { silent: true });
  // Somebody logged in or out while the call was under way: its answer is about the past.
  if (token !== sessionToken() || isTokenReplaced()) return session();
  if (!answer.ok) {
    // An unreachable API is no reason to forget who is logged in.
    if (answer.error === -2) endSession(answer.message);
    else if (session().status === 'unknown') become({ status: 'visitor' });
    return session();
  }
  lapsed = false;
  become({ status: 'member', member: answer.data });
  return session();
}

/** Exchanges the token for a fresh one, then loads the member again. */
export async function renewSession(): Promise<Session> {
  const token = sessionToken();
  if (token) {
    const answer = await post('/sys/auth/token/refresh', {}, { silent: true });
    if (answer.ok && token === sessionToken() && !isTokenReplaced()) keepSessionToken(answer.data.token);
  }
  return refreshSession();
}

let reloadForAnother: () => void = () => {};

/** Registers what loads the page again when another tab has logged in as another member. */
export function onAnotherMember(listener: () => void): void {
  reloadForAnother = listener;
}

let following: Promise<boolean> | undefined;

/**
 * Follows the session that another tab has begun, ended or renewed. Resolves to whether this tab continues as the same member.
 * Until it is known whose session it is, calls of this tab wait.
 */
function followStored(): Promise<boolean> {
  following ??= followNow().finally(() => {
    following = undefined;
  });
  return following;
}

async function followNow(): Promise<boolean> {
  const token = storedToken();
  if (token === undefined) {
    adoptToken(undefined);
    queries.clear();
    if (!lapsed && session().status !== 'visitor') become({ status: 'visitor' });
    return false;
  }
  const answer = await askAboutToken(token);
  if (token !== storedToken()) return followNow();
  const shown = memberOf(session());
  if (!answer.ok) {
    // Without an answer nobody knows whose session it is: this tab asks again with its next call.
    if (answer.error !== -2) {
      if (session().status === 'unknown') become({ status: 'visitor' });
      return false;
    }
    adoptToken(token);
    endSession(answer.message);
    return false;
  }
  if (shown && shown.id !== answer.data.id) {
    // What one member saw may not stay in the page of another, so it begins again. Its token stays that of the
    // former member until then, and with it no call is sent.
    closeAllPopups();
    dismissAlerts();
    queries.clear();
    reloadForAnother();
    return false;
  }
  adoptToken(token);
  ending.set(undefined);
  lapsed = false;
  if (!shown) queries.clear();
  become({ status: 'member', member: answer.data });
  return shown !== undefined;
}

const leastBetweenLooksMs = 5_000;

/** Who comes back to the page sees who is logged in now: elsewhere a session may have been ended, for good as well. */
export function refreshWhenSeen(): void {
  let lookedAtMs = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - lookedAtMs < leastBetweenLooksMs) return;
    lookedAtMs = performance.now();
    if (session().status === 'member') void refreshSession();
  });
}

/** Follows log-ins and log-outs in other tabs. */
export function followOtherTabs(): () => void {
  return onTokenChangedElsewhere(() => {
    if (isTokenReplaced()) void followStored();
  });
}

onTokenReplaced(followStored);
