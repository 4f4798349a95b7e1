import type { OperatorCalls } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { replayDead, replayOne, replayRange } from './log.store.ts';
import { lockSubscription } from './subscription/subscription.store.ts';
import type { WebhooksDeps } from './webhooks.deps.ts';

type Input = z.output<OperatorCalls['/operator/webhook/replay']['input']>;

export const mostReplayed = 10_000;

/** Sends events again under their own ids. Those of one player go out in their order, before what still waits of the same player. */
export async function replayDeliveries(
  { db, wake }: Pick<WebhooksDeps, 'db' | 'wake'>,
  operator: Pick<StaffPerson, 'name'>,
  { id, what, reason }: Input,
): Promise<Result<{ replayed: number }>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  if (what.is === 'range' && what.until <= what.from) return refuse('invalidField', { field: 'the end' });
  const done = await inTransaction<Result<{ replayed: number }>>(db, async (tx) => {
    const subscription = await lockSubscription(tx, id);
    if (!subscription) return refuse('noSuchThing');
    if (subscription.state === 'ended') return refuse('wrongState', { status: 'ended' });
    const replayed =
      what.is === 'one'
        ? await replayOne(tx, id, BigInt(what.eventId))
        : what.is === 'dead'
          ? await replayDead(tx, id, mostReplayed)
          : await replayRange(tx, id, { ...what, kinds: subscription.kinds, most: mostReplayed });
    if (what.is === 'one' && replayed === 0) return refuse('noSuchThing');
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `webhook:${id}`,
      command: 'webhook.replay',
      after: { ...what, replayed, reason },
    });
    return ok({ replayed });
  });
  if (done.ok && done.data.replayed > 0) wake();
  return done;
}
