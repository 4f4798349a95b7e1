import type { Foundation } from '../../foundation.ts';
import type { Service } from '../../service.ts';
import { applyObservations } from '../deposit/apply-observations.ts';
import { findAttemptsOf } from '../deposit/attempt.store.ts';
import { exchangeRoutes } from '../provider-messages/exchange.routes.ts';
import { keepWebhooks } from '../provider-messages/keep-webhooks.ts';
import { removeOldMessagesJob } from '../provider-messages/remove-old-messages.ts';
import { webhookRoutes } from '../webhooks/receive-webhook.ts';
import type { WebhookDeps } from '../webhooks/webhooks.deps.ts';
import { removeOldWebhooksJob, workOffWebhooksJob } from '../webhooks/work-off-webhooks.ts';
import type { Deposits } from './deposits.ts';
import type { Providers } from './providers.ts';

/** Webhooks of providers, stored before they are processed, and the messages that were exchanged with providers. */
export function openWebhooks(
  { settings, live: { settingOf }, db, queue, log }: Foundation,
  { exchange, payIn }: Providers,
  deposits: Pick<Deposits, 'deps'>,
): Service {
  const clock = () => new Date();
  const fields = new Map(settings.payments.payIn.map(({ name, messages }) => [name, messages]));
  const webhooks: WebhookDeps = {
    db,
    providers: payIn,
    messages: keepWebhooks({
      db,
      exchange,
      fieldsOf: (provider) => fields.get(provider),
      depositsOf: async (observations) => (await findAttemptsOf(db, observations)).map((attempt) => attempt?.id),
      log,
      clock,
    }),
    applyObservations: (observations) => applyObservations(deposits.deps, observations, 'webhook'),
    log,
  };
  const processing = workOffWebhooksJob(webhooks);
  return {
    handlers: exchangeRoutes({ db }),
    jobs: [processing, removeOldWebhooksJob(webhooks), removeOldMessagesJob({ db, settingOf, clock })],
    close: () => exchange.idle(),
    addRoutes(server) {
      webhookRoutes(server, webhooks, () => queue.wake(processing));
    },
  };
}
