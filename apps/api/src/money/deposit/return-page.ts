import type { FastifyInstance } from 'fastify';
import { askBriefly } from './ask-provider.ts';
import { type Attempt, findAttemptOf, mayAskNow } from './attempt.store.ts';
import { noteChallengeResult } from './cards/card.store.ts';
import { rootOf } from './cascade.store.ts';
import type { DepositDeps } from './deposit.deps.ts';
import { isOpen, wireStates } from './deposit.states.ts';
import { answerFrame } from './framed-return.ts';
import { siteOf } from './methods/paypal-page.ts';

const waitMs = 5_000;

/** The specified words of PAYPAL_POLL, which comes back to the home page; that asks again before it says anything. */
const payStatus = { success: 'payReturn', wait: 'payReturn', fail: 'payError', cancel: 'payCancel' } as const;

const returnStatus = { true: 'success', false: 'fail', wait: 'wait' } as const;

interface ReturnQuery {
  attempt?: unknown;
  redirectResult?: unknown;
  canceled?: unknown;
}

/**
 * `GET /payment/:provider/return?attempt=…`: where the provider sends the payer. Asks the provider itself, since an
 * address in a browser proves nothing, and continues to the player site: `/#/payment/<provider>/return?orderId=…&status=…`
 * with status `success`, `fail`, `cancel` or `wait`. A page that was opened in a window of its own comes back as one
 * (`?window=payment`), under the name of its method, so that it can still speak to the site that opened it. PAYPAL_POLL comes back to the home page: `/#/?payStatus=…&biz_id=…&c_url=…`.
 * One that comes back in its frame is answered there, without the site (`framed-return.ts`).
 */
export function depositReturnPage(server: FastifyInstance, deps: DepositDeps): void {
  server.get<{ Params: { provider: string }; Querystring: ReturnQuery }>(
    '/payment/:provider/return',
    async (request, reply) => {
      // Any policy, of a redirect too, would cut a window off from the site that opened it before it has told how it ended.
      reply.header('cross-origin-opener-policy', 'unsafe-none');
      const { provider } = request.params;
      const { attempt: reference, redirectResult, canceled } = request.query;
      const named = { provider, attemptId: typeof reference === 'string' ? reference.slice(0, 100) : '' };
      const attempt = await findAttemptOf(deps.db, named);
      if (!attempt) return reply.redirect(`${deps.publicOrigin}/#/`, 303);
      // What a bank's page sent back; it proves nothing before the provider has been asked about it.
      if (typeof redirectResult === 'string' && isOpen(attempt.state)) {
        await noteChallengeResult(deps.db, attempt, redirectResult.slice(0, 4_000));
      }
      if (isOpen(attempt.state) && (await mayAskNow(deps.db, attempt, 0))) {
        await askBriefly(deps, attempt, 'return page', waitMs);
      }
      const { state, continued } = (await findAttemptOf(deps.db, named))!;
      // The payer left by the provider's own way out: nothing is decided by that, but the player is told so.
      const hasLeft = canceled !== undefined && isOpen(state);
      const isOver = state === 'canceled' || state === 'expired';
      // Another provider continues it: the site asks about the order and is given its page.
      const goesOn = continued && state === 'failed';
      const status = hasLeft || isOver ? 'cancel' : goesOn ? 'wait' : returnStatus[wireStates[state]];
      const asksAgain = attempt.method === 'PAYPAL_POLL' && status === 'success';
      if (request.headers['sec-fetch-dest'] === 'iframe') {
        return answerFrame(reply, deps.publicOrigin, asksAgain ? 'wait' : status);
      }
      if (attempt.method === 'PAYPAL_POLL') {
        return reply.redirect(homeWith(deps.publicOrigin, attempt.reference, payStatus[status]), 303);
      }
      const query = new URLSearchParams({ orderId: String(rootOf(attempt)), status });
      const opens = deps.providers.get(attempt.provider)?.opens;
      // PayPal's page may stand in a frame or in a window, and the browser says in which it has come back.
      const isPaypalWindow = attempt.method === 'PAYP' && request.headers['sec-fetch-dest'] === 'document';
      const place = opens === 'window' || opens === 'qr' || isPaypalWindow ? '/?window=payment' : '/';
      return reply.redirect(`${deps.publicOrigin}${place}#/payment/${pageOf(attempt)}/return?${query}`, 303);
    },
  );
}

/** The methods of a window have pages of their own on the site, no matter who serves them. */
const windowPages: Readonly<Record<string, string>> = { ONLY_PAY: 'onlypay', CPAY: 'cpay', PINGPONG: 'pingpong' };

function pageOf({ method, provider }: Attempt): string {
  return windowPages[method] ?? provider;
}

function homeWith(publicOrigin: string, bizId: string, payStatus: string): string {
  const query = new URLSearchParams({ payStatus, biz_id: bizId, c_url: siteOf(publicOrigin) });
  return `${publicOrigin}/#/?${query}`;
}
