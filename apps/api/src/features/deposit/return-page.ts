import type { FastifyInstance } from 'fastify';
import { askBriefly } from './ask-provider.ts';
import { findAttemptOf, mayAskNow } from './attempt.store.ts';
import type { DepositDeps } from './deposit.deps.ts';
import { isOpen, wireStates } from './deposit.states.ts';

const waitMs = 5_000;

const returnStatus = { true: 'success', false: 'fail', wait: 'wait' } as const;

/**
 * `GET /payment/:provider/return?attempt=…`: where the provider sends the payer. Asks the provider itself, since an
 * address in a browser proves nothing, and goes on to the player site: `/#/payment/<provider>/return?orderId=…&status=…`
 * with status `success`, `fail`, `cancel` or `wait`. A page that was opened in a window of its own comes back as one
 * (`?window=payment`), so that it can still speak to the site that opened it.
 */
export function depositReturnPage(server: FastifyInstance, deps: DepositDeps): void {
  server.get<{ Params: { provider: string }; Querystring: { attempt?: unknown } }>(
    '/payment/:provider/return',
    async (request, reply) => {
      const { provider } = request.params;
      const { attempt: reference } = request.query;
      const named = { provider, attemptId: typeof reference === 'string' ? reference.slice(0, 100) : '' };
      const attempt = await findAttemptOf(deps.db, named);
      if (!attempt) return reply.redirect(`${deps.publicOrigin}/#/`, 303);
      if (isOpen(attempt.state) && (await mayAskNow(deps.db, attempt, 0))) {
        await askBriefly(deps, attempt, 'return page', waitMs);
      }
      const { state } = (await findAttemptOf(deps.db, named))!;
      const status = state === 'canceled' || state === 'expired' ? 'cancel' : returnStatus[wireStates[state]];
      const query = new URLSearchParams({ orderId: String(attempt.id), status });
      const place = deps.providers.get(attempt.provider)?.opens === 'window' ? '/?window=payment' : '/';
      return reply.redirect(`${deps.publicOrigin}${place}#/payment/${attempt.provider}/return?${query}`, 303);
    },
  );
}
