import Stripe from 'stripe';
import type { DisputeAnswer, DisputeDesk, DisputeEvidence } from '../payment-provider.ts';

/** Stripe takes no more in all its fields of text together; each of them ends long before. */
const mostCharacters = 20_000;

/**
 * Evidence goes as one file and a few fields of text: https://docs.stripe.com/disputes/api. A draft is kept and shown on
 * their pages, and replaced by the next; what is submitted cannot be changed.
 */
export function answerDisputes(stripe: Stripe): DisputeDesk {
  return {
    answer: (disputeId, evidence, finality) =>
      answerOf(async () => {
        const before = await stripe.disputes.retrieve(disputeId);
        // A repeat whose first answer was lost on its way.
        if (finality === 'final' && before.metadata.evidence === evidence.key && isIn(before))
          return { outcome: 'done' };
        if (isIn(before)) return { outcome: 'refused', reason: `it is ${before.status}, and evidence is in already` };
        const file = await stripe.files.create(
          {
            purpose: 'dispute_evidence',
            file: { name: evidence.file.name, data: evidence.file.bytes, type: 'application/pdf' },
          },
          { idempotencyKey: `evidence-${evidence.key}` },
        );
        await stripe.disputes.update(disputeId, {
          evidence: fieldsOf(evidence, file.id),
          metadata: { evidence: evidence.key },
          submit: finality === 'final',
        });
        return { outcome: 'done' };
      }),

    accept: (disputeId) =>
      answerOf(async () => {
        const { status } = await stripe.disputes.retrieve(disputeId);
        if (status !== 'lost') await stripe.disputes.close(disputeId);
        return { outcome: 'done' };
      }),
  };
}

const isIn = ({ evidence_details, status }: Stripe.Dispute) =>
  evidence_details.submission_count > 0 || !/needs_response$/.test(status);

function fieldsOf(evidence: DisputeEvidence, fileId: string): Stripe.DisputeUpdateParams.Evidence {
  const { customerName, customerEmail, customerIp, product, serviceDate, statement } = evidence;
  return {
    customer_name: customerName,
    customer_email_address: customerEmail,
    product_description: product,
    uncategorized_text: statement.slice(0, mostCharacters),
    uncategorized_file: fileId,
    ...(customerIp ? { customer_purchase_ip: customerIp } : {}),
    ...(serviceDate ? { service_date: serviceDate } : {}),
  };
}

async function answerOf(say: () => Promise<DisputeAnswer>): Promise<DisputeAnswer> {
  try {
    return await say();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const reason = error.message;
    return { outcome: error instanceof Stripe.errors.StripeInvalidRequestError ? 'refused' : 'unknown', reason };
  }
}
