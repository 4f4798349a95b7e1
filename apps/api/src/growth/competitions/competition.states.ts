import type { CompetitionState } from '@fairhouse/contract/operator';

/** What the staff does to a competition, and from which states. `final` and later come from its end and its payment. */
export const competitionMoves = {
  pause: { from: ['open'], to: 'paused' },
  resume: { from: ['paused'], to: 'open' },
  cancel: { from: ['open', 'paused'], to: 'cancelled' },
  finish: { from: ['open', 'paused'], to: 'final' },
  pay: { from: ['final'], to: 'paying' },
} as const satisfies Record<string, { from: readonly CompetitionState[]; to: CompetitionState }>;

/** Whether players may come and go. */
export const isOpen = ({ state, endsAt }: { state: CompetitionState; endsAt: Date }, now: Date): boolean =>
  state === 'open' && now < endsAt;
