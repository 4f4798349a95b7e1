/**
 * The client of the API. One call, one answer:
 *
 *   const answer = await post('/sys/auth/login', { username, password, type: 'MEMBER' });
 *   if (!answer.ok) return showToast(answer.message);
 *   use(answer.data);
 *
 * Expected failures are values, never exceptions: `error` is the API's code, or -1 when it could not be reached.
 * Code -2 (log in again) is also reported to anyone who registered with `onLoginAgain`, except for the token-info call.
 * A call goes under the session that this tab shows. It is not sent when another tab has logged in or out meanwhile.
 */
import type { CallInput, CallOutput, CallPath } from '@fairhouse/contract';
import { withTimeout } from '@fairhouse/ui/abort.ts';
import { callsInFlight } from './in-flight.ts';
import { currentLanguage } from './language/language.ts';
import { hearServerTime } from './server-clock.ts';
import { isTokenReplaced, sessionToken } from './session-token.ts';
import { commonText } from './texts/index.ts';

export interface Refused {
  ok: false;
  /** The API's code, or -1 when the exchange itself failed or was not begun. */
  error: number;
  /** A sentence for the player. */
  message: string;
  /** What the call carries along with this outcome, where the contract says so. */
  data?: unknown;
}

export type Answer<T> = { ok: true; data: T } | Refused;

export interface CallOptions {
  /** No loading indicator: for polling and for what loads behind a placeholder of its own. */
  silent?: boolean;
  signal?: AbortSignal;
  /** Milliseconds until the exchange counts as failed; 30,000 by default. */
  timeoutMs?: number;
}

const jsonHeaders = { 'Content-Type': 'application/json' };
const usualTimeoutMs = 30_000;
/** The API's code `termsChanged`. */
const termsChangedCode = 1720;
export const tokenInfoPath = '/sys/auth/token/info';

let loginAgain: (said: string) => void = () => {};
let termsChanged: () => void = () => {};
let reachability: (reachable: boolean) => void = () => {};
let followStored: () => Promise<boolean> = async () => false;

/** Registers what happens when the API says that the session has ended. */
export function onLoginAgain(listener: (said: string) => void): void {
  loginAgain = listener;
}

/** Registers what happens when a call waits until the member has accepted what the terms say by now. */
export function onTermsChanged(listener: () => void): void {
  termsChanged = listener;
}

/** Registers who wants to know, after each call, whether the API could be reached. */
export function onReachability(listener: (reachable: boolean) => void): void {
  reachability = listener;
}

/**
 * Registers what follows the session that another tab has begun, ended or renewed. It resolves to whether this tab
 * continues as the same member.
 */
export function onTokenReplaced(listener: () => Promise<boolean>): void {
  followStored = listener;
}

/**
 * Whether this tab still shows the session that the browser keeps. Otherwise a call is not sent: it was meant for the
 * session of before.
 */
export async function isOwnSession(): Promise<boolean> {
  return !isTokenReplaced() || followStored();
}

/** Asks who is behind a token that is not yet the one of this tab. */
export function askAboutToken(token: string): Promise<Answer<CallOutput<typeof tokenInfoPath>>> {
  return exchange(tokenInfoPath, '{}', jsonHeaders, { silent: true }, token);
}

/** Makes a call with a JSON body. Never throws for what the network or the API does. */
export function post<P extends CallPath>(
  path: P,
  input: CallInput<P>,
  options: CallOptions = {},
): Promise<Answer<CallOutput<P>>> {
  return exchangeAsShown(path, JSON.stringify(input), jsonHeaders, options);
}

/** The same under a session that is none of a player's: of the partner portal. */
export function postAs<P extends CallPath>(
  token: string,
  path: P,
  input: CallInput<P>,
): Promise<Answer<CallOutput<P>>> {
  return exchange(path, JSON.stringify(input), jsonHeaders, {}, token);
}

/** Uploads one file as the multipart field `file`. */
export function upload<P extends CallPath>(
  path: P,
  file: File,
  options: CallOptions = {},
): Promise<Answer<CallOutput<P>>> {
  const body = new FormData();
  body.append('file', file);
  return exchangeAsShown(path, body, {}, { timeoutMs: 120_000, ...options });
}

async function exchangeAsShown<T>(
  path: string,
  body: BodyInit,
  headers: Record<string, string>,
  options: CallOptions,
): Promise<Answer<T>> {
  if (isTokenReplaced() && !(await followStored())) {
    return { ok: false, error: -1, message: commonText('sessionReplaced') };
  }
  return exchange(path, body, headers, options, sessionToken());
}

async function exchange<T>(
  path: string,
  body: BodyInit,
  headers: Record<string, string>,
  { silent = false, signal, timeoutMs = usualTimeoutMs }: CallOptions,
  token: string | undefined,
): Promise<Answer<T>> {
  const ended = silent ? undefined : callsInFlight.begin();
  try {
    const response = await fetch(`/api${path}`, {
      method: 'POST',
      body,
      headers: { ...headers, 'X-FE-LANG': currentLanguage(), ...(token ? { Authorization: token } : {}) },
      signal: withTimeout(signal, timeoutMs),
    });
    hearServerTime(response.headers.get('date'));
    const answer = await readEnvelope<T>(response);
    reachability(true);
    // Of a session that this tab shows no longer, or that another tab has replaced, the end is of no concern.
    const isShown = token === sessionToken() && !isTokenReplaced();
    if (!answer.ok && answer.error === -2 && path !== tokenInfoPath && isShown) loginAgain(answer.message);
    if (!answer.ok && answer.error === termsChangedCode) termsChanged();
    return answer;
  } catch {
    const cancelled = signal?.aborted === true;
    if (!cancelled) reachability(false);
    return { ok: false, error: -1, message: commonText('networkFailed') };
  } finally {
    ended?.();
  }
}

/** A proxy in between may answer with a page of its own: whatever is no envelope counts as not reached. */
async function readEnvelope<T>(response: Response): Promise<Answer<T>> {
  const { error, message, data } = (await response.json()) as { error?: unknown; message?: unknown; data?: T };
  if (typeof error !== 'number') throw new TypeError('not an envelope');
  if (error === 0) return { ok: true, data: data as T };
  const sentence = typeof message === 'string' && message ? message : commonText('serverBusy');
  return { ok: false, error, message: sentence, data: data ?? undefined };
}
