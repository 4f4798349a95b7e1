import type { Send } from '../messages/send-through.ts';
import type { ListedPayout, PayoutOrder, PayoutProvider, PayoutState } from '../payout-provider.ts';
import { refusal } from '../payouts/payout-answer.ts';
import { AdyenRefusal, type AdyenTransferSettings, openTransfers } from './adyen-client.ts';
import type { Transfers } from './adyen-library.ts';
import { loadLibrary } from './load-library.ts';
import { statedIn, stateOfTransfer, type TransferAnswer } from './transfer-state.ts';

const minuteMs = 60_000;
/** Adyen lists six months at the most. */
const findableForMs = 170 * 24 * 3_600_000;
const pageSize = 100;
const mostPayouts = 100_000;

/**
 * Bank accounts in the United States by Adyen's transfers, in dollars:
 * https://docs.adyen.com/payouts/payout-service/pay-out-to-bank-accounts. The instruction's id is both the idempotency
 * key and the reference, by which a transfer whose answer was lost is found again. Other currencies to such an account
 * need an exchange that nobody has agreed to.
 */
export function createAdyenTransfers(settings: AdyenTransferSettings, send?: Send): PayoutProvider {
  const { balanceAccountId } = settings;
  let opened: Promise<Transfers> | undefined;
  const transfers = () => (opened ??= openTransfers(settings, send));

  const list = async (from: Date, to: Date, reference: string | undefined, cursor?: string) =>
    (await transfers()).getAllTransfers(
      from,
      to,
      undefined,
      undefined,
      balanceAccountId,
      undefined,
      reference,
      'bank',
      'asc',
      cursor,
      pageSize,
    );

  async function findByReference(id: string, approvedAt: Date): Promise<PayoutState> {
    if (Date.now() - approvedAt.getTime() > findableForMs) {
      return { outcome: 'review', reason: 'too old to be found at Adyen' };
    }
    const from = new Date(approvedAt.getTime() - minuteMs);
    const { data = [] } = await list(from, new Date(Date.now() + minuteMs), id);
    const found: TransferAnswer[] = data.filter(({ reference }) => reference === id);
    if (found.length > 1) return { outcome: 'review', reason: 'Adyen has several transfers of this payout' };
    return found[0] ? stateOfTransfer(id, found[0]) : { outcome: 'notFound' };
  }

  return {
    name: 'adyen',
    takes: ({ method, amount }) => method === 'BANK_CARD' && amount.currency === 'USD',

    async submit(order) {
      try {
        const ordered = await transferOf(order, balanceAccountId);
        const transfer = await (await transfers()).transferFunds(ordered, { idempotencyKey: order.id });
        return stateOfTransfer(order.id, transfer);
      } catch (error) {
        return isAboutReceiver(error)
          ? { outcome: 'failed', reason: refusal('The bank', undefined) }
          : { outcome: 'unknown', reason: reasonOf(error) };
      }
    },

    async fetchState({ id, approvedAt, providerId }) {
      try {
        if (providerId === undefined) return await findByReference(id, approvedAt);
        return stateOfTransfer(id, await (await transfers()).getTransfer(providerId));
      } catch (error) {
        if (error instanceof AdyenRefusal && error.status === 404) return { outcome: 'notFound' };
        return { outcome: 'unknown', reason: reasonOf(error) };
      }
    },

    async listPaid(from, to) {
      const paid: ListedPayout[] = [];
      let cursor: string | undefined;
      do {
        const { data = [], _links } = await list(from, to, undefined, cursor);
        for (const transfer of data) {
          if (transfer.status !== 'booked' || transfer.direction !== 'outgoing') continue;
          if (paid.length === mostPayouts) throw new Error(`more than ${mostPayouts} payouts in a day`);
          paid.push({ id: transfer.reference ?? `transfer ${transfer.id}`, stated: statedIn(transfer) });
        }
        const next = _links?.next?.href;
        cursor = next ? (new URL(next).searchParams.get('cursor') ?? undefined) : undefined;
      } while (cursor);
      return paid;
    },
  };
}

async function transferOf({ id, amount, destination }: PayoutOrder, balanceAccountId: string) {
  const { TransferInfo, USLocalAccountIdentification } = (await loadLibrary()).transferModels;
  return {
    reference: id,
    category: TransferInfo.CategoryEnum.Bank,
    type: TransferInfo.TypeEnum.BankTransfer,
    priority: TransferInfo.PriorityEnum.Regular,
    balanceAccountId,
    amount: { currency: amount.currency, value: Number(amount.minor) },
    description: 'Cash-out',
    counterparty: {
      bankAccount: {
        accountHolder: { fullName: plainLetters(destination.accountName ?? '') },
        accountIdentification: {
          type: USLocalAccountIdentification.TypeEnum.UsLocal,
          routingNumber: destination.routingNumber ?? '',
          accountNumber: destination.accountNumber ?? '',
        },
      },
    },
  };
}

/** Banks of the United States know the letters of English only: 'José Peña' is 'Jose Pena' to them. */
function plainLetters(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Only what the provider says of the receiver's account is definite: everything else is ours to put right. */
function isAboutReceiver(error: unknown): boolean {
  if (!(error instanceof AdyenRefusal) || (error.status !== 400 && error.status !== 422)) return false;
  return error.fields.some((field) => field.startsWith('counterparty'));
}

function reasonOf(error: unknown): string {
  return error instanceof AdyenRefusal ? error.message : (error as Error).name;
}
