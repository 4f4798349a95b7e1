/**
 * The client of the desk's calls. One call, one answer:
 *
 *   const answer = await post('/operator/member/find', { member: '1001' });
 *   if (!answer.ok) return showProblem(answer.message);
 *   use(answer.data);
 *
 * Expected failures are values, never exceptions: `error` is the API's code, or -1 when it could not be reached.
 * The session is a cookie of this origin that no script can read.
 */
import type { OperatorCallInput, OperatorCallOutput, OperatorCallPath } from '@fairhouse/contract/operator';
import { withTimeout } from '@fairhouse/ui/abort.ts';
import { currentLanguage } from './language.ts';
import { commonText } from './texts/index.ts';
import { untouchedSeconds } from './touch.ts';

/** The API's code when what was asked for is kept as a proposal; the table of all codes would weigh on the page. */
export const waitsForSecond = 1614;

export interface Refused {
  ok: false;
  /** The API's code, or -1 when the exchange itself failed. */
  error: number;
  /** A sentence for the reader. */
  message: string;
  /** What the call carries along with this outcome, where the contract says so. */
  data?: unknown;
}

export type Answer<T> = { ok: true; data: T } | Refused;

const usualTimeoutMs = 30_000;

let signedOut: (path: OperatorCallPath) => void = () => {};

/** Registers what happens when the API says that the session has ended. */
export function onSignedOut(listener: (path: OperatorCallPath) => void): void {
  signedOut = listener;
}

/** Makes a call. Never throws for what the network or the API does. */
export async function post<P extends OperatorCallPath>(
  path: P,
  input: OperatorCallInput<P>,
  signal?: AbortSignal,
  timeoutMs = usualTimeoutMs,
): Promise<Answer<OperatorCallOutput<P>>> {
  try {
    const response = await fetch(`/api${path}`, {
      method: 'POST',
      body: JSON.stringify(input),
      headers: { 'Content-Type': 'application/json', ...ownHeaders() },
      credentials: 'same-origin',
      signal: withTimeout(signal, timeoutMs),
    });
    const answer = await readEnvelope<OperatorCallOutput<P>>(response);
    if (!answer.ok && answer.error === -2) signedOut(path);
    return answer;
  } catch {
    return { ok: false, error: -1, message: commonText('networkFailed') };
  }
}

/** The same for a call that takes a file; its fields go along as texts. */
export async function postFile<P extends OperatorCallPath>(
  path: P,
  fields: Readonly<Record<string, string>>,
  file: File,
): Promise<Answer<OperatorCallOutput<P>>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  try {
    const response = await fetch(`/api${path}`, {
      method: 'POST',
      body: form,
      headers: ownHeaders(),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(usualTimeoutMs),
    });
    const answer = await readEnvelope<OperatorCallOutput<P>>(response);
    if (!answer.ok && answer.error === -2) signedOut(path);
    return answer;
  } catch {
    return { ok: false, error: -1, message: commonText('networkFailed') };
  }
}

function ownHeaders(): Record<string, string> {
  return { 'X-FE-LANG': currentLanguage(), 'X-Untouched-Seconds': String(untouchedSeconds()) };
}

/** A proxy in between may answer with a page of its own: whatever is no envelope counts as not reached. */
async function readEnvelope<T>(response: Response): Promise<Answer<T>> {
  const { error, message, data } = (await response.json()) as { error?: unknown; message?: unknown; data?: T };
  if (typeof error !== 'number') throw new TypeError('not an envelope');
  if (error === 0) return { ok: true, data: data as T };
  const sentence = typeof message === 'string' && message ? message : commonText('serverBusy');
  return { ok: false, error, message: sentence, data: data ?? undefined };
}
