import type { QueueName } from './types.ts';
import { type SavedView, savedViews } from './view.ts';

const names = [
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
] as const satisfies QueueName[];

export function queueNameOf(text: string): QueueName | undefined {
  return names.find((name) => name === text);
}

export const savedViewNames = Object.keys(savedViews) as SavedView[];
