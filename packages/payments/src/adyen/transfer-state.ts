import { amountOf, isCurrency } from '@fairhouse/money';
import type { PayoutState } from '../payout-provider.ts';
import { codeOf, giveBack, refusal } from '../payouts/payout-answer.ts';
import { type StatedAmount, statedOf } from '../stated-amount.ts';

/** The part of a transfer that is read here. */
export interface TransferAnswer {
  id?: string;
  reference?: string;
  status?: string;
  reason?: string;
  amount?: { value: number; currency: string };
}

/**
 * Booked is taken off our account and on its way, after which Adyen says nothing more of a bank that is no instant one; a
 * bank that does not want it sends it back days later, which the reconciliation looks for.
 */
const readings: Record<string, 'accepted' | 'settled' | 'refused' | 'sentBack'> = {
  received: 'accepted',
  pending: 'accepted',
  approvalPending: 'accepted',
  pendingApproval: 'accepted',
  pendingExecution: 'accepted',
  authorised: 'accepted',
  bookingPending: 'accepted',
  booked: 'settled',
  refused: 'refused',
  rejected: 'refused',
  failed: 'refused',
  cancelled: 'refused',
  expired: 'refused',
  returned: 'sentBack',
};

/** How the transfer of our id stands. */
export function stateOfTransfer(id: string, transfer: TransferAnswer): PayoutState {
  const { id: providerId, status = 'none', reason } = transfer;
  if (!providerId || !/^\w{1,80}$/.test(providerId)) return { outcome: 'unknown', reason: 'a transfer without its id' };
  if (transfer.reference !== id) {
    return { outcome: 'review', reason: `Adyen’s transfer ${providerId} is another payout`, providerId };
  }
  const reading = readings[status];
  switch (reading) {
    case 'accepted':
    case 'settled':
      return { outcome: reading, providerId, stated: statedIn(transfer) };
    case 'refused':
      return { outcome: 'failed', reason: refusal('The bank', codeOf(reason) ?? codeOf(status)) };
    case 'sentBack':
      return { outcome: 'failed', reason: giveBack('The bank', codeOf(reason) ?? codeOf(status)) };
    default:
      return { outcome: 'unknown', reason: `Adyen’s state ${status}` };
  }
}

/** Adyen's minor units are those of ISO 4217, and so are ours in every currency that it takes of us. */
export function statedIn({ amount }: TransferAnswer): StatedAmount {
  const { value, currency } = amount ?? { value: Number.NaN, currency: 'no currency' };
  if (!isCurrency(currency) || currency === 'BTC' || !Number.isSafeInteger(value)) {
    return { text: `${value} minor units of ${currency}`.slice(0, 60), amount: undefined };
  }
  return statedOf(amountOf(currency, BigInt(value)));
}
