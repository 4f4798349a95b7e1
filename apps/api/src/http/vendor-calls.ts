import { metrics } from '@fairhouse/operation';
import type { FastifyReply } from 'fastify';

/** `failed`: nobody knows whether it was done, and the vendor asks again. */
export const vendorCallOutcomes = ['ok', 'refused', 'failed'] as const;
export type VendorCallOutcome = (typeof vendorCallOutcomes)[number];

/** In seconds; those of `http_request_duration_seconds`. */
export const vendorCallBorders = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

export const vendorCallSeconds = 'fairhouse_vendor_call_seconds';

const seconds = new metrics.Histogram({
  name: vendorCallSeconds,
  help: 'Time from the arrival of a signed wallet call to its answer, by vendor or aggregator and outcome',
  labelNames: ['vendor', 'outcome'] as const,
  buckets: [...vendorCallBorders],
});

/** Carries out a call whose signature is the vendor's, and counts it. An answer with another status than `right` is refused. */
export async function countedCall<Answer extends { status: string }>(
  { reply, vendor, right }: { reply: FastifyReply; vendor: string; right: Answer['status'] },
  carryOut: () => Promise<Answer>,
): Promise<Answer> {
  const count = (outcome: VendorCallOutcome) => seconds.observe({ vendor, outcome }, reply.elapsedTime / 1_000);
  try {
    const answer = await carryOut();
    count(answer.status === right ? 'ok' : 'refused');
    return answer;
  } catch (error) {
    count('failed');
    throw error;
  }
}
