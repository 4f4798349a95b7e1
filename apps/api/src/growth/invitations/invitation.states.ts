import type { InvitationStatus } from '@fairhouse/contract/operator';

export type MoveName = 'hold' | 'count' | 'release' | 'refuse';

/** Every move there is; a refused invitation stays refused. */
export const moves: Record<MoveName, { from: InvitationStatus[]; to: InvitationStatus }> = {
  hold: { from: ['waiting', 'counted'], to: 'held' },
  count: { from: ['waiting'], to: 'counted' },
  release: { from: ['held'], to: 'waiting' },
  refuse: { from: ['waiting', 'held', 'counted'], to: 'refused' },
};
