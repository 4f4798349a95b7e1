import type { Observation } from '@fairhouse/payments';
import type { StandingJob } from '../../db/job-queue/job.ts';
import {
  claimDueEvents,
  noteWorkedOff,
  removeOldEvents,
  type StoredEvent,
  type WorkedOff,
} from './webhook-event.store.ts';
import type { WebhookDeps } from './webhooks.deps.ts';

const everyMs = 1_000;
/** Events that are taken at once, and credited in one transaction where they can be. */
const pageSize = 64;
/** One page is read while the one before it is applied; after so many the casino may stop. */
const pagesInRound = 16;
const leaseMs = 60_000;
const longestPauseMs = 3_600_000;
/** With pauses doubling up to an hour this is about four days. */
const mostAttempts = 110;
const keepDays = 90;
const tidyEveryMs = 3_600_000;

/** Works stored events off, also those that an earlier process left behind. */
export function workOffWebhooksJob(deps: WebhookDeps): StandingJob {
  return { name: 'workOffWebhooks', everyMs, run: () => workOffDueEvents(deps) };
}

export function removeOldWebhooksJob({ db }: WebhookDeps): StandingJob {
  return { name: 'removeOldWebhooks', everyMs: tidyEveryMs, run: () => removeOldEvents(db, keepDays).then(() => 0) };
}

/** One round: how many events were tried. */
async function workOffDueEvents(deps: WebhookDeps): Promise<number> {
  let found = 0;
  let applied: Promise<unknown> = Promise.resolve();
  /** The page before, by provider: the next waits for it, so that the news of one order keep their order. */
  const before = new Map<string, Promise<void>>();
  for (let page = 0; page < pagesInRound; page++) {
    const due = await claimDueEvents(deps.db, pageSize, leaseMs);
    found += due.length;
    // A provider that has to be asked, and does not answer, holds up its own events alone.
    const working = [...byProvider(due)].map(([provider, events]) => {
      const done = workOffPage(deps, events, before.get(provider));
      before.set(provider, done);
      return done;
    });
    await applied;
    applied = Promise.all(working);
    if (due.length < pageSize) break;
  }
  await applied;
  return found;
}

function byProvider(events: readonly StoredEvent[]): ReadonlyMap<string, StoredEvent[]> {
  const groups = new Map<string, StoredEvent[]>();
  for (const event of events) groups.set(event.provider, [...(groups.get(event.provider) ?? []), event]);
  return groups;
}

/** Never throws: what was lost here is due again when its lease has run out. */
async function workOffPage(deps: WebhookDeps, events: StoredEvent[], before = Promise.resolve()): Promise<void> {
  try {
    const reading = events.map((event) => deps.messages.reading(event, () => readEvent(deps, event)));
    const read = await Promise.allSettled(reading.map(({ observations }) => observations));
    await before;
    const observed = read.map((it) => (it.status === 'fulfilled' ? it.value : []));
    const applied = (await deps.applyObservations(observed.flat())).values();
    deps.messages.heard(reading.map((webhook, index) => ({ webhook, observations: observed[index]! })));
    const workedOff = events.map((event, index) => {
      const results = [...observed[index]!.map(() => applied.next().value!)];
      return workedOffAs(deps, event, outcomeOf(deps, event, read[index]!, results));
    });
    await noteWorkedOff(deps.db, workedOff);
  } catch (error) {
    deps.log.warn({ err: error, events: events.length }, 'webhooks could not be processed');
  }
}

async function readEvent({ providers }: WebhookDeps, event: StoredEvent): Promise<Observation[]> {
  const provider = providers.get(event.provider);
  if (!provider) throw new Error(`nobody here is ${event.provider}`);
  return provider.readEvent(event.body);
}

function outcomeOf(
  { log }: WebhookDeps,
  { provider, eventId }: StoredEvent,
  read: PromiseSettledResult<Observation[]>,
  applied: PromiseSettledResult<string>[],
): string {
  const failed = [read, ...applied].find((it) => it.status === 'rejected');
  if (failed) {
    log.warn({ err: failed.reason, provider, event: eventId }, 'a webhook could not be processed');
    return 'error';
  }
  if (applied.length === 0) return 'nothing to do';
  const outcomes = applied.map((it) => (it as PromiseFulfilledResult<string>).value);
  return outcomes.includes('noAttempt') ? 'noAttempt' : outcomes.join(', ');
}

function workedOffAs({ log }: WebhookDeps, event: StoredEvent, outcome: string): WorkedOff {
  if (outcome !== 'noAttempt' && outcome !== 'error') return { event, outcome, againInMs: undefined };
  if (event.attempts >= mostAttempts) {
    log.warn(
      { provider: event.provider, event: event.eventId, outcome },
      'a webhook was abandoned after its last attempt',
    );
    return { event, outcome: `given up: ${outcome}`, againInMs: undefined };
  }
  return { event, outcome, againInMs: Math.min(1_000 * 2 ** Math.min(event.attempts - 1, 20), longestPauseMs) };
}
