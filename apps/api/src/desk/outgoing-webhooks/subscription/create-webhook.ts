import type { DeskWebhook, OperatorCalls } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { sealedFor } from '../sending/send-webhooks.ts';
import { newSecret } from '../sending/sign-event.ts';
import type { WebhooksDeps } from '../webhooks.deps.ts';
import { readTerms } from './read-terms.ts';
import { insertSubscription, nextId } from './subscription.store.ts';
import { wholeWebhook } from './subscription.wire.ts';

type Input = z.output<OperatorCalls['/operator/webhook/create']['input']>;

/** Subscribes an address. The secret is answered once and stored sealed. */
export async function createWebhook(
  { db, sealing, addresses }: Pick<WebhooksDeps, 'db' | 'sealing' | 'addresses'>,
  operator: Pick<StaffPerson, 'name'>,
  input: Input,
): Promise<Result<{ webhook: DeskWebhook; secret: string }>> {
  const terms = readTerms(addresses, input);
  if ('ok' in terms) return terms;
  const secret = newSecret();
  return inTransaction(db, async (tx) => {
    const id = await nextId(tx);
    const madeBy = `operator:${operator.name}`;
    await insertSubscription(tx, { ...terms, id, secret: sealing.seal(sealedFor(id), Buffer.from(secret)), madeBy });
    await recordAuditEvent(tx, {
      actor: madeBy,
      subject: `webhook:${id}`,
      command: 'webhook.create',
      after: { ...terms, state: 'active', reason: input.reason },
    });
    return ok({ webhook: await wholeWebhook(tx, id), secret });
  });
}
