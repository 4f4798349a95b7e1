import { setTimeout as sleep } from 'node:timers/promises';
import type { CallInput, CallOutput, CallPath, Envelope } from '@fairhouse/contract';

export interface Origins {
  casino: string;
  studio: string;
  sandbox: string;
}

/** What the house said no to. A demonstration goes on: people are refused things every day. */
export class Refused extends Error {
  constructor(
    readonly path: string,
    readonly code: number,
    sentence: string,
  ) {
    super(`${path}: ${code} ${sentence}`);
  }
}

const timeoutMs = 30_000;

/** One call as a browser makes it, from an address of its own. */
export async function callHouse<P extends CallPath>(
  origin: string,
  path: P,
  input: CallInput<P>,
  { token, address }: { token?: string | undefined; address: string },
): Promise<CallOutput<P>> {
  return post<CallOutput<P>>(`${origin}/api${path}`, JSON.stringify(input), {
    'content-type': 'application/json',
    'x-forwarded-for': address,
    ...(token ? { authorization: token } : {}),
  });
}

/** Throws `Refused` at everything but success. */
export async function post<Data>(url: string, body: string | FormData, headers: Record<string, string>): Promise<Data> {
  const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) });
  const { error, message, data } = (await answer.json()) as Envelope<Data>;
  if (error !== 0) throw new Refused(new URL(url).pathname, error, message);
  return data as Data;
}

/** True as soon as it is so; false when it is not within the time. */
export async function comesAbout(isSo: () => Promise<boolean>, withinMs = 6_000): Promise<boolean> {
  for (const deadline = performance.now() + withinMs; performance.now() < deadline; await sleep(40)) {
    if (await isSo()) return true;
  }
  return false;
}
