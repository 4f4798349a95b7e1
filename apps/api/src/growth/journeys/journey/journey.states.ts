import type { JourneyState } from '@fairhouse/contract/operator';

/** Every move of a journey that one person makes. What has stopped stays so. */
export const journeyMoves = {
  pause: { from: ['running'], to: 'paused' },
  resume: { from: ['paused'], to: 'running' },
  stop: { from: ['running', 'paused'], to: 'stopped' },
} as const satisfies Record<string, { from: readonly JourneyState[]; to: JourneyState }>;

/** What a version can be switched on from. */
export const switchedOnFrom: readonly JourneyState[] = ['draft', 'running', 'paused'];
