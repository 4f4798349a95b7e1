/** What waits for people, by the kind of thing. */
export const queueNames = [
  'cashOuts',
  'payouts',
  'payoutReviews',
  'deposits',
  'disputes',
  'documents',
  'corrections',
  'funds',
  'heldWins',
  'affiliateStatements',
  'invitations',
  'contacts',
  'chatReports',
  'alerts',
  'harmCases',
  'approvals',
] as const;
export type QueueName = (typeof queueNames)[number];
