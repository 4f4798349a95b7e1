import type { AffiliateStatementState } from '@fairhouse/contract/operator';

export type StatementMove = 'hold' | 'release' | 'approve' | 'claim' | 'settle' | 'fail' | 'markPaid';

/** Every move there is. To release and to approve take two people; `carried` has nothing to pay and never moves. */
export const statementMoves: Record<
  StatementMove,
  { from: readonly AffiliateStatementState[]; to: AffiliateStatementState }
> = {
  hold: { from: ['closed', 'approved', 'failed'], to: 'held' },
  release: { from: ['held'], to: 'closed' },
  approve: { from: ['closed', 'failed'], to: 'approved' },
  claim: { from: ['approved'], to: 'paying' },
  settle: { from: ['paying'], to: 'paid' },
  fail: { from: ['paying'], to: 'failed' },
  markPaid: { from: ['approved', 'paying'], to: 'paid' },
};
