import type { ApprovalState } from '@fairhouse/contract/operator';

/** What waits longer than this has to be proposed again. */
export const expiresAfterHours = 72;

/** The same moves as `approval_check` allows; the database is the one who refuses. */
export const moves = {
  approve: { from: 'waiting', to: 'approved' },
  refuse: { from: 'waiting', to: 'refused' },
  expire: { from: 'waiting', to: 'expired' },
  finish: { from: 'approved', to: 'carriedOut' },
  fail: { from: 'approved', to: 'failed' },
} as const satisfies Record<string, { from: ApprovalState; to: ApprovalState }>;
