import { type DepositStanding, depositStatuses } from '@fairhouse/contract';
import type { ObservedState } from '@fairhouse/payments';

export const attemptStates = [
  'created',
  'pending',
  'action_required',
  'processing',
  'unknown',
  'succeeded',
  'failed',
  'expired',
  'canceled',
  'review',
  'part_refunded',
  'refunded',
  'disputed',
  'charged_back',
] as const;
export type AttemptState = (typeof attemptStates)[number];

/**
 * What an observation does to an attempt: a state moves it there; `stale` is old news or a repeat; `contradiction`
 * takes back what the provider said before without a refund, which changes nothing but is flagged for the operators.
 */
export type Move = AttemptState | 'stale' | 'contradiction';

const beforePayment = {
  succeeded: 'succeeded',
  failed: 'failed',
  expired: 'expired',
  canceled: 'canceled',
  // Money that goes back before it came: the news are out of order or wrong, and crediting later would be a gift.
  part_refunded: 'review',
  refunded: 'review',
  disputed: 'review',
  charged_back: 'review',
  dispute_won: 'stale',
  refund_failed: 'stale',
  taken_back: 'stale',
} as const satisfies Partial<Record<ObservedState, Move>>;

/** A payment that had been given up may still arrive: it is credited, once. */
const givenUp = {
  ...beforePayment,
  pending: 'stale',
  action_required: 'stale',
  processing: 'stale',
  failed: 'stale',
  expired: 'stale',
  canceled: 'stale',
} as const satisfies Record<ObservedState, Move>;

const paid = {
  pending: 'stale',
  action_required: 'stale',
  processing: 'stale',
  succeeded: 'stale',
  failed: 'contradiction',
  expired: 'contradiction',
  canceled: 'contradiction',
  part_refunded: 'part_refunded',
  refunded: 'refunded',
  disputed: 'disputed',
  charged_back: 'charged_back',
  dispute_won: 'stale',
  refund_failed: 'contradiction',
  taken_back: 'contradiction',
} as const satisfies Record<ObservedState, Move>;

const over = {
  pending: 'stale',
  action_required: 'stale',
  processing: 'stale',
  succeeded: 'stale',
  failed: 'stale',
  expired: 'stale',
  canceled: 'stale',
  part_refunded: 'stale',
  refunded: 'stale',
  disputed: 'stale',
  charged_back: 'stale',
  dispute_won: 'stale',
  refund_failed: 'stale',
  taken_back: 'stale',
} as const satisfies Record<ObservedState, Move>;

/** From the attempt's state (rows) by what the provider says (columns). */
export const transitions: Record<AttemptState, Record<ObservedState, Move>> = {
  created: { ...beforePayment, pending: 'pending', action_required: 'action_required', processing: 'processing' },
  pending: { ...beforePayment, pending: 'stale', action_required: 'action_required', processing: 'processing' },
  action_required: { ...beforePayment, pending: 'stale', action_required: 'stale', processing: 'processing' },
  processing: {
    ...beforePayment,
    pending: 'stale',
    action_required: 'stale',
    processing: 'stale',
    taken_back: 'pending',
  },
  unknown: { ...beforePayment, pending: 'pending', action_required: 'action_required', processing: 'processing' },
  succeeded: paid,
  failed: givenUp,
  expired: givenUp,
  canceled: givenUp,
  // Only an operator takes an attempt out of review.
  review: over,
  // A part that was lost and won in the end; while something of it is still away, the word is another.
  part_refunded: { ...paid, dispute_won: 'succeeded' },
  disputed: { ...paid, disputed: 'stale', dispute_won: 'succeeded' },
  // Crediting it again is no matter for a provider's word: it may be sent once more, or to another account. And what was
  // given back is now taken a second time.
  refunded: { ...over, refund_failed: 'contradiction', charged_back: 'contradiction' },
  // Won in the end, wholly or but for what was refunded besides.
  charged_back: { ...over, dispute_won: 'succeeded', part_refunded: 'part_refunded' },
};

/** States in which the provider may still bring news that nobody has asked for. */
const openStates = ['created', 'pending', 'action_required', 'processing', 'unknown'] as const;

export function isOpen(state: AttemptState): boolean {
  return (openStates as readonly AttemptState[]).includes(state);
}

/** The specified wire of STRIPE, PAYP and PayPal: 'true' paid, 'false' failed, 'wait' otherwise. */
export const wireStates: Record<AttemptState, 'true' | 'false' | 'wait'> = {
  created: 'wait',
  pending: 'wait',
  action_required: 'wait',
  processing: 'wait',
  unknown: 'wait',
  review: 'wait',
  succeeded: 'true',
  part_refunded: 'true',
  disputed: 'true',
  failed: 'false',
  expired: 'false',
  canceled: 'false',
  refunded: 'false',
  charged_back: 'false',
};

/** The numeric wire of /sys/deposit/pollingStatus: 0 waiting, 5 seen, 10 credited, 20 failed, 30 expired. */
export const pollingStates: Record<AttemptState, (typeof depositStatuses)[keyof typeof depositStatuses]> = {
  created: depositStatuses.waiting,
  pending: depositStatuses.waiting,
  action_required: depositStatuses.waiting,
  unknown: depositStatuses.waiting,
  review: depositStatuses.waiting,
  processing: depositStatuses.seen,
  succeeded: depositStatuses.credited,
  part_refunded: depositStatuses.credited,
  disputed: depositStatuses.credited,
  failed: depositStatuses.failed,
  canceled: depositStatuses.failed,
  refunded: depositStatuses.failed,
  charged_back: depositStatuses.failed,
  expired: depositStatuses.expired,
};

/** What the member's own list of deposits calls it. */
export const standings: Record<AttemptState, DepositStanding> = {
  created: 'waiting',
  pending: 'waiting',
  action_required: 'waiting',
  unknown: 'waiting',
  processing: 'processing',
  review: 'checked',
  succeeded: 'credited',
  disputed: 'credited',
  part_refunded: 'partReturned',
  refunded: 'returned',
  charged_back: 'returned',
  failed: 'failed',
  expired: 'expired',
  canceled: 'canceled',
};

/** Whether it is in the book, or was. */
export function isCredited(state: AttemptState): boolean {
  return creditedStates.includes(state);
}

/** States that an attempt comes to only once it was credited. */
export const creditedStates: readonly AttemptState[] = attemptStates.filter((state) =>
  ['credited', 'partReturned', 'returned'].includes(standings[state]),
);
