import { createHash } from 'node:crypto';
import type { Database } from '@fairhouse/database';
import { type KeptFields, maskMessage, type Observation } from '@fairhouse/payments';
import { messagesNotKept } from './exchange.metrics.ts';
import type { Exchange } from './keeping/keep-exchange.ts';
import { namesIn } from './keeping/names-in.ts';
import { countQuotas } from './keeping/quota.ts';
import { depositsNamed, type ProviderMessage, type RefusedFor } from './message.store.ts';

/** Of what anybody can send, under each provider's address: enough to see what went wrong. */
const refusedQuotas = [
  { most: 10, windowMs: 60_000 },
  { most: 500, windowMs: 24 * 3_600_000 },
];

interface WebhookKeeperDeps {
  db: Database;
  exchange: Pick<Exchange, 'add' | 'untilKnown'>;
  /** What of a provider's messages is kept. */
  fieldsOf(provider: string): KeptFields | undefined;
  /** The deposit that each observation is about. */
  depositsOf(observations: readonly Observation[]): Promise<(bigint | undefined)[]>;
  log: { warn(details: object, message: string): void };
  clock(): Date;
}

interface Webhook {
  provider: string;
  body: Buffer;
  receivedAt: Date;
}

interface ReadWebhook {
  observations: Promise<Observation[]>;
  keepWith(depositIds: readonly bigint[]): void;
  keepWithNamed(hasObservations: boolean): Promise<void>;
}

/** Keeps events of providers with the deposits that they are about, and those that were refused with why. */
export function keepWebhooks({ db, exchange, fieldsOf, depositsOf, log, clock }: WebhookKeeperDeps) {
  const fits = countQuotas(refusedQuotas, () => clock().getTime());

  const add = (webhook: Webhook, key: string, depositIds: readonly bigint[], fields: Partial<ProviderMessage>) => {
    const message = { ...messageOf(webhook, fieldsOf(webhook.provider)), ...fields };
    if (depositIds.length === 0) exchange.add({ ...message, key });
    for (const [index, id] of depositIds.entries()) {
      // The first completes the row from when it was not known.
      exchange.add({ ...message, key: index === 0 ? key : `${key} ${id}`, payment: { kind: 'deposit', id } });
    }
  };

  const namedIn = ({ provider, body }: Webhook) => depositsNamed(db, provider, namesIn(body));

  /** Behind what it is about; what cannot be kept is counted. */
  const behind = (webhooks: number, work: Promise<unknown>) => {
    work.catch((error: unknown) => {
      messagesNotKept.inc({ why: 'database' }, webhooks);
      log.warn({ err: error, webhooks }, 'webhooks could not be stored');
    });
  };

  return {
    /** One that was refused at the door. Nothing in it is believed; it is kept beside the deposit that it names. */
    refused(webhook: Webhook, why: RefusedFor, status: number): void {
      if (!fits(webhook.provider)) {
        messagesNotKept.inc({ why: 'quota' });
        return;
      }
      const digest = createHash('sha256').update(webhook.body).digest('base64url');
      const key = `${webhook.provider} refused ${webhook.receivedAt.toISOString()} ${digest}`;
      const fields = { ...ourAnswer(status), refused: why, same: `${webhook.provider} ${why} ${digest}` };
      behind(
        1,
        namedIn(webhook).then((ids) => add(webhook, key, ids, fields)),
      );
    },

    reading(event: Webhook & { eventId: string }, read: () => Promise<Observation[]>): ReadWebhook {
      const { done, belongTo } = exchange.untilKnown(read);
      const key = `${event.provider} event ${event.eventId}`;
      const keepWith = (ids: readonly bigint[]) => {
        if (ids[0] !== undefined) belongTo({ kind: 'deposit', id: ids[0] });
        add(event, key, ids, { refused: ids.length === 0 ? 'unknownPayment' : null });
      };
      return {
        observations: done,
        keepWith,
        async keepWithNamed(hasObservations) {
          const ids = await namedIn(event);
          // One that says nothing about payments, of none of ours, is no message about a payment.
          if (ids.length > 0 || hasObservations) keepWith(ids);
        },
      };
    },

    /** Events that were applied; what they observed tells whose they are, or else the names in their bodies. */
    heard(events: readonly { webhook: ReadWebhook; observations: readonly Observation[] }[]): void {
      const keepAll = async () => {
        const found = (await depositsOf(events.flatMap(({ observations }) => observations))).values();
        for (const { webhook, observations } of events) {
          const ids = new Set(observations.flatMap(() => found.next().value ?? []));
          if (ids.size > 0) webhook.keepWith([...ids]);
          else await webhook.keepWithNamed(observations.length > 0);
        }
      };
      behind(events.length, keepAll());
    },
  };
}

function messageOf({ provider, body, receivedAt }: Webhook, kept: KeptFields = { fields: {} }): ProviderMessage {
  return {
    key: '',
    payment: undefined,
    provider,
    direction: 'theirs',
    at: receivedAt,
    method: 'POST',
    host: null,
    path: `/webhooks/${provider}`,
    asked: maskMessage(kept, body.toString('utf8')),
    askedBytes: body.length,
    tookMs: null,
    failure: null,
    refused: null,
    same: null,
    ...ourAnswer(200),
  };
}

/** As the door writes it. */
function ourAnswer(status: number): Pick<ProviderMessage, 'status' | 'answered' | 'answeredBytes'> {
  const answered = JSON.stringify({ received: status === 200 });
  return { status, answered, answeredBytes: answered.length };
}
