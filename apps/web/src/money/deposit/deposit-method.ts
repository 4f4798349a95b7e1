import type { CallOutput } from '@fairhouse/contract';
import type { Amount } from '@fairhouse/money';

export type DepositMethod = CallOutput<'/sys/depositPaymentMethod/listAll'>[number];

/** What a form has ordered: the page to pay on, and by which number to ask about it. */
export interface PlacedOrder {
  orderId: number;
  /** Address of the payment page. */
  page: string;
  amount: Amount;
}

/** The text of what a deposit by this method costs: nothing of ours, but a network of coins takes its fee. */
export function feeTextOf(code: string): 'feeNetwork' | 'feeNone' {
  return code === 'CRYPTO' || code === 'CRYPT' ? 'feeNetwork' : 'feeNone';
}

type Kind = 'card' | 'bank' | 'wallet' | 'coin';
export type MethodGroup = 'last' | Kind;

const kinds: Readonly<Record<DepositMethod['code'], Kind>> = {
  STRIPE: 'card',
  VISA_MASTERCARD: 'card',
  VISA_MASTERCARD_1: 'card',
  ONLY_PAY: 'card',
  CPAY: 'card',
  PIX: 'bank',
  PAYPAL_POLL: 'wallet',
  PAYP: 'wallet',
  CASH: 'wallet',
  APPLE_PAY: 'wallet',
  GOOGLE_PAY: 'wallet',
  PINGPONG: 'wallet',
  CRYPTO: 'coin',
  CRYPT: 'coin',
};

/** The methods by kind, each kind where its first method stands in the API's order; the one used last stands first by itself. */
export function groupsOf(
  methods: readonly DepositMethod[],
  lastUsed: string | undefined,
): { name: MethodGroup; of: DepositMethod[] }[] {
  const groups = new Map<MethodGroup, DepositMethod[]>();
  for (const method of methods) {
    const name = method.code === lastUsed ? 'last' : kinds[method.code];
    groups.set(name, [...(groups.get(name) ?? []), method]);
  }
  const all = [...groups].map(([name, of]) => ({ name, of }));
  return all.sort((a, b) => Number(b.name === 'last') - Number(a.name === 'last'));
}
