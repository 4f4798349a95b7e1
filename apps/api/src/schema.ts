import { ledgerMigrations } from '@fairhouse/betting';
import { functionsIn, type Migration, migrationsIn, sharedMigrations } from '@fairhouse/database';
import { accessMigrations } from './features/access/access.migrations.ts';
import { articlesMigrations } from './features/articles/articles.migrations.ts';
import { bonusMigrations } from './features/bonus/bonus.migrations.ts';
import { cashOutMigrations } from './features/cash-out/cash-out.migrations.ts';
import { chainsMigrations } from './features/chains/chains.migrations.ts';
import { consentsMigrations } from './features/consents/consents.migrations.ts';
import { contentMigrations } from './features/content/content.migrations.ts';
import { demonstrationMigrations } from './features/demonstration/demonstration.migrations.ts';
import { depositMigrations } from './features/deposit/deposit.migrations.ts';
import { disputesMigrations } from './features/disputes/disputes.migrations.ts';
import { documentsMigrations } from './features/documents/documents.migrations.ts';
import { exchangeMigrations } from './features/exchange/exchange.migrations.ts';
import { financeMigrations } from './features/finance/finance.migrations.ts';
import { fourEyesMigrations } from './features/four-eyes/four-eyes.migrations.ts';
import { gamesMigrations } from './features/games/games.migrations.ts';
import { groupsMigrations } from './features/groups/groups.migrations.ts';
import { harmMigrations } from './features/harm/harm.migrations.ts';
import { healthMigrations } from './features/health/health.migrations.ts';
import { identityMigrations } from './features/identity/identity.migrations.ts';
import { inviteMigrations } from './features/invite/invite.migrations.ts';
import { mailMigrations } from './features/mail/mail.migrations.ts';
import { memberFileMigrations } from './features/member-file/member-file.migrations.ts';
import { messagesMigrations } from './features/messages/messages.migrations.ts';
import { noticesMigrations } from './features/notices/notices.migrations.ts';
import { operatorsMigrations } from './features/operators/operators.migrations.ts';
import { personalDataMigrations } from './features/personal-data/personal-data.migrations.ts';
import { promotionsMigrations } from './features/promotions/promotions.migrations.ts';
import { protectionMigrations } from './features/protection/protection.migrations.ts';
import { queuesMigrations } from './features/queues/queues.migrations.ts';
import { reconciliationMigrations } from './features/reconciliation/reconciliation.migrations.ts';
import { recordMigrations } from './features/record/record.migrations.ts';
import { riskMigrations } from './features/risk/risk.migrations.ts';
import { savedViewsMigrations } from './features/saved-views/saved-views.migrations.ts';
import { secondFactorMigrations } from './features/second-factor/second-factor.migrations.ts';
import { settingsMigrations } from './features/settings/settings.migrations.ts';
import { settlementMigrations } from './features/settlement/settlement.migrations.ts';
import { staffMigrations } from './features/staff/staff.migrations.ts';
import { supportMigrations } from './features/support/support.migrations.ts';
import { tablesMigrations } from './features/tables/tables.migrations.ts';
import { vendorsMigrations } from './features/vendors/vendors.migrations.ts';
import { vipMigrations } from './features/vip/vip.migrations.ts';
import { walletMigrations } from './features/wallet/wallet.migrations.ts';
import { webhooksMigrations } from './features/webhooks/webhooks.migrations.ts';

export const casinoSchema = 'casino';
/** The tables of the job queue's library, which makes them itself. */
export const jobsSchema = 'casino_jobs';

/** Every table of the casino, in the order in which they lean on one another. */
export const casinoMigrations: Migration[] = [
  ...sharedMigrations,
  ...migrationsIn(new URL('./db/migrations/', import.meta.url), 'db'),
  ...functionsIn(new URL('./db/functions/', import.meta.url), 'db'),
  ...accessMigrations,
  ...ledgerMigrations,
  ...mailMigrations,
  ...messagesMigrations,
  ...promotionsMigrations,
  ...supportMigrations,
  ...documentsMigrations,
  ...secondFactorMigrations,
  ...identityMigrations,
  ...vendorsMigrations,
  ...protectionMigrations,
  ...gamesMigrations,
  ...walletMigrations,
  ...cashOutMigrations,
  ...depositMigrations,
  ...chainsMigrations,
  ...operatorsMigrations,
  ...webhooksMigrations,
  ...exchangeMigrations,
  ...vipMigrations,
  ...inviteMigrations,
  ...bonusMigrations,
  ...articlesMigrations,
  ...reconciliationMigrations,
  ...settingsMigrations,
  ...financeMigrations,
  ...memberFileMigrations,
  ...recordMigrations,
  ...staffMigrations,
  ...demonstrationMigrations,
  ...fourEyesMigrations,
  ...disputesMigrations,
  ...settlementMigrations,
  ...queuesMigrations,
  ...savedViewsMigrations,
  ...riskMigrations,
  ...harmMigrations,
  ...healthMigrations,
  ...groupsMigrations,
  ...noticesMigrations,
  ...contentMigrations,
  ...consentsMigrations,
  ...tablesMigrations,
  ...personalDataMigrations,
];
