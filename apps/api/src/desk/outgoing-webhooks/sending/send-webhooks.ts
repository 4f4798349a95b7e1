import { webhookBody } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import { makeEvents } from '../events/make-events.ts';
import { pause } from '../subscription/subscription.store.ts';
import type { WebhooksDeps } from '../webhooks.deps.ts';
import { pagerDutyEvent } from './alerts/pagerduty-event.ts';
import { slackMessage } from './alerts/slack-message.ts';
import {
  type Claimed,
  claimDue,
  countFailure,
  findSending,
  findWork,
  rest,
  type SendingSubscription,
  settleDelivered,
  settleFailed,
} from './delivery.store.ts';
import {
  failuresBeforeRest,
  isRefusedForGood,
  leaseSeconds,
  longestAskedRestSeconds,
  mostTries,
  pausedAfterHours,
  restSeconds,
  waitSeconds,
} from './delivery-rules.ts';
import { pausedLetter } from './paused-letter.ts';
import type { Answered, PostedEvent } from './post-event.ts';
import { signatureOf } from './sign-event.ts';

export type SendingDeps = Pick<WebhooksDeps, 'db' | 'sealing' | 'receiver' | 'tellAdministrators' | 'site' | 'log'>;

export interface WebhookSender {
  job: StandingJob;
  /** One round: makes events, and begins to send to each address that has some due. Answers how much it found. */
  run(): Promise<number>;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
  /** Takes nothing more, and waits for what is being sent. */
  close(): Promise<void>;
}

const everyMs = 1_000;
/** At the same time, to one address. */
const mostAtOnce = 8;

/** Sends events. Each address is sent to by itself, so that a slow one delays no other. */
export function openWebhookSender(deps: SendingDeps): WebhookSender {
  const sending = new Map<number, Promise<void>>();
  let isClosing = false;

  async function run(): Promise<number> {
    const { outbox, subscriptions } = await findWork(deps.db);
    const made = outbox && !isClosing ? await makeEvents(deps) : 0;
    const due = made === 0 ? subscriptions : (await findWork(deps.db)).subscriptions;
    let taken = 0;
    for (const id of due) {
      if (isClosing || sending.has(id)) continue;
      const first = await claimFor(deps, id);
      if (!first) continue;
      taken += first.claimed.length;
      const done = sendFrom(id, first)
        .catch((error: unknown) => deps.log.error({ err: error, webhook: id }, 'sending webhooks failed'))
        .finally(() => sending.delete(id));
      sending.set(id, done);
    }
    return made + taken;
  }

  async function sendFrom(id: number, first: Page): Promise<void> {
    for (let page: Page | undefined = first; page; page = isClosing ? undefined : await claimFor(deps, id)) {
      const { subscription, claimed } = page;
      await Promise.all(claimed.map((one) => deliver(deps, subscription, one)));
    }
  }

  const idle = async () => {
    while (sending.size > 0) await Promise.all(sending.values());
  };
  return {
    job: { name: 'sendWebhooks', everyMs, run },
    run,
    idle,
    async close() {
      isClosing = true;
      await idle();
    },
  };
}

interface Page {
  subscription: SendingSubscription;
  claimed: Claimed[];
}

/** An address that fails is asked for one event at a time. */
async function claimFor({ db }: SendingDeps, id: number): Promise<Page | undefined> {
  const subscription = await findSending(db, id);
  if (!subscription) return undefined;
  const most = subscription.failures > failuresBeforeRest ? 1 : mostAtOnce;
  const claimed = await claimDue(db, { id, most, leaseSeconds });
  return claimed.length === 0 ? undefined : { subscription, claimed };
}

async function deliver(deps: SendingDeps, subscription: SendingSubscription, claimed: Claimed): Promise<void> {
  const { id } = subscription;
  const answered = await deps.receiver.post(requestOf(deps, subscription, claimed));
  if (answered.problem === null) return settleDelivered(deps.db, claimed, answered);
  const { problem, status } = answered;
  deps.log.warn(
    { webhook: id, event: `evt_${claimed.eventId}`, problem, status, tries: claimed.tries },
    'a webhook was not delivered',
  );
  await fail(deps, subscription, claimed, answered);
}

/** The request in the form that the receiver takes. The secrets of Slack and PagerDuty are opened for it alone. */
function requestOf(deps: SendingDeps, subscription: SendingSubscription, claimed: Claimed): PostedEvent {
  const { id, format, url, secret, language } = subscription;
  if (format === 'webhook') return { url, ...signed(deps, subscription, claimed) };
  const opened = deps.sealing.open(sealedFor(id), secret).toString();
  const alert = { body: webhookBody.parse(JSON.parse(claimed.body)), language, site: deps.site };
  const message = format === 'slack' ? slackMessage(alert) : pagerDutyEvent(alert, opened);
  return {
    url: format === 'slack' ? opened : url,
    headers: { 'content-type': 'application/json', 'user-agent': 'Fairhouse-Alerts/1' },
    body: Buffer.from(JSON.stringify(message)),
  };
}

/** Headers by Standard Webhooks; signed at the moment of sending, with the former secret as well while it holds. */
function signed(
  { sealing }: Pick<SendingDeps, 'sealing'>,
  { id, secret, formerSecret }: SendingSubscription,
  { eventId, body: text }: Claimed,
) {
  const body = Buffer.from(text);
  const secrets = [secret, ...(formerSecret ? [formerSecret] : [])].map((sealed) =>
    sealing.open(sealedFor(id), sealed).toString(),
  );
  const message = { id: `evt_${eventId}`, seconds: Math.floor(Date.now() / 1_000), body };
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Fairhouse-Webhooks/1',
    'webhook-id': message.id,
    'webhook-timestamp': String(message.seconds),
    'webhook-signature': signatureOf(secrets, message),
  };
  return { headers, body };
}

/** What the secrets of a subscription are bound to, so that rows cannot be swapped. */
export const sealedFor = (subscriptionId: number) => `webhook ${subscriptionId}`;

async function fail(
  deps: SendingDeps,
  { id, url, format }: SendingSubscription,
  claimed: Claimed,
  answered: Answered,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    // The subscription first, as every command does.
    const { state, failures, isLong } = await countFailure(tx, id, pausedAfterHours);
    const isDead = claimed.tries >= mostTries || (format !== 'webhook' && isRefusedForGood(answered.status));
    const wait = isDead ? null : waitSeconds(claimed.tries, answered.retryAfterSeconds);
    await settleFailed(tx, claimed, { ...answered, waitSeconds: wait });
    const asked = answered.status === 429 ? Math.min(longestAskedRestSeconds, answered.retryAfterSeconds ?? 0) : 0;
    const seconds = Math.max(restSeconds(failures), asked);
    if (seconds > 0) await rest(tx, id, seconds);
    // 410: the receiver wants no more (Standard Webhooks, "Deliverability and reliability").
    const isGone = answered.status === 410;
    if (state !== 'active' || !(isGone || isLong)) return;
    const reason = isGone ? 'gone' : 'failing';
    await pause(tx, id, reason);
    await recordAuditEvent(tx, {
      actor: 'system:webhooks',
      subject: `webhook:${id}`,
      command: 'webhook.pause',
      before: { state: 'active' },
      after: { state: 'paused', why: reason },
    });
    await deps.tellAdministrators(tx, (language) => pausedLetter(language, { id, host: new URL(url).host, reason }));
  });
}
