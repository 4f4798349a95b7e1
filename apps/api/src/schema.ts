import { bettingMigrations, ledgerMigrations } from '@fairhouse/betting';
import { type Migration, schemaIn, sharedMigrations } from '@fairhouse/database';

export const casinoSchema = 'casino';
/** The tables of the job queue's library, which makes them itself. */
export const jobsSchema = 'casino_jobs';

/**
 * Every table of the casino: the folder of each owner, in the order in which they refer to one another. The paths are literals, since a release
 * copies what its sources name so (scripts/build/copy-files.ts).
 */
export const casinoMigrations: Migration[] = [
  ...sharedMigrations,
  ...schemaIn(new URL('./db/', import.meta.url), 'db'),
  ...schemaIn(new URL('./players/access/', import.meta.url), 'access'),
  ...ledgerMigrations,
  ...schemaIn(new URL('./players/mail/', import.meta.url), 'mail'),
  ...schemaIn(new URL('./players/messages/', import.meta.url), 'messages'),
  ...schemaIn(new URL('./growth/promotions/', import.meta.url), 'promotions'),
  ...schemaIn(new URL('./players/support/', import.meta.url), 'support'),
  ...schemaIn(new URL('./players/documents/', import.meta.url), 'documents'),
  ...schemaIn(new URL('./players/second-factor/', import.meta.url), 'second-factor'),
  ...schemaIn(new URL('./players/identity/', import.meta.url), 'identity'),
  ...schemaIn(new URL('./play/vendors/', import.meta.url), 'vendors'),
  ...schemaIn(new URL('./protection/limits/', import.meta.url), 'protection'),
  ...schemaIn(new URL('./play/games/', import.meta.url), 'games'),
  ...schemaIn(new URL('./play/wallet/', import.meta.url), 'wallet'),
  ...bettingMigrations,
  ...schemaIn(new URL('./money/fees/', import.meta.url), 'payment-fees'),
  ...schemaIn(new URL('./money/velocity/', import.meta.url), 'payment-velocity'),
  ...schemaIn(new URL('./money/cash-out/', import.meta.url), 'cash-out'),
  ...schemaIn(new URL('./money/deposit/', import.meta.url), 'deposit'),
  ...schemaIn(new URL('./money/chains/', import.meta.url), 'chains'),
  ...schemaIn(new URL('./money/book-verification/', import.meta.url), 'operators'),
  ...schemaIn(new URL('./money/webhooks/', import.meta.url), 'webhooks'),
  ...schemaIn(new URL('./money/provider-messages/', import.meta.url), 'exchange'),
  ...schemaIn(new URL('./growth/vip/', import.meta.url), 'vip'),
  ...schemaIn(new URL('./growth/invitations/', import.meta.url), 'invite'),
  ...schemaIn(new URL('./growth/bonus/', import.meta.url), 'bonus'),
  ...schemaIn(new URL('./growth/articles/', import.meta.url), 'articles'),
  ...schemaIn(new URL('./money/reconciliation/', import.meta.url), 'reconciliation'),
  ...schemaIn(new URL('./desk/settings/', import.meta.url), 'settings'),
  ...schemaIn(new URL('./money/finance/', import.meta.url), 'finance'),
  ...schemaIn(new URL('./desk/player-file/', import.meta.url), 'member-file'),
  ...schemaIn(new URL('./desk/audit-log/', import.meta.url), 'record'),
  ...schemaIn(new URL('./desk/staff/', import.meta.url), 'staff'),
  ...schemaIn(new URL('./desk/demonstration/', import.meta.url), 'demonstration'),
  ...schemaIn(new URL('./desk/approvals/', import.meta.url), 'four-eyes'),
  ...schemaIn(new URL('./money/disputes/', import.meta.url), 'disputes'),
  ...schemaIn(new URL('./money/settlement/', import.meta.url), 'settlement'),
  ...schemaIn(new URL('./desk/queues/', import.meta.url), 'queues'),
  ...schemaIn(new URL('./desk/saved-views/', import.meta.url), 'saved-views'),
  ...schemaIn(new URL('./desk/risk/', import.meta.url), 'risk'),
  ...schemaIn(new URL('./protection/harm/', import.meta.url), 'harm'),
  ...schemaIn(new URL('./desk/health/', import.meta.url), 'health'),
  ...schemaIn(new URL('./desk/outgoing-webhooks/', import.meta.url), 'outgoing-webhooks'),
  ...schemaIn(new URL('./desk/maintenance/', import.meta.url), 'maintenance'),
  ...schemaIn(new URL('./growth/groups/', import.meta.url), 'groups'),
  ...schemaIn(new URL('./growth/journeys/', import.meta.url), 'journeys'),
  ...schemaIn(new URL('./growth/competitions/', import.meta.url), 'competitions'),
  ...schemaIn(new URL('./growth/missions/', import.meta.url), 'missions'),
  ...schemaIn(new URL('./growth/notices/', import.meta.url), 'notices'),
  ...schemaIn(new URL('./growth/content/', import.meta.url), 'content'),
  ...schemaIn(new URL('./players/consents/', import.meta.url), 'consents'),
  ...schemaIn(new URL('./play/tables/', import.meta.url), 'tables'),
  ...schemaIn(new URL('./players/personal-data/', import.meta.url), 'personal-data'),
];
