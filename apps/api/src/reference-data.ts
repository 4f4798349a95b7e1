import type { Database } from '@fairhouse/database';
import { catalogue } from '@fairhouse/games/catalogue';
import { type Amount, currencyCodes, parseAmount } from '@fairhouse/money';
import { loadArticles } from './features/articles/load-articles.ts';
import { firstTerms } from './features/bonus/bonus.settings.ts';
import {
  firstCashOutLimits,
  firstMethods as firstCashOutMethods,
  firstSecondApproval,
} from './features/cash-out/cash-out.settings.ts';
import { firstDepositLimits, firstMethods as firstDepositMethods } from './features/deposit/deposit.settings.ts';
import { firstDocumentsSetting } from './features/documents/documents.settings.ts';
import { firstExchangeSetting } from './features/exchange/exchange.settings.ts';
import { loadPolicies } from './features/four-eyes/load-policies.ts';
import { loadCatalogue } from './features/games/load-catalogue.ts';
import { firstCampaignSetting } from './features/groups/groups.settings.ts';
import { firstHealthRule } from './features/health/health.settings.ts';
import { firstInvitationTerms } from './features/invite/invite.settings.ts';
import { firstCurrency } from './features/lists/lists.settings.ts';
import { loadPromotions } from './features/promotions/load-promotions.ts';
import { firstQueueSetting } from './features/queues/queues.settings.ts';
import { firstJurisdictions } from './features/region/region.settings.ts';
import { loadRules } from './features/risk/rules/load-rules.ts';
import { loadSettings } from './features/settings/load-settings.ts';
import { readInForce } from './features/settings/setting.store.ts';
import { makeFirstLink } from './features/staff/links/first-link.ts';
import { loadVendors, studioId } from './features/vendors/load-vendors.ts';
import { firstOffer } from './features/vip/vip.settings.ts';
import { loadWinBounds } from './features/wallet/load-win-bounds.ts';
import type { Settings } from './settings.ts';

/** Rows that the house needs before its first visitor. Loading them again changes only what is out of date. */
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
    healthRule: firstHealthRule,
    campaign: firstCampaignSetting,
    documents: firstDocumentsSetting,
    exchange: firstExchangeSetting,
    jurisdictions: firstJurisdictions,
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
}

/** What the house had set before it was policy, or what a house begins with. */
async function firstSecondApprovals(db: Database): Promise<Amount[]> {
  const rows = await readInForce(db);
  return currencyCodes.map((currency) => {
    const row = rows.find(({ name, scope }) => name === 'cashOut' && scope === currency);
    return parseAmount(String(row?.value.secondApprovalFrom ?? ''), currency) ?? firstSecondApproval(currency);
  });
}
