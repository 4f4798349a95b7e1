import type { CompetitionState } from '@fairhouse/contract/operator';

/** What the staff does to a competition, and from which states. `final` and later come from its end and its payment. */
export const competitionMoves = {
  publish: { from: ['draft'], to: 'open' },
  schedule: { from: ['draft'], to: 'scheduled' },
  withdraw: { from: ['scheduled'], to: 'draft' },
  open: { from: ['scheduled'], to: 'open' },
  pause: { from: ['open'], to: 'paused' },
  resume: { from: ['paused'], to: 'open' },
  cancel: { from: ['open', 'paused'], to: 'cancelled' },
  finish: { from: ['open', 'paused'], to: 'final' },
  pay: { from: ['final'], to: 'paying' },
} as const satisfies Record<string, { from: readonly CompetitionState[]; to: CompetitionState }>;

type Move = (typeof competitionMoves)[keyof typeof competitionMoves];

export const isFrom = ({ from }: Move, state: CompetitionState): boolean => from.some((one) => one === state);

/** Whether players read of it. */
export const isPublished = ({ state }: { state: CompetitionState }): boolean =>
  state !== 'draft' && state !== 'scheduled';

/** Whether its standings can still change. */
export const isUnderWay = ({ state }: { state: CompetitionState }): boolean => state === 'open' || state === 'paused';

/** Whether players may come and go. */
export const isOpen = ({ state, endsAt }: { state: CompetitionState; endsAt: Date }, now: Date): boolean =>
  state === 'open' && now < endsAt;
