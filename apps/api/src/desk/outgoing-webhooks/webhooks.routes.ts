import type { DeskWebhookDelivery } from '@fairhouse/contract/operator';
import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import { attemptsOf, findDelivery, type ListedDelivery, pageOfDeliveries } from './log.store.ts';
import { replayDeliveries } from './replay-deliveries.ts';
import { sendTest } from './send-test.ts';
import { changeAlertDestination, createAlertDestination } from './subscription/alert-destination.ts';
import { changeWebhook } from './subscription/change-webhook.ts';
import { createWebhook } from './subscription/create-webhook.ts';
import { rotateSecret } from './subscription/rotate-secret.ts';
import { listSubscriptions, subscriptionExists } from './subscription/subscription.store.ts';
import { timeOf, webhookWire } from './subscription/subscription.wire.ts';
import { turnWebhook } from './subscription/turn-webhook.ts';
import type { WebhooksDeps } from './webhooks.deps.ts';

export function webhooksRoutes(deps: WebhooksDeps): Handler[] {
  const { db } = deps;
  return [
    on(operatorCalls['/operator/webhook/list'], async () => ok((await listSubscriptions(db)).map(webhookWire))),
    on(operatorCalls['/operator/webhook/create'], ({ input, operator }) => createWebhook(deps, operator, input)),
    on(operatorCalls['/operator/webhook/change'], ({ input, operator }) => changeWebhook(deps, operator, input)),
    on(operatorCalls['/operator/webhook/createAlert'], ({ input, operator }) =>
      createAlertDestination(deps, operator, input),
    ),
    on(operatorCalls['/operator/webhook/changeAlert'], ({ input, operator }) =>
      changeAlertDestination(deps, operator, input),
    ),
    on(operatorCalls['/operator/webhook/rotate'], ({ input, operator }) => rotateSecret(deps, operator, input)),
    on(operatorCalls['/operator/webhook/turn'], ({ input, operator }) => turnWebhook(deps, operator, input)),
    on(operatorCalls['/operator/webhook/test'], ({ input: { id }, operator }) => sendTest(deps, operator, id)),
    on(operatorCalls['/operator/webhook/deliveries'], async ({ input }) => {
      if (!(await subscriptionExists(db, input.id))) return refuse('noSuchThing');
      const rows = await pageOfDeliveries(db, input);
      return ok({
        rows: rows.map(deliveryWire),
        next: rows.length < input.pageSize ? null : Number(rows.at(-1)!.eventId),
      });
    }),
    on(operatorCalls['/operator/webhook/delivery'], async ({ input: { id, eventId } }) => {
      const found = await findDelivery(db, id, BigInt(eventId));
      if (!found) return refuse('noSuchThing');
      const attempts = await attemptsOf(db, id, BigInt(eventId));
      return ok({
        delivery: deliveryWire(found),
        body: found.body,
        attempts: attempts.map(({ at, ...attempt }) => ({ ...attempt, time: at.toISOString() })),
      });
    }),
    on(operatorCalls['/operator/webhook/replay'], ({ input, operator }) => replayDeliveries(deps, operator, input)),
  ];
}

function deliveryWire({ eventId, kind, memberId, state, tries, replays, ...row }: ListedDelivery): DeskWebhookDelivery {
  return {
    eventId: Number(eventId),
    kind,
    memberId: memberId === null ? null : Number(memberId),
    eventTime: row.at.toISOString(),
    state,
    tries,
    replays,
    dueTime: state === 'waiting' ? row.dueAt.toISOString() : null,
    lastTime: timeOf(row.lastAt),
    lastStatus: row.lastStatus,
    lastProblem: row.lastProblem,
    lastMs: row.lastMs,
  };
}
