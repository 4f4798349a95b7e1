import type { Database } from '@fairhouse/database';
import type { Logger } from '@fairhouse/operation';
import { claimDueEvents, type DueEvent, noteDelivered, noteUndelivered } from './event.store.ts';
import type { Sender, SenderOf } from './senders.ts';

export interface DeliveryParts {
  db: Database;
  logger: Logger;
  senderOf: SenderOf;
  /** Ends payments whose time is over; it runs before every round. */
  expireOverdue(): Promise<void>;
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

async function round({ db, logger, senderOf, expireOverdue }: DeliveryParts): Promise<number> {
  await expireOverdue();
  const due = await claimDueEvents(db, leaseMs);
  await Promise.all(due.map((event) => deliver(db, logger, event, senderOf(event.provider))));
  return due.length;
}

async function deliver(db: Database, logger: Logger, event: DueEvent, sender: Sender): Promise<void> {
  const status = await send(sender, event.body);
  if (status !== undefined && status < 300) return noteDelivered(db, event.id, status);
  const pauseMs = Math.min(1_000 * 2 ** (event.attempts - 1), 3_600_000);
  logger.warn({ event: event.id, status, attempts: event.attempts }, 'the casino did not take an event');
  await noteUndelivered(db, event.id, status, event.attempts < mostAttempts ? pauseMs : undefined);
}

/** The HTTP status of the answer; undefined when there was none. */
export async function send(sender: Sender, body: string, headers = sender.headers(body)): Promise<number | undefined> {
  try {
    const answer = await fetch(sender.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      body: sender.seal ? sender.seal(body) : body,
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return undefined;
  }
}
