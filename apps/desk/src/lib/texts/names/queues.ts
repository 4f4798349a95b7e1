import type { Texts } from '../../i18n.ts';
import { namesOf } from './names-of.ts';

/** The queues of the desk. */
export const queues = {
  cashOuts: 'Cash-outs',
  payouts: 'Payouts',
  payoutReviews: 'Payout reviews',
  deposits: 'Deposits',
  disputes: 'Disputes',
  documents: 'Documents',
  corrections: 'Corrections',
  funds: 'Sources of funds',
  heldWins: 'Held wins',
  affiliateStatements: 'Affiliate statements',
  invitations: 'Invitations',
  contacts: 'Messages',
  chatReports: 'Reported chat',
  alerts: 'Alerts',
  harmCases: 'Safer-gambling alerts',
  approvals: 'Approvals',
};

export const queuesFil: Texts<keyof typeof queues> = {
  cashOuts: 'Mga cash-out',
  payouts: 'Mga payout',
  payoutReviews: 'Mga susuriing payout',
  deposits: 'Mga deposito',
  disputes: 'Mga dispute',
  documents: 'Mga dokumento',
  corrections: 'Mga pagwawasto',
  funds: 'Pinagmulan ng pondo',
  heldWins: 'Pinigil na panalo',
  affiliateStatements: 'Mga statement ng affiliate',
  invitations: 'Mga imbitasyon',
  contacts: 'Mga mensahe',
  chatReports: 'Inireport na chat',
  alerts: 'Mga alerto',
  harmCases: 'Mga alerto sa ligtas na paglalaro',
  approvals: 'Mga approval',
};

export const useQueueNames = namesOf({ en: queues, fil: queuesFil });
