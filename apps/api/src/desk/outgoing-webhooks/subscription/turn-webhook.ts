import type { DeskWebhook, OperatorCalls, WebhookState } from '@fairhouse/contract/operator';
import { inTransaction, type Transaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { WebhooksDeps } from '../webhooks.deps.ts';
import { end, lockSubscription, pause, resume } from './subscription.store.ts';
import { wholeWebhook } from './subscription.wire.ts';

type Input = z.output<OperatorCalls['/operator/webhook/turn']['input']>;

interface Move {
  from: readonly WebhookState[];
  command: string;
  set(tx: Transaction, id: number): Promise<void>;
}

/** Every way from one state to another that staff decide; there are no others. */
const moves: Record<Input['to'], Move> = {
  paused: { from: ['active'], command: 'webhook.pause', set: (tx, id) => pause(tx, id, 'staff') },
  active: { from: ['paused'], command: 'webhook.resume', set: resume },
  ended: { from: ['active', 'paused'], command: 'webhook.end', set: end },
};

/** Pauses, resumes, or ends for good. */
export async function turnWebhook(
  { db, wake }: Pick<WebhooksDeps, 'db' | 'wake'>,
  operator: Pick<StaffPerson, 'name'>,
  { id, to, reason }: Input,
): Promise<Result<DeskWebhook>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  const { from, command, set } = moves[to];
  const turned = await inTransaction<Result<DeskWebhook>>(db, async (tx) => {
    const before = await lockSubscription(tx, id);
    if (!before) return refuse('noSuchThing');
    if (!from.includes(before.state)) return refuse('wrongState', { status: before.state });
    await set(tx, id);
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `webhook:${id}`,
      command,
      before: { state: before.state },
      after: { state: to, reason },
    });
    return ok(await wholeWebhook(tx, id));
  });
  if (turned.ok && to === 'active') wake();
  return turned;
}
