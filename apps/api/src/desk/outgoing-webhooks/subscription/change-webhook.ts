import type { DeskWebhook, OperatorCalls } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { WebhooksDeps } from '../webhooks.deps.ts';
import { readTerms } from './read-terms.ts';
import { lockSubscription, setTerms } from './subscription.store.ts';
import { wholeWebhook } from './subscription.wire.ts';

type Input = z.output<OperatorCalls['/operator/webhook/change']['input']>;

/** Changes the address, the description or the kinds. What waits goes to the new address; kinds count for what happens from now on. */
export async function changeWebhook(
  { db, addresses }: Pick<WebhooksDeps, 'db' | 'addresses'>,
  operator: Pick<StaffPerson, 'name'>,
  { id, ...input }: Input,
): Promise<Result<DeskWebhook>> {
  const terms = readTerms(addresses, input);
  if ('ok' in terms) return terms;
  return inTransaction(db, async (tx) => {
    const before = await lockSubscription(tx, id);
    if (!before) return refuse('noSuchThing');
    if (before.format !== 'webhook') return refuse('wrongState', { status: 'a destination of alerts' });
    if (before.state === 'ended') return refuse('wrongState', { status: 'ended' });
    await setTerms(tx, id, terms);
    const { url, description, kinds } = before;
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `webhook:${id}`,
      command: 'webhook.change',
      before: { url, description, kinds },
      after: { ...terms, reason: input.reason },
    });
    return ok(await wholeWebhook(tx, id));
  });
}
