import { type Repeating, repeat } from '../../db/repeat.ts';
import {
  claimDueEvents,
  finishEvent,
  postponeEvent,
  removeOldEvents,
  type StoredEvent,
} from './webhook-event.store.ts';
import type { WebhookDeps } from './webhooks.deps.ts';

const everyMs = 1_000;
const mostAtOnce = 20;
const atOnce = 4;
const leaseMs = 60_000;
const longestPauseMs = 3_600_000;
/** With pauses doubling up to an hour this is about four days. */
const mostAttempts = 110;
const keepDays = 90;
const tidyEveryMs = 3_600_000;

/** Works stored events off, also those that an earlier process left behind. */
export function startWorkingOffWebhooks(deps: WebhookDeps): Repeating {
  let tidyAt = 0;
  return repeat(
    everyMs,
    async () => {
      if (Date.now() >= tidyAt) {
        tidyAt = Date.now() + tidyEveryMs;
        await removeOldEvents(deps.db, keepDays);
      }
      return workOffDueEvents(deps);
    },
    deps.log,
  );
}

/** One round: how many events were tried. */
async function workOffDueEvents(deps: WebhookDeps): Promise<number> {
  const due = await claimDueEvents(deps.db, mostAtOnce, leaseMs);
  // A few at once, so that a provider that has to be asked holds up only its group.
  for (let first = 0; first < due.length; first += atOnce) {
    await Promise.all(due.slice(first, first + atOnce).map((event) => workOff(deps, event)));
  }
  return due.length;
}

async function workOff(deps: WebhookDeps, event: StoredEvent): Promise<void> {
  let outcome: string;
  try {
    outcome = await outcomeOf(deps, event);
  } catch (error) {
    deps.log.warn({ err: error, provider: event.provider, event: event.eventId }, 'a webhook could not be worked off');
    outcome = 'error';
  }
  if (outcome !== 'noAttempt' && outcome !== 'error') return finishEvent(deps.db, event, outcome);
  if (event.attempts >= mostAttempts) {
    deps.log.warn({ provider: event.provider, event: event.eventId, outcome }, 'a webhook was given up');
    return finishEvent(deps.db, event, `given up: ${outcome}`);
  }
  await postponeEvent(deps.db, event, outcome, Math.min(1_000 * 2 ** Math.min(event.attempts - 1, 20), longestPauseMs));
}

async function outcomeOf(deps: WebhookDeps, event: StoredEvent): Promise<string> {
  const provider = deps.providers.get(event.provider);
  if (!provider) return 'error';
  const observations = await provider.readEvent(event.body);
  if (observations.length === 0) return 'nothing to do';
  const outcomes: string[] = [];
  for (const observation of observations) outcomes.push(await deps.applyObservation(observation));
  return outcomes.includes('noAttempt') ? 'noAttempt' : outcomes.join(', ');
}
