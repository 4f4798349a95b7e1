import type { RoundProof } from './verify-round.ts';

/** A round that can be taken along: what was recorded, and everything that it follows from. */
export interface RoundFile {
  format: typeof roundFormat;
  roundId: string;
  currency: string;
  /** As they were recorded; whole minor units. */
  staked: number;
  win: number;
  outcome: unknown;
  proof: RoundProof;
  /** What the studio has signed of it. */
  receipts?: readonly unknown[] | undefined;
  /** That its commitment stands in the log. */
  log?: unknown;
  /** Of a round in a package of an outside studio: its rules, and that its line stands in their table. */
  table?: unknown;
}

export const roundFormat = 'fairhouse-round/1';

/** The file of a round whose seed was revealed, as text. `npm run check-round -- FILE` checks it without the casino. */
export function roundFile(file: Omit<RoundFile, 'format'>): { name: string; text: string } {
  const whole: RoundFile = { format: roundFormat, ...file };
  return { name: `${file.proof.game}-${file.roundId}.json`, text: `${JSON.stringify(whole, null, 2)}\n` };
}
