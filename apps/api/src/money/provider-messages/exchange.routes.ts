import { operatorCalls, type ProviderMessage } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import type { ExchangeDeps } from './exchange.deps.ts';
import { memberOf, messagesOf, refusedMessages, type StoredMessage } from './message.store.ts';

export function exchangeRoutes({ db }: Pick<ExchangeDeps, 'db'>): Handler[] {
  return [
    on(operatorCalls['/operator/payment/exchange'], async ({ input: { kind, id, before, limit }, operator }) => {
      const payment = { kind, id: BigInt(id) };
      const memberId = await memberOf(db, payment);
      if (memberId === undefined) return refuse('noSuchThing');
      const found = await messagesOf(db, payment, before === undefined ? undefined : BigInt(before), limit + 1);
      // The pages that follow belong to the first look.
      if (before === undefined) {
        await inTransaction(db, (tx) =>
          recordAuditEvent(tx, {
            actor: `operator:${operator.name}`,
            memberId,
            subject: `member:${memberId}`,
            command: 'member.look',
            after: { at: `${kind}:${id}:exchange` },
          }),
        );
      }
      return ok(page(found, limit));
    }),

    on(operatorCalls['/operator/payment/refusedWebhooks'], async ({ input: { before, limit } }) =>
      ok(page(await refusedMessages(db, before === undefined ? undefined : BigInt(before), limit + 1), limit)),
    ),
  ];
}

/** Of one row more than is shown, so that it is known whether there is another page. */
function page(found: readonly StoredMessage[], limit: number): { messages: ProviderMessage[]; next: number | null } {
  const messages = found.slice(0, limit).map(rendered);
  return { messages, next: found.length > limit ? messages.at(-1)!.id : null };
}

function rendered({ id, at, lastAt, ...message }: StoredMessage): ProviderMessage {
  return { ...message, id: Number(id), at: at.toISOString(), lastAt: lastAt.toISOString() };
}
