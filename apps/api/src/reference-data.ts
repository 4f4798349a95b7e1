import type { Database } from '@fairhouse/database';
import { catalogue } from '@fairhouse/games/catalogue';
import { type Amount, currencyCodes, parseAmount } from '@fairhouse/money';
import { loadPolicies } from './desk/approvals/load-policies.ts';
import { firstHealthRule } from './desk/health/health.settings.ts';
import { firstDailyRate, firstReporting } from './desk/home/home.settings.ts';
import { loadWebhookSources } from './desk/outgoing-webhooks/events/load-sources.ts';
import { firstQueueSetting } from './desk/queues/queues.settings.ts';
import { loadRules } from './desk/risk/rules/load-rules.ts';
import { loadSettings } from './desk/settings/load-settings.ts';
import { readInForce } from './desk/settings/setting.store.ts';
import { makeFirstLink } from './desk/staff/links/first-link.ts';
import { loadArticles } from './growth/articles/load-articles.ts';
import { firstTerms } from './growth/bonus/bonus.settings.ts';
import { firstCampaignSetting } from './growth/groups/groups.settings.ts';
import { firstInvitationTerms } from './growth/invitations/invite.settings.ts';
import { firstJourneySetting } from './growth/journeys/journeys.settings.ts';
import { loadPromotions } from './growth/promotions/load-promotions.ts';
import { firstOffer } from './growth/vip/vip.settings.ts';
import {
  firstCashOutLimits,
  firstMethods as firstCashOutMethods,
  firstSecondApproval,
} from './money/cash-out/cash-out.settings.ts';
import { firstDepositLimits, firstMethods as firstDepositMethods } from './money/deposit/deposit.settings.ts';
import { firstExchangeSetting } from './money/provider-messages/exchange.settings.ts';
import { loadCatalogue } from './play/games/load-catalogue.ts';
import { loadVendors, studioId } from './play/vendors/load-vendors.ts';
import { loadWinBounds } from './play/wallet/load-win-bounds.ts';
import { firstDocumentsSetting } from './players/documents/documents.settings.ts';
import { firstCurrency } from './players/reference-lists/lists.settings.ts';
import { firstSupportSetting } from './players/support/support.settings.ts';
import { firstJurisdictions, firstPace } from './protection/regions/region.settings.ts';
import type { Settings } from './settings.ts';

/** Rows that the casino needs before its first visitor. Loading them again changes only what is out of date. */
export async function loadReferenceData(db: Database, settings: Settings): Promise<void> {
  await loadReferenceRows(db, settings);
  await makeFirstLink(db, { origin: settings.DESK_ORIGIN, dataFolder: settings.FAIRHOUSE_DATA_DIR });
}

/** The settings that rows begin with. */
export const settingsOfRows = [
  'STUDIO_ORIGIN',
  'PROMOTIONS',
  'WITHDRAW_RULE_PAGE_URL',
  'PROMOTION_PAGE_URL',
  'TELEGRAM_LINK',
  'WHATSAPP_NUMBER',
  'WHATSAPP_QR_CODE',
  'EXCHANGE_RATES',
  'AGENT_BONUS_PERCENT',
] as const satisfies readonly (keyof Settings)[];

/** Those of them that are the same in every folder. */
export async function loadReferenceRows(
  db: Database,
  settings: Pick<Settings, (typeof settingsOfRows)[number]>,
): Promise<void> {
  await loadVendors(db, settings.STUDIO_ORIGIN);
  await loadCatalogue(db, studioId);
  await loadWinBounds(db, studioId, catalogue);
  await loadPromotions(db, settings.PROMOTIONS === 'on');
  await loadArticles(db);
  const [terms, offer] = [await firstTerms(db), await firstOffer(db)];
  await loadSettings(db, {
    deposit: firstDepositLimits,
    cashOut: firstCashOutLimits,
    depositMethod: await firstDepositMethods(db),
    cashOutMethod: await firstCashOutMethods(db),
    queue: firstQueueSetting,
    support: firstSupportSetting,
    healthRule: firstHealthRule,
    campaign: firstCampaignSetting,
    journey: firstJourneySetting,
    documents: firstDocumentsSetting,
    exchange: firstExchangeSetting,
    reporting: firstReporting,
    dailyRate: firstDailyRate,
    jurisdictions: firstJurisdictions,
    pace: firstPace,
    contact: () => ({
      withdrawRulePageUrl: settings.WITHDRAW_RULE_PAGE_URL,
      promotionPageUrl: settings.PROMOTION_PAGE_URL,
      telegramLink: settings.TELEGRAM_LINK,
      whatsAppNumber: settings.WHATSAPP_NUMBER,
      whatsAppQrCode: settings.WHATSAPP_QR_CODE,
    }),
    currency: firstCurrency(settings.EXCHANGE_RATES),
    bonusTerms: terms.amounts,
    bonusRules: () => terms.rules,
    vipLevel: offer.level,
    vipPackage: offer.package,
    invitation: await firstInvitationTerms(db),
    agent: () => ({ percent: settings.AGENT_BONUS_PERCENT }),
  });
  await loadPolicies(db, await firstSecondApprovals(db));
  await loadRules(db);
  await loadWebhookSources(db);
}

/** What the casino had set before it was policy, or what a casino begins with. */
async function firstSecondApprovals(db: Database): Promise<Amount[]> {
  const rows = await readInForce(db);
  return currencyCodes.map((currency) => {
    const row = rows.find(({ name, scope }) => name === 'cashOut' && scope === currency);
    return parseAmount(String(row?.value.secondApprovalFrom ?? ''), currency) ?? firstSecondApproval(currency);
  });
}
