import type { DeskWebhook, OperatorCalls } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { sealedFor } from '../sending/send-webhooks.ts';
import { newSecret } from '../sending/sign-event.ts';
import type { WebhooksDeps } from '../webhooks.deps.ts';
import { lockSubscription, setSecret } from './subscription.store.ts';
import { wholeWebhook } from './subscription.wire.ts';

type Input = z.output<OperatorCalls['/operator/webhook/rotate']['input']>;

/** Makes another secret; for some hours events are signed with both, so that the receiver can change over without a gap. */
export async function rotateSecret(
  { db, sealing }: Pick<WebhooksDeps, 'db' | 'sealing'>,
  operator: Pick<StaffPerson, 'name'>,
  { id, formerHours, reason }: Input,
): Promise<Result<{ webhook: DeskWebhook; secret: string }>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  const secret = newSecret();
  return inTransaction(db, async (tx) => {
    const before = await lockSubscription(tx, id);
    if (!before) return refuse('noSuchThing');
    if (before.format !== 'webhook') return refuse('wrongState', { status: 'a destination of alerts' });
    if (before.state === 'ended') return refuse('wrongState', { status: 'ended' });
    await setSecret(tx, id, sealing.seal(sealedFor(id), Buffer.from(secret)), formerHours);
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `webhook:${id}`,
      command: 'webhook.rotate',
      after: { formerHours, reason },
    });
    return ok({ webhook: await wholeWebhook(tx, id), secret });
  });
}
