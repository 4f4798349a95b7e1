import { type Amount, fromWire, parseAmount, subtract } from '@fairhouse/money';
import type { PayoutState } from '../payout-provider.ts';
import { codeOf, giveBack, refusal } from '../payouts/payout-answer.ts';
import { type StatedAmount, statedAmount, statedOf } from '../stated-amount.ts';

interface Intent {
  id?: unknown;
  status?: unknown;
  external_reference?: unknown;
  transaction?: {
    total_amount?: unknown;
    refunded_amount?: unknown;
    to?: { accounts?: { status_detail?: unknown; currency_id?: unknown }[] };
  };
}

/** https://www.mercadopago.com.br/developers/en/docs/payouts/resources/transaction-status-and-errors */
const readings: Record<string, 'accepted' | 'settled' | 'refused' | 'sentBack'> = {
  new: 'accepted',
  created: 'accepted',
  pending: 'accepted',
  in_process: 'accepted',
  approved: 'accepted',
  processed: 'settled',
  success: 'settled',
  rejected: 'refused',
  error: 'refused',
  canceled: 'refused',
  refunded: 'sentBack',
};

/** How the intent of our id stands. */
export function stateOfIntent(id: string, body: unknown): PayoutState {
  const { id: providerId, status, external_reference: reference, transaction } = (body ?? {}) as Intent;
  if (typeof providerId !== 'string' || !/^[\w-]{1,60}$/.test(providerId)) {
    return { outcome: 'unknown', reason: 'an intent without its id' };
  }
  if (reference !== undefined && reference !== id) {
    return { outcome: 'review', reason: `Mercado Pago’s intent ${providerId} is another payout`, providerId };
  }
  const account = transaction?.to?.accounts?.[0];
  const code = codeOf(account?.status_detail) ?? codeOf(status);
  const reading = readings[String(status)];
  switch (reading) {
    case 'accepted':
    case 'settled':
      return { outcome: reading, providerId, stated: statedIn(transaction, account?.currency_id) };
    case 'refused':
      return { outcome: 'failed', reason: refusal('Mercado Pago', code) };
    case 'sentBack':
      return { outcome: 'failed', reason: giveBack('Mercado Pago', code) };
    default:
      return { outcome: 'unknown', reason: `Mercado Pago’s state ${codeOf(status) ?? 'is missing'}` };
  }
}

/** What arrives: a part of it may have been sent back. An intent that names no currency is in reais, as all of PIX. */
function statedIn(transaction: Intent['transaction'], currency: unknown = 'BRL'): StatedAmount | undefined {
  const { total_amount: total, refunded_amount: refunded = 0 } = transaction ?? {};
  if (total === undefined) return undefined;
  const [all, back] = [reais(total), reais(refunded)];
  if (currency !== 'BRL' || !all || !back) return statedAmount(String(total), String(currency));
  return statedOf(subtract(all, back));
}

function reais(value: unknown): Amount<'BRL'> | undefined {
  if (typeof value === 'number') return fromWire(value, 'BRL');
  return typeof value === 'string' ? parseAmount(value, 'BRL') : undefined;
}
