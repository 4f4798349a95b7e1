import type { SentRound } from '@fairhouse/game-math';
import type { NumbersUsed } from '../../lib/round/wire.ts';

type UsedNumber = NumbersUsed['numbers'][number];

export interface Gaps {
  played: number;
  /** Plays that were not taken, with their numbers. */
  refused: UsedNumber[];
  /** Numbers that the studio does not list, or lists with another round than this device saw. */
  missing: number[];
}

/** What is not accounted for among the numbers that were used under a commitment. */
export function findGaps(
  { used, numbers }: Pick<NumbersUsed, 'used' | 'numbers'>,
  noted: readonly Pick<SentRound, 'nonce' | 'roundId'>[],
): Gaps {
  const shown = new Map(numbers.map((number) => [number.nonce, number]));
  const missing = new Set<number>();
  for (let nonce = 0; nonce < used; nonce++) if (!shown.has(nonce)) missing.add(nonce);
  for (const { nonce, roundId } of noted)
    if (nonce !== null && roundId !== null && shown.get(nonce)?.roundId !== roundId) missing.add(nonce);
  const refused = numbers.filter(({ refusal }) => refusal !== null);
  return { played: numbers.length - refused.length, refused, missing: [...missing].sort((a, b) => a - b) };
}
