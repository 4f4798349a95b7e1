import type { AffiliateState, AffiliateTurn } from '@fairhouse/contract/operator';

/** Every turn there is; what has ended stays so. */
export const affiliateTurnsTable: Record<AffiliateTurn, { from: readonly AffiliateState[]; to: AffiliateState }> = {
  activate: { from: ['applied'], to: 'active' },
  suspend: { from: ['active'], to: 'suspended' },
  resume: { from: ['suspended'], to: 'active' },
  end: { from: ['applied', 'active', 'suspended'], to: 'ended' },
};
