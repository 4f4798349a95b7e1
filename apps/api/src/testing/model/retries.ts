import { setTimeout as sleep } from 'node:timers/promises';
import { errorCodes } from '@fairhouse/contract';
import type { TestAnswer } from '../start-test-api.ts';

/** Answers that say nothing about what was done: the same call is made again. */
const unclear = new Set<number>([
  errorCodes.serverBusy,
  errorCodes.unavailable,
  errorCodes.outcomeUnknown,
  errorCodes.providerUnavailable,
]);
const timeoutMs = 120_000;
/** A worker whose connection was cut leaves its claim behind for half a minute. */
const longestWaitMs = 150_000;

/** The casino did not do what the reference does. */
class Difference extends Error {
  override name = 'Difference';
}

export function must(isSo: boolean, sentence: string): void {
  if (!isSo) throw new Difference(sentence);
}

/** Tries again while connections are being cut. */
export async function tolerant<T>(attempt: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + timeoutMs; ; ) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof Difference || Date.now() > deadline) throw error;
    }
    await sleep(20);
  }
}

/** The same call until it is answered; a refusal is an error unless `mayRefuse`. */
export async function answered(call: () => Promise<TestAnswer>, mayRefuse = false): Promise<TestAnswer> {
  const answer = await tolerant(async () => {
    const answer = await call();
    if (unclear.has(answer.error)) throw new Error(answer.message);
    return answer;
  });
  must(mayRefuse || answer.error === 0, `${answer.error} ${answer.message}`);
  return answer;
}

export async function inTheEnd(isSo: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + longestWaitMs; Date.now() < deadline; await sleep(50)) {
    if (await isSo()) return;
  }
  throw new Difference(`it did not come about within ${longestWaitMs / 1_000} s`);
}
