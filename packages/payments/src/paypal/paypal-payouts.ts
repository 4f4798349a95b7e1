import { decimalText } from '@fairhouse/money';
import type { Send } from '../messages/send-through.ts';
import type { PayoutOrder, PayoutProvider, PayoutState } from '../payout-provider.ts';
import { codeOf, exchange, type PayoutAnswer, refusal } from '../payouts/payout-answer.ts';
import { stateOfBatch } from './payout-batch.ts';
import { type PaypalAccount, paypalTimeoutMs } from './paypal-account.ts';
import type { openPaypalTokens } from './paypal-tokens.ts';

const origin = 'https://api-m.paypal.com';
const taken = new Set(['USD', 'EUR', 'BRL']);
/** PayPal knows a `sender_batch_id` for 30 days; after that the same one would be paid again. */
const repeatableForMs = 25 * 24 * 3_600_000;
/** What is wrong with the receiver. Anything unknown may be ours to put right, or about a first batch that still pays. */
const receiverTroubles = new Set([
  'CURRENCY_NOT_SUPPORTED_FOR_RECEIVER',
  'INVALID_EMAIL',
  'RECEIVER_ACCOUNT_LIMITATION',
  'RECEIVER_ACCOUNT_LOCKED',
  'RECEIVER_COUNTRY_NOT_ALLOWED',
  'RECEIVER_REFUSED',
  'RECEIVER_STATE_RESTRICTED',
  'RECEIVER_UNCONFIRMED',
  'RECEIVER_UNREGISTERED',
  'RECEIVER_YOUTH_ACCOUNT',
  'RECEIVING_LIMIT_EXCEEDED',
]);

/**
 * PayPal's batch payouts with one item each: https://developer.paypal.com/docs/api/payments.payouts-batch/v1/. The
 * instruction's id is the `sender_batch_id`: a second batch of that name is refused with the address of the first one,
 * which is how a lost answer is found again. PayPal lists no payouts.
 */
export function createPaypalPayouts(settings: PaypalAccount, send?: Send): PayoutProvider {
  const { apiOrigin = origin, timeoutMs = paypalTimeoutMs } = settings;
  let opened: Promise<ReturnType<typeof openPaypalTokens>> | undefined;
  // As with the orders: who pays nobody by PayPal does not hold its library.
  const tokens = () => {
    opened ??= import('./paypal-tokens.ts')
      .then((library) => library.openPaypalTokens(settings))
      .catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
    return opened;
  };

  async function ask(path: string, init: { method: string; body?: string }): Promise<PayoutAnswer> {
    const { read, forget } = await tokens();
    const access = await read();
    if (!access.ok) return { status: 0, body: undefined, reason: `no access: ${access.reason}` };
    const headers = { authorization: `Bearer ${access.token}`, 'content-type': 'application/json' };
    const answer = await exchange(`${apiOrigin}/v1/payments/payouts${path}`, { ...init, headers }, timeoutMs, send);
    if (answer.status === 401) forget();
    return answer;
  }

  async function lookUp(id: string, batchId: string): Promise<PayoutState> {
    const { status, body, reason } = await ask(`/${encodeURIComponent(batchId)}`, { method: 'GET' });
    if (status === 404) return { outcome: 'notFound' };
    return status === 200 ? stateOfBatch(id, body) : { outcome: 'unknown', reason };
  }

  return {
    name: 'paypal',
    takes: ({ method, amount }) => method === 'PAYPAL' && taken.has(amount.currency),

    async submit(order) {
      if (Date.now() - order.approvedAt.getTime() > repeatableForMs) {
        return { outcome: 'review', reason: 'too old to be handed to PayPal without the danger of paying twice' };
      }
      const { status, body, reason } = await ask('', { method: 'POST', body: JSON.stringify(batchOf(order)) });
      if (status === 201) return stateOfBatch(order.id, body);
      if (status !== 400 && status !== 422) return { outcome: 'unknown', reason };
      const earlier = batchNamedIn(body);
      if (earlier) return lookUp(order.id, earlier);
      const { name, issue, isDefinite } = troubleIn(body);
      if (isDefinite) return { outcome: 'failed', reason: refusal('PayPal', issue ?? name) };
      return { outcome: 'unknown', reason: [reason, name, issue].filter(Boolean).join(' ') };
    },

    fetchState: async ({ id, providerId }) =>
      providerId === undefined ? { outcome: 'untraceable' } : lookUp(id, providerId),
  };
}

function batchOf({ id, amount, destination }: PayoutOrder) {
  return {
    sender_batch_header: { sender_batch_id: id, email_subject: 'Your cash-out' },
    items: [
      {
        recipient_type: 'EMAIL',
        receiver: destination.email,
        amount: { currency: amount.currency, value: decimalText(amount) },
        note: 'Your cash-out',
        sender_item_id: id,
      },
    ],
  };
}

interface Refused {
  name?: unknown;
  details?: { field?: unknown; issue?: unknown; link?: { href?: unknown }[] }[];
}

/** The batch that has this `sender_batch_id` already, by the link in the refusal. */
function batchNamedIn(body: unknown): string | undefined {
  const links = ((body as Refused | null)?.details ?? []).flatMap(({ link }) => link ?? []);
  return links.map(({ href }) => /\/v1\/payments\/payouts\/(\w{1,30})$/.exec(String(href))?.[1]).find(Boolean);
}

/** Definite is what PayPal says of the receiver or of the form, but not where it is about the name of the batch. */
function troubleIn(body: unknown) {
  const { name: said, details = [] } = (body ?? {}) as Refused;
  const [name, issue] = [codeOf(said), codeOf(details[0]?.issue)];
  const isAboutBatch = details.some(({ field }) => /sender_batch_id/i.test(String(field)));
  const isAboutReceiver = receiverTroubles.has(issue ?? name ?? '');
  return { name, issue, isDefinite: !isAboutBatch && (isAboutReceiver || name === 'VALIDATION_ERROR') };
}
