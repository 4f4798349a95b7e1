import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { databaseTime } from '../../db/database-time.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { eventOf } from './events/make-events.ts';
import { insertEvents } from './events/outbox.store.ts';
import { lockSubscription } from './subscription/subscription.store.ts';
import type { WebhooksDeps } from './webhooks.deps.ts';

/** Sends an event about nothing, by the way of all others. A paused subscription is sent none. */
export async function sendTest(
  { db, wake }: Pick<WebhooksDeps, 'db' | 'wake'>,
  operator: Pick<StaffPerson, 'name'>,
  id: number,
): Promise<Result<null>> {
  const sent = await inTransaction<Result<null>>(db, async (tx) => {
    const subscription = await lockSubscription(tx, id);
    if (!subscription) return refuse('noSuchThing');
    if (subscription.state !== 'active') return refuse('wrongState', { status: subscription.state });
    const at = await databaseTime(tx);
    const event = eventOf(
      'webhook.test',
      { subscriptionId: id },
      { auditEventId: null, memberId: null, turn: null, at },
    );
    await insertEvents(tx, [event], id);
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `webhook:${id}`,
      command: 'webhook.test',
    });
    return ok(null);
  });
  if (sent.ok) wake();
  return sent;
}
