/** What the number of the document says, as it is typed on the page; any other number is passed. */
export const verdicts = ['pass', 'wait', 'retry', 'final', 'address', 'younger'] as const;
export type Verdict = (typeof verdicts)[number];

/** `retry-123` is `retry`. */
export function verdictOf(documentNumber: string): Verdict {
  const word = documentNumber
    .trim()
    .toLowerCase()
    .split(/[^a-z]/)[0];
  return verdicts.find((verdict) => verdict === word) ?? 'pass';
}

interface Review {
  reviewStatus: 'init' | 'pending' | 'completed';
  reviewResult?: { reviewAnswer: 'GREEN' | 'RED'; reviewRejectType?: 'RETRY' | 'FINAL'; rejectLabels?: string[] };
}

type Result = NonNullable<Review['reviewResult']>;

const green: Result = { reviewAnswer: 'GREEN' };
const red = (reviewRejectType: 'RETRY' | 'FINAL', label: string): Result => ({
  reviewAnswer: 'RED',
  reviewRejectType,
  rejectLabels: [label],
});

/** The review of the whole profile, and of each step that was handed in. */
export function reviewOf(verdict: Verdict | null): { review: Review; steps: Record<string, Result | null> } {
  const all = (result: Result | null, address = result) => ({
    IDENTITY: result,
    SELFIE: result,
    PROOF_OF_RESIDENCE: address,
  });
  switch (verdict) {
    case null:
      return { review: { reviewStatus: 'init' }, steps: all(null) };
    case 'wait':
      return { review: { reviewStatus: 'pending' }, steps: all(null) };
    case 'retry': {
      const result = red('RETRY', 'BAD_PROOF_OF_IDENTITY');
      return { review: { reviewStatus: 'completed', reviewResult: result }, steps: all(result, green) };
    }
    case 'address': {
      const result = red('RETRY', 'BAD_PROOF_OF_ADDRESS');
      return { review: { reviewStatus: 'completed', reviewResult: result }, steps: all(green, result) };
    }
    case 'final': {
      const result = red('FINAL', 'FORGERY');
      return { review: { reviewStatus: 'completed', reviewResult: result }, steps: all(green) };
    }
    default:
      return { review: { reviewStatus: 'completed', reviewResult: green }, steps: all(green) };
  }
}
