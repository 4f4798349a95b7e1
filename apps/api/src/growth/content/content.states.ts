import type { ContentVersionState } from '@fairhouse/contract/operator';

/** Every move of a version there is. What is over comes back as a new version only. */
const moves = {
  waiting: ['inForce', 'withdrawn', 'failed'],
  inForce: ['past'],
  past: [],
  withdrawn: [],
  failed: [],
} as const satisfies Record<ContentVersionState, readonly ContentVersionState[]>;

/** From where a version comes to stand so. */
export function statesBefore(to: ContentVersionState): ContentVersionState[] {
  return (Object.keys(moves) as ContentVersionState[]).filter((from) =>
    (moves[from] as readonly ContentVersionState[]).includes(to),
  );
}
