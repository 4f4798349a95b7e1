import { setTimeout as sleep } from 'node:timers/promises';
import type { Journal } from './journal.ts';

/** Longer than any outage lasts on a slow machine: a call without an answer by then has been lost. */
const timeoutMs = 300_000;
const leastPauseMs = 50;
const mostPauseMs = 500;

/** Why an attempt gave nothing; it is repeated. */
export class NotAnswered extends Error {
  override name = 'NotAnswered';
}

/** Repeats the very same request until it is answered, as a vendor or a browser would, with growing pauses. */
export async function untilAnswered<T>(journal: Journal, what: string, attempt: () => Promise<T>): Promise<T> {
  let pauseMs = leastPauseMs;
  for (const deadline = Date.now() + timeoutMs; ; ) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof NotAnswered)) throw error;
      if (Date.now() > deadline) throw new Error(`${what} had no answer: ${error.message}`);
      journal.retries++;
    }
    await sleep(pauseMs);
    pauseMs = Math.min(pauseMs * 2, mostPauseMs);
  }
}

/** One POST of JSON, whose status the journal hears. No connection, no answer in 5 s or half an answer is NotAnswered. */
export async function post(
  url: string,
  body: string,
  headers: Record<string, string>,
  journal: Journal,
): Promise<{ httpStatus: number; text: string }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(5_000),
    });
    const text = await response.text();
    journal.heard(response.status, new URL(url).pathname);
    return { httpStatus: response.status, text };
  } catch (error) {
    throw new NotAnswered(String((error as Error).cause ?? error));
  }
}
