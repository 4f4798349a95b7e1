import { type HarmKind, harmKinds } from '@fairhouse/contract/operator';
import type { Rules } from '@fairhouse/jurisdictions';
import type { Facts, Happenings } from '../kinds/kind.ts';
import { kinds } from '../kinds/kinds.ts';

export interface Marker {
  kind: HarmKind;
  value: number;
  threshold: number;
  /** What it adds to the score. */
  points: number;
  facts: Facts;
}

export interface Judgement {
  score: number;
  /** 0: nothing is done; 1 to 3: a message, a request to set limits, a break and a case. */
  level: 0 | 1 | 2 | 3;
  /** Those with anything to count, the heaviest first. */
  markers: Marker[];
}

/** What a member's play looks like by the rules of the member's place. */
export function judge(happenings: Happenings, rules: Rules): Judgement {
  const markers = harmKinds
    .map((kind): Marker => {
      const { threshold, weight } = rules['harm.markers'][kind];
      const { value, facts } = kinds[kind].measure(happenings, rules);
      return { kind, value, threshold, points: pointsOf(value, threshold, weight), facts };
    })
    .filter(({ value, kind }) => value > 0 && rules['harm.markers'][kind].weight > 0)
    .sort((a, b) => b.points - a.points || b.value / b.threshold - a.value / a.threshold);
  const score = markers.reduce((sum, { points }) => sum + points, 0);
  return { score, level: levelOf(score, rules['harm.levels']), markers };
}

function pointsOf(value: number, threshold: number, weight: number): number {
  if (value < threshold) return 0;
  return value >= 2 * threshold ? 2 * weight : weight;
}

function levelOf(score: number, { message, limits, pause }: Rules['harm.levels']): Judgement['level'] {
  if (score >= pause) return 3;
  if (score >= limits) return 2;
  return score >= message ? 1 : 0;
}
