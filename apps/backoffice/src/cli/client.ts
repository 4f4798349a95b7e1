import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Envelope } from '@fairhouse/contract';
import type { operatorCalls } from '@fairhouse/contract/operator';
import { Problem } from './problem.ts';
import { currentSettings } from './settings.ts';

type Calls = typeof operatorCalls;
type Input<P extends keyof Calls> = Calls[P]['input']['_input'];
type Output<P extends keyof Calls> = Calls[P]['output']['_output'];

const timeoutMs = 30_000;
const notPermitted = -2;

/** Who listens everywhere is reached on the loopback; an address of IPv6 stands in brackets. */
function reachedAt(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  return host.includes(':') ? `[${host === '::' ? '::1' : host}]` : host;
}

/** Calls the casino as the operator; what it refuses becomes a Problem with the casino's own sentence. */
export async function ask<P extends keyof Calls & string>(path: P, input: Input<P>): Promise<Output<P>> {
  const { API_ORIGIN, HOST, API_PORT } = currentSettings();
  const origin = API_ORIGIN || `http://${reachedAt(HOST)}:${API_PORT}`;
  let envelope: Envelope<Output<P>>;
  try {
    const answer = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: operatorKey() },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(timeoutMs),
    });
    envelope = (await answer.json()) as Envelope<Output<P>>;
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(`The casino at ${origin} does not answer; start it, or set API_ORIGIN.`);
  }
  if (envelope.error === notPermitted) throw new Problem('The casino does not know this key; set OPERATOR_KEY.');
  if (envelope.error !== 0) throw new Problem(envelope.message);
  return envelope.data as Output<P>;
}

function operatorKey(): string {
  const { OPERATOR_KEY, FAIRHOUSE_DATA_DIR } = currentSettings();
  if (OPERATOR_KEY) return OPERATOR_KEY;
  const file = join(FAIRHOUSE_DATA_DIR, 'operator-key');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new Problem(`There is no key: set OPERATOR_KEY, or start Fairhouse once so that it writes ${file}.`);
  }
}
