import type { DocumentStanding } from '@fairhouse/contract';

export type Decision = 'accept' | 'reject';

/** What an operator may decide. A mistake can be put right; deciding the same again changes nothing and is refused. */
export const decisions: Record<Decision, { from: readonly DocumentStanding[]; to: DocumentStanding }> = {
  accept: { from: ['waiting', 'refused', 'expired'], to: 'accepted' },
  reject: { from: ['waiting', 'accepted'], to: 'refused' },
};

/** What the casino does by itself, after the last day on which a document is valid. */
export const expiry = { from: 'accepted', to: 'expired' } as const;
