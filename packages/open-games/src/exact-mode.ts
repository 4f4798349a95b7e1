import type { JudgedMode } from './judge-package.ts';

/** A mode with its exact figures as JSON can have them: numbers that may be above 2^53 are text. */
export function exactMode({ name, cost, figures }: JudgedMode) {
  const exactly = ({ part, of }: { part: bigint; of: bigint }) => ({ part: String(part), of: String(of) });
  const { lines, sum, returned, hits, deviation, largest } = figures;
  return {
    name,
    cost: exactly(cost),
    lines,
    sum: String(sum),
    returned: exactly(returned),
    hits: exactly(hits),
    deviation: String(deviation),
    largest: String(largest.payout),
    largestShare: exactly(largest.share),
  };
}
