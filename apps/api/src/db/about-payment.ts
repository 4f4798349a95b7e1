/** One deposit or cash-out of a member. */
export interface PaymentName {
  kind: 'deposit' | 'cashOut';
  id: bigint;
}

/**
 * Does the work; what is exchanged with a provider meanwhile is kept as being about this payment. Features that ask providers
 * do so within this; money/provider-messages keeps the messages.
 */
export type AboutPayment = <T>(payment: PaymentName, work: () => Promise<T>) => Promise<T>;
