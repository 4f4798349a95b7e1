import { setTimeout as sleep } from 'node:timers/promises';
import { type CallInput, type CallOutput, type CallPath, type Envelope, errorCodes } from '@fairhouse/contract';

export interface Origins {
  casino: string;
  studio: string;
  sandbox: string;
}

/** What the casino said no to. A demonstration continues: people are refused things every day. */
export class Refused extends Error {
  constructor(
    readonly path: string,
    readonly code: number,
    sentence: string,
  ) {
    super(`${path}: ${code} ${sentence}`);
  }
}

/** For one answer; a busy machine takes long. */
const timeoutMs = 120_000;

/** One call as a browser makes it, from an address of its own. */
export async function callCasino<P extends CallPath>(
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

/** What passes: a clock that is moved costs the casino a connection to its database now and then. */
const passing = new Set<number>([
  errorCodes.serverBusy,
  errorCodes.unavailable,
  errorCodes.outcomeUnknown,
  errorCodes.providerUnavailable,
]);
const mostTries = 12;
const pauseMs = 400;

/** Throws `Refused` at everything but success; what passes is asked again. */
export function post<Data>(url: string, body: string | FormData, headers: Record<string, string>): Promise<Data> {
  return withRetries(async () => {
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) });
    const { error, message, data } = (await answer.json()) as Envelope<Data>;
    if (error === 0) return data as Data;
    const refused = new Refused(new URL(url).pathname, error, message);
    if (passing.has(error)) throw new Passing(refused.message, { cause: refused });
    throw refused;
  });
}

/** Worth another try. */
export class Passing extends Error {}

/** Tries again at `Passing` and where nobody answered; in the end throws what it was. */
export async function withRetries<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await run();
    } catch (error) {
      const passes = error instanceof Passing || error instanceof TypeError || error instanceof SyntaxError;
      if (!passes) throw error;
      if (tries === mostTries) throw error instanceof Passing && error.cause instanceof Refused ? error.cause : error;
      await sleep(pauseMs);
    }
  }
}

/** Looks that were answered: the first follow one another quickly, later ones a second apart. */
const mostLooks = 600;
const firstPauseMs = 40;
const longestPauseMs = 1_000;
const sayEveryMs = 15_000;

/**
 * Waits until something is so; throws when it is not after so many looks. Looks are counted, not seconds: where the machine is
 * busy, each look takes longer, and so may what is awaited.
 */
export async function comesAbout(
  what: string,
  isSo: () => Promise<boolean>,
  { say = console.log as (line: string) => void, pause = sleep as (ms: number) => Promise<void> } = {},
): Promise<void> {
  const startedAt = performance.now();
  let sentenceAt = startedAt;
  for (let looks = 0; looks < mostLooks; looks++) {
    if (await isSo()) return;
    const now = performance.now();
    if (now - sentenceAt >= sayEveryMs) {
      sentenceAt = now;
      say(`Waiting for ${what} (${Math.round((now - startedAt) / 1_000)} s) …`);
    }
    await pause(Math.min(firstPauseMs * 2 ** Math.floor(looks / 20), longestPauseMs));
  }
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  throw new Error(`${what}: not so after ${mostLooks} looks in ${seconds} s`);
}
