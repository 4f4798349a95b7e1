import type { FullCycle } from './full-cycle.ts';
import type { SlotDefinition } from './slot.ts';

export interface RoundFigures {
  /** Return of a whole round, free spins included, as a fraction of the stake. */
  return: number;
  /** Share of paid spins that win anything. */
  hitRate: number;
  /** Standard deviation of a round's return, in stakes. */
  deviation: number;
  /** Largest win of one spin without multiplier, in stakes. */
  largestSpin: number;
  /** No more than this part of the return can be lost to the limit on a round's win (Chernoff's bound). */
  lostToCap: number;
}

interface Moments {
  mean: number;
  square: number;
  /** E[e^(t·win)] */
  exponential: number;
}

/**
 * Figures of a whole round from the counted outcomes of one spin: mean, second moment and exponential moment are
 * carried through a table over (played, awarded), so the limit on the number of free spins is taken in exactly.
 */
export function roundFigures(slot: SlotDefinition, cycle: FullCycle): RoundFigures {
  const { mean, square } = roundMoments(slot, cycle, 0);
  const largestSpin = Math.max(...cycle.counts.flatMap((counts) => [...counts.keys()])) / slot.lines.length;
  const bounds = [0.0005, 0.001, 0.002, 0.003, 0.0035, 0.004, 0.005, 0.008, 0.012, 0.02].map((t) => {
    const { exponential } = roundMoments(slot, cycle, t);
    return (exponential * Math.exp(-t * slot.maxWin)) / t;
  });
  const blanks = cycle.counts[0]!.get(0) ?? 0;
  return {
    return: mean,
    hitRate: 1 - blanks / cycle.outcomes,
    deviation: Math.sqrt(square - mean ** 2),
    largestSpin,
    lostToCap: Math.min(...bounds),
  };
}

/** Wins in stakes; `t` per stake. */
function roundMoments(slot: SlotDefinition, cycle: FullCycle, t: number): Moments {
  const { multiplier, maxPerRound } = slot.freeSpins;
  const over = { mean: 0, square: 0, exponential: 1 };
  const free = stepsOf(slot, cycle, multiplier, t);
  let next: Moments[] = Array.from({ length: maxPerRound + 1 }, () => over);
  for (let played = maxPerRound - 1; played >= 0; played--) {
    const later = next;
    next = later.map((_, awarded) =>
      awarded <= played ? over : take(free, (award) => later[Math.min(maxPerRound, awarded + award)]!),
    );
  }
  const fresh = next;
  return take(stepsOf(slot, cycle, 1, t), (award) => (award === 0 ? over : fresh[Math.min(maxPerRound, award)]!));
}

interface Step extends Moments {
  award: number;
  p: number;
}

/** One spin's outcomes by what they award; every moment weighed with its probability. */
function stepsOf(slot: SlotDefinition, cycle: FullCycle, multiplier: number, t: number): Step[] {
  return cycle.counts.map((counts, tier) => {
    const award = tier === 0 ? 0 : slot.freeSpins.awards[tier - 1]!;
    const step: Step = { award, p: 0, mean: 0, square: 0, exponential: 0 };
    for (const [coins, count] of counts) {
      const p = count / cycle.outcomes;
      const win = (coins * multiplier) / slot.lines.length;
      step.p += p;
      step.mean += p * win;
      step.square += p * win * win;
      step.exponential += p * Math.exp(t * win);
    }
    return step;
  });
}

function take(steps: Step[], after: (award: number) => Moments): Moments {
  const sum = { mean: 0, square: 0, exponential: 0 };
  for (const step of steps) {
    const rest = after(step.award);
    sum.mean += step.mean + step.p * rest.mean;
    sum.square += step.square + 2 * step.mean * rest.mean + step.p * rest.square;
    sum.exponential += step.exponential * rest.exponential;
  }
  return sum;
}
