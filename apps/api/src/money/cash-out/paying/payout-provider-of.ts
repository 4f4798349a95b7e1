import type { PayoutOrder, PayoutProvider, SubmittedPayout } from '@fairhouse/payments';
import type { CashOut } from '../cash-out.store.ts';

type Payable = Pick<CashOut, 'provider' | 'method' | 'amount' | 'destination'>;

/**
 * The provider that the cash-out was handed to; before that, the first one that takes it. Undefined: operators pay it and
 * mark it, which is also so when the provider that has it is not configured any more.
 */
export function payoutProviderOf(providers: readonly PayoutProvider[], cashOut: Payable): PayoutProvider | undefined {
  const { provider: name, method, amount, destination } = cashOut;
  if (name !== null) return providers.find((provider) => provider.name === name);
  return providers.find((provider) => provider.takes({ method, amount, destination }));
}

type Instruction = Pick<
  CashOut,
  'instruction' | 'amount' | 'method' | 'destination' | 'decidedAt' | 'createdAt' | 'providerReference'
>;

export function orderOf(cashOut: Instruction): PayoutOrder {
  const { instruction: id, amount, method, destination, decidedAt, createdAt } = cashOut;
  return { id, amount, method, destination, approvedAt: decidedAt ?? createdAt };
}

export function submittedOf(cashOut: Instruction): SubmittedPayout {
  return { ...orderOf(cashOut), providerId: cashOut.providerReference ?? undefined };
}
