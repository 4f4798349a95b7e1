import type { Envelope } from '@fairhouse/contract';
import type { operatorCalls } from '@fairhouse/contract/operator';
import { Problem } from './problem.ts';
import { currentSettings } from './settings.ts';
import { readToken } from './token-file.ts';

type Calls = typeof operatorCalls;
type Input<P extends keyof Calls> = Calls[P]['input']['_input'];
type Output<P extends keyof Calls> = Calls[P]['output']['_output'];

const timeoutMs = 30_000;
const loginAgain = -2;

/** Who listens everywhere is reached on the loopback; an address of IPv6 stands in brackets. */
function reachedAt(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  return host.includes(':') ? `[${host === '::' ? '::1' : host}]` : host;
}

/** Calls the desk as anyone who signed in; what it refuses becomes a Problem with the casino's own sentence. */
export function ask<P extends keyof Calls & string>(path: P, input: Input<P>, waitsMs = timeoutMs): Promise<Output<P>> {
  return askWith(path, input, readToken(), waitsMs);
}

/** The same with a token that is not kept yet, or before there is one. */
export async function askWith<P extends keyof Calls & string>(
  path: P,
  input: Input<P>,
  token?: string,
  waitsMs = timeoutMs,
): Promise<Output<P>> {
  const { DESK_ORIGIN, HOST, DESK_PORT } = currentSettings();
  const origin = DESK_ORIGIN || `http://${reachedAt(HOST)}:${DESK_PORT}`;
  let envelope: Envelope<Output<P>>;
  try {
    const answer = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(waitsMs),
    });
    envelope = (await answer.json()) as Envelope<Output<P>>;
  } catch {
    throw new Problem(`The desk at ${origin} does not answer; start the casino, or set DESK_ORIGIN.`);
  }
  if (envelope.error === loginAgain) {
    throw new Problem('The desk does not know this token any more; say "npm run operator -- login".');
  }
  if (envelope.error !== 0) throw new Problem(envelope.message);
  return envelope.data as Output<P>;
}
