import type { Dispute } from './dispute.store.ts';

const seconds = (time: Date) => Math.floor(time.getTime() / 1_000);

/** A dispute as Stripe writes it, as far as anybody here reads it: https://docs.stripe.com/api/disputes/object */
export function storedDisputeWire(it: Dispute) {
  return {
    id: it.id,
    object: 'dispute',
    livemode: false,
    amount: Number(it.amount),
    currency: it.currency,
    charge: it.intentId.replace('pi_', 'ch_'),
    payment_intent: it.intentId,
    reason: it.reason,
    status: it.status,
    evidence: it.evidence,
    evidence_details: {
      due_by: seconds(it.dueAt),
      has_evidence: Object.keys(it.evidence).length > 0,
      past_due: it.dueAt < new Date(),
      submission_count: it.submissions,
    },
    metadata: it.metadata,
    created: seconds(it.createdAt),
  };
}
