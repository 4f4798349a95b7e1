import type { InvitationStatus } from '@fairhouse/contract/operator';

export const statusNames: Record<InvitationStatus, string> = {
  0: 'waiting',
  10: 'held for review',
  20: 'counted',
  30: 'refused',
};

export type MoveName = 'hold' | 'count' | 'release' | 'refuse';

/** Every move there is; a refused invitation stays refused. */
export const moves: Record<MoveName, { from: InvitationStatus[]; to: InvitationStatus }> = {
  hold: { from: [0, 20], to: 10 },
  count: { from: [0], to: 20 },
  release: { from: [10], to: 0 },
  refuse: { from: [0, 10, 20], to: 30 },
};
