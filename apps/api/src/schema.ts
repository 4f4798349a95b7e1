import { bettingMigrations, ledgerMigrations } from '@fairhouse/betting';
import { type Migration, schemaIn, sharedMigrations } from '@fairhouse/database';
import { fourEyesMigrations } from './desk/approvals/four-eyes.migrations.ts';
import { recordMigrations } from './desk/audit-log/record.migrations.ts';
import { demonstrationMigrations } from './desk/demonstration/demonstration.migrations.ts';
import { healthMigrations } from './desk/health/health.migrations.ts';
import { memberFileMigrations } from './desk/player-file/member-file.migrations.ts';
import { queuesMigrations } from './desk/queues/queues.migrations.ts';
import { riskMigrations } from './desk/risk/risk.migrations.ts';
import { savedViewsMigrations } from './desk/saved-views/saved-views.migrations.ts';
import { settingsMigrations } from './desk/settings/settings.migrations.ts';
import { staffMigrations } from './desk/staff/staff.migrations.ts';
import { articlesMigrations } from './growth/articles/articles.migrations.ts';
import { bonusMigrations } from './growth/bonus/bonus.migrations.ts';
import { contentMigrations } from './growth/content/content.migrations.ts';
import { groupsMigrations } from './growth/groups/groups.migrations.ts';
import { inviteMigrations } from './growth/invitations/invite.migrations.ts';
import { noticesMigrations } from './growth/notices/notices.migrations.ts';
import { promotionsMigrations } from './growth/promotions/promotions.migrations.ts';
import { vipMigrations } from './growth/vip/vip.migrations.ts';
import { operatorsMigrations } from './money/book-verification/operators.migrations.ts';
import { cashOutMigrations } from './money/cash-out/cash-out.migrations.ts';
import { chainsMigrations } from './money/chains/chains.migrations.ts';
import { depositMigrations } from './money/deposit/deposit.migrations.ts';
import { disputesMigrations } from './money/disputes/disputes.migrations.ts';
import { financeMigrations } from './money/finance/finance.migrations.ts';
import { exchangeMigrations } from './money/provider-messages/exchange.migrations.ts';
import { reconciliationMigrations } from './money/reconciliation/reconciliation.migrations.ts';
import { settlementMigrations } from './money/settlement/settlement.migrations.ts';
import { webhooksMigrations } from './money/webhooks/webhooks.migrations.ts';
import { gamesMigrations } from './play/games/games.migrations.ts';
import { tablesMigrations } from './play/tables/tables.migrations.ts';
import { vendorsMigrations } from './play/vendors/vendors.migrations.ts';
import { walletMigrations } from './play/wallet/wallet.migrations.ts';
import { accessMigrations } from './players/access/access.migrations.ts';
import { consentsMigrations } from './players/consents/consents.migrations.ts';
import { documentsMigrations } from './players/documents/documents.migrations.ts';
import { identityMigrations } from './players/identity/identity.migrations.ts';
import { mailMigrations } from './players/mail/mail.migrations.ts';
import { messagesMigrations } from './players/messages/messages.migrations.ts';
import { personalDataMigrations } from './players/personal-data/personal-data.migrations.ts';
import { secondFactorMigrations } from './players/second-factor/second-factor.migrations.ts';
import { supportMigrations } from './players/support/support.migrations.ts';
import { harmMigrations } from './protection/harm/harm.migrations.ts';
import { protectionMigrations } from './protection/limits/protection.migrations.ts';

export const casinoSchema = 'casino';
/** The tables of the job queue's library, which makes them itself. */
export const jobsSchema = 'casino_jobs';

/** Every table of the casino, in the order in which they lean on one another. */
export const casinoMigrations: Migration[] = [
  ...sharedMigrations,
  ...schemaIn(new URL('./db/', import.meta.url), 'db'),
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
  ...bettingMigrations,
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
