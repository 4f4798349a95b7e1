import type { Transaction } from '@fairhouse/database';
import type { StaffLanguage } from '@fairhouse/money';
import type { Foundation } from '../../foundation.ts';
import { deriveKey, sealingWith } from '../../lib/sealing.ts';
import { insertMail, writeLetter } from '../../players/index.ts';
import type { Service } from '../../service.ts';
import { mailOfWebhookStaff } from '../outgoing-webhooks/role-mail.store.ts';
import { openReceiver } from '../outgoing-webhooks/sending/post-event.ts';
import { openWebhookSender } from '../outgoing-webhooks/sending/send-webhooks.ts';
import { tidyWebhooksJob } from '../outgoing-webhooks/tidy-webhooks.ts';
import type { AdministratorLetter, WebhooksDeps } from '../outgoing-webhooks/webhooks.deps.ts';
import { webhooksRoutes } from '../outgoing-webhooks/webhooks.routes.ts';

/** Events of the casino for other systems. */
export function openOutgoingWebhooks({
  settings,
  db,
  log,
  queue,
}: Foundation): Service & Required<Pick<Service, 'close'>> {
  const keyOf = (secret: string) => deriveKey(secret, 'fairhouse webhooks: signing secrets');
  const former = settings.FACTOR_SECRET_FORMER;
  const addresses = { loopback: settings.NODE_ENV !== 'production' };
  const receiver = openReceiver(addresses);

  async function tellAdministrators(tx: Transaction, letter: (language: StaffLanguage) => AdministratorLetter) {
    for (const { email, language } of await mailOfWebhookStaff(tx))
      await insertMail(tx, email, writeLetter({ ...letter(language), language }, settings.SITE_NAME));
  }

  const deps: WebhooksDeps = {
    db,
    sealing: sealingWith(keyOf(settings.FACTOR_SECRET), former === undefined ? undefined : keyOf(former)),
    addresses,
    receiver,
    site: { name: settings.SITE_NAME, deskOrigin: settings.DESK_ORIGIN },
    tellAdministrators,
    wake: () => queue.wake(sender.job),
    log,
  };
  const sender = openWebhookSender(deps);
  return {
    handlers: webhooksRoutes(deps),
    jobs: [sender.job, tidyWebhooksJob(deps)],
    async close() {
      await sender.close();
      receiver.close();
    },
  };
}
