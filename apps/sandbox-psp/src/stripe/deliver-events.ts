import type { Database } from '@fairhouse/database';
import type { Logger } from '@fairhouse/operation';
import { decide } from './decide.ts';
import { claimDueEvents, type DueEvent, noteDelivered, noteUndelivered } from './event.store.ts';
import { overdueSessions } from './session.store.ts';
import { sign } from './sign.ts';

export interface DeliveryParts {
  db: Database;
  logger: Logger;
  url: string;
  secret: string;
}

const idleMs = 500;
const answerTimeoutMs = 10_000;
const leaseMs = answerTimeoutMs * 2;
/** With the longest pause of an hour this is about three days, as long as Stripe itself tries. */
const mostAttempts = 84;

/** Sends due events until it is stopped; what was under way then is finished first. */
export function startDelivering(parts: DeliveryParts): { wake(): void; stop(): Promise<void> } {
  let stopped = false;
  let wakeUp = () => {};
  const sleep = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, idleMs);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async () => {
    while (!stopped) {
      const sent = await round(parts).catch((error: unknown) => {
        parts.logger.warn({ err: error }, 'could not look for events to deliver');
        return 0;
      });
      if (sent === 0 && !stopped) await sleep();
    }
  };
  const running = run();
  return {
    wake: () => wakeUp(),
    async stop() {
      stopped = true;
      wakeUp();
      await running;
    },
  };
}

async function round({ db, logger, url, secret }: DeliveryParts): Promise<number> {
  for (const id of await overdueSessions(db)) await decide(db, id, 'cancel');
  const due = await claimDueEvents(db, leaseMs);
  await Promise.all(due.map((event) => deliver(db, logger, event, url, secret)));
  return due.length;
}

async function deliver(db: Database, logger: Logger, event: DueEvent, url: string, secret: string): Promise<void> {
  const status = await send(event.body, url, sign(event.body, secret));
  if (status !== undefined && status < 300) return noteDelivered(db, event.id, status);
  const pauseMs = Math.min(1_000 * 2 ** (event.attempts - 1), 3_600_000);
  logger.warn({ event: event.id, status, attempts: event.attempts }, 'the casino did not take an event');
  await noteUndelivered(db, event.id, status, event.attempts < mostAttempts ? pauseMs : undefined);
}

/** The HTTP status of the answer; undefined when there was none. */
export async function send(body: string, url: string, signature: string): Promise<number | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body,
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return undefined;
  }
}
