export const affiliateStates = ['applied', 'active', 'suspended', 'ended'] as const;
export type AffiliateState = (typeof affiliateStates)[number];

export const affiliateTurns = ['activate', 'suspend', 'resume', 'end'] as const;
export type AffiliateTurn = (typeof affiliateTurns)[number];

/** `carried`: there is nothing to pay, what it comes to goes into the next month. */
export const affiliateStatementStates = ['closed', 'carried', 'held', 'approved', 'paying', 'paid', 'failed'] as const;
export type AffiliateStatementState = (typeof affiliateStatementStates)[number];

/** Why a player earns the partner nothing, for good. */
export const affiliateUnpaidReasons = ['self', 'duplicate'] as const;
export type AffiliateUnpaid = (typeof affiliateUnpaidReasons)[number];

/** Why a day of a player does not count: play was paused or over, there were signs of harm, or the place allows no affiliates. */
export const affiliateHeldBack = ['paused', 'signs', 'place'] as const;
export type AffiliateHeldBack = (typeof affiliateHeldBack)[number];

/** Reasons to look into a partner. */
export const affiliateSignals = ['sharedOrigin', 'minimumNoPlay', 'clickSpike', 'chargebacks', 'selfReferral'] as const;
export type AffiliateSignal = (typeof affiliateSignals)[number];

export const affiliatePostbackKinds = ['registration', 'firstDeposit', 'qualified'] as const;
export type AffiliatePostbackKind = (typeof affiliatePostbackKinds)[number];

export const affiliatePostbackStates = ['waiting', 'delivered', 'dead'] as const;
export type AffiliatePostbackState = (typeof affiliatePostbackStates)[number];

export const affiliateTierBases = ['ngr', 'firstDeposits'] as const;
export const mostAffiliateTiers = 10;
