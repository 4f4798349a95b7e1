import type { DocumentStatus } from '@fairhouse/contract';

export type Decision = 'accept' | 'reject';

/** What an operator may decide. A mistake can be put right; deciding the same again changes nothing and is refused. */
export const decisions: Record<Decision, { from: readonly DocumentStatus[]; to: DocumentStatus }> = {
  accept: { from: ['waiting', 'refused'], to: 'accepted' },
  reject: { from: ['waiting', 'accepted'], to: 'refused' },
};
