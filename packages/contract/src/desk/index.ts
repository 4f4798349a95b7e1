import type { z } from 'zod';
import { affiliateDeskCalls } from './affiliates/index.ts';
import { apiKeyCalls } from './api-keys/index.ts';
import { approvalCalls } from './approvals/index.ts';
import { getOperatorArticle } from './articles/get-operator-article.ts';
import { listArticleVersions } from './articles/list-article-versions.ts';
import { listArticles } from './articles/list-articles.ts';
import { saveArticle } from './articles/save-article.ts';
import { getRecordEntry } from './audit-log/get-record-entry.ts';
import { listRecord } from './audit-log/list-record.ts';
import { listRecordHeads } from './audit-log/list-record-heads.ts';
import { listRecordKeys } from './audit-log/list-record-keys.ts';
import { proveRecordConsistency } from './audit-log/prove-record-consistency.ts';
import { verifyRecord } from './audit-log/verify-record.ts';
import { payoutRuleCalls } from './automatic-payouts/index.ts';
import { listBonusRuns, runBonusJob } from './bonuses/bonus-job.ts';
import { closeSharedBonus, listSharedBonuses } from './bonuses/bonus-shared.ts';
import { bonusTerms } from './bonuses/bonus-terms.ts';
import { cancelBonus } from './bonuses/cancel-bonus.ts';
import { exportCasinoBonuses, listCasinoBonuses, sumCasinoBonuses } from './bonuses/casino-bonuses.ts';
import { giveBonus } from './bonuses/give-bonus.ts';
import { listOperatorBonusBets } from './bonuses/list-bonus-bets.ts';
import { listBonuses } from './bonuses/list-bonuses.ts';
import { setBonusTerm } from './bonuses/set-bonus-term.ts';
import { approveCashOut } from './cash-outs/approve-cash-out.ts';
import { getOperatorCashOut } from './cash-outs/get-cash-out.ts';
import { giveBackCashOut } from './cash-outs/give-back-cash-out.ts';
import { listOperatorCashOuts } from './cash-outs/list-cash-outs.ts';
import { markCashOutPaid } from './cash-outs/mark-cash-out-paid.ts';
import { rejectCashOut } from './cash-outs/reject-cash-out.ts';
import { catalogueCalls } from './catalogue/index.ts';
import { deskCompetitionCalls } from './competitions/index.ts';
import { contentCalls } from './content/index.ts';
import { beginDemonstration, getDemonstration } from './demonstration.ts';
import { closeDeposit } from './deposits/close-deposit.ts';
import { creditDeposit } from './deposits/credit-deposit.ts';
import { listOperatorDeposits } from './deposits/list-deposits.ts';
import { settleDeposit } from './deposits/settle-deposit.ts';
import { disputeCalls } from './disputes/index.ts';
import { acceptDocument } from './documents/accept-document.ts';
import { getOperatorDocument } from './documents/get-document.ts';
import { getOperatorFile } from './documents/get-operator-file.ts';
import { listOperatorDocuments } from './documents/list-documents.ts';
import { listExpiringDocuments } from './documents/list-expiring-documents.ts';
import { rejectDocument } from './documents/reject-document.ts';
import { financeCalls } from './finance/index.ts';
import {
  cancelFreeRounds,
  giveFreeRounds,
  listFreeRoundGames,
  listFreeRoundStakes,
  listFreeRoundsOfMember,
} from './free-rounds/free-rounds.ts';
import { groupCalls } from './groups/index.ts';
import { healthCalls } from './health/index.ts';
import { listHeldWins } from './held-wins/list-held-wins.ts';
import { refuseHeldWin } from './held-wins/refuse-held-win.ts';
import { releaseHeldWin } from './held-wins/release-held-win.ts';
import { listGamesWithBounds, listWinBounds, setWinBound, unsetWinBound } from './held-wins/win-bound.ts';
import { homeCalls } from './home/index.ts';
import { identityDeskCalls } from './identity/index.ts';
import { listInvitations } from './invitations/list-invitations.ts';
import { refuseInvitation } from './invitations/refuse-invitation.ts';
import { releaseInvitation } from './invitations/release-invitation.ts';
import { setAgent } from './invitations/set-agent.ts';
import { journeyCalls } from './journeys/index.ts';
import { operatorProtectionCalls } from './limits/index.ts';
import { listCalls } from './lists/index.ts';
import { liveCalls } from './live-updates/index.ts';
import { maintenanceDeskCalls } from './maintenance/index.ts';
import { deskMissionCalls } from './missions/index.ts';
import { paymentFeeCalls } from './payment-fees/payment-fees.ts';
import { personalDataDeskCalls } from './personal-data/index.ts';
import { memberFileCalls } from './player-file/index.ts';
import { blockPlay } from './players/block-play.ts';
import { findMember } from './players/find-member.ts';
import { listSharedMobiles } from './players/list-shared-mobiles.ts';
import { resetFactor } from './players/reset-factor.ts';
import { suspendMember } from './players/suspend-member.ts';
import { listOperatorBanners } from './promotions/list-operator-banners.ts';
import { listOperatorPromotions } from './promotions/list-promotions.ts';
import { saveBanner } from './promotions/save-banner.ts';
import { savePromotion } from './promotions/save-promotion.ts';
import { setPromotion } from './promotions/set-promotion.ts';
import { exchangeCalls } from './provider-messages/index.ts';
import { queueCalls } from './queues/index.ts';
import { listReconciliations } from './reconciliation/list-reconciliations.ts';
import { reconcile } from './reconciliation/reconcile.ts';
import { verifyBooks } from './reconciliation/verify-books.ts';
import { reportCalls } from './reports/index.ts';
import { riskCalls } from './risk/index.ts';
import { routingCalls } from './routing/index.ts';
import { viewCalls } from './saved-views/index.ts';
import { listSettingHistory } from './settings/list-setting-history.ts';
import { listSettings } from './settings/list-settings.ts';
import { setSetting } from './settings/set-setting.ts';
import { settlementCalls } from './settlement/index.ts';
import { staffCalls } from './staff/index.ts';
import { answerContact } from './support/answer-contact.ts';
import { changeContact, reportHarm } from './support/change-contact.ts';
import { closeContact } from './support/close-contact.ts';
import { getChat } from './support/get-chat.ts';
import { getContact } from './support/get-contact.ts';
import { listContacts } from './support/list-contacts.ts';
import { fillMacro, listMacros, saveMacro } from './support/macros.ts';
import { messageMember } from './support/message-member.ts';
import { openChat } from './support/open-chat.ts';
import { tableCalls } from './tables/index.ts';
import { velocityCalls } from './velocity/velocity.ts';
import { deskVendorCalls } from './vendors/index.ts';
import { setVipLevel } from './vip/set-vip-level.ts';
import { setVipPackage } from './vip/set-vip-package.ts';
import { vipOffer } from './vip/vip-offer.ts';
import { webhookCalls } from './webhooks/index.ts';

export { bonusPromotions, bonusStatuses } from '../growth/bonus/bonus.ts';
export {
  type CompetitionCancelCause,
  type CompetitionKind,
  type CompetitionMeasure,
  type CompetitionTies,
  competitionKinds,
  competitionMeasures,
  type DisqualificationCause,
  mostCompetitionGames,
  mostCompetitionPlaces,
  mostCompetitionRounds,
} from '../growth/competitions/competition.ts';
export {
  type EntryConditions,
  type EntryRefusal,
  entryConditions,
} from '../growth/entry/entry-conditions.ts';
export {
  type MissionCategory,
  type MissionKind,
  missionCategories,
  missionKinds,
  mostMissionGames,
  mostMissionPoints,
} from '../growth/missions/mission.ts';
export {
  type Affiliate,
  type AffiliateLink,
  type AffiliatePlan,
  type AffiliatePostback,
  type AffiliateStatement,
  type AffiliateStatementLines,
  type AffiliateSummary,
  affiliateStatementLines,
} from './affiliates/affiliate.ts';
export { type AffiliatePlanDefinition, affiliatePlanDefinition } from './affiliates/affiliate-plan.ts';
export {
  type AffiliateHeldBack,
  type AffiliatePostbackKind,
  type AffiliatePostbackState,
  type AffiliateSignal,
  type AffiliateState,
  type AffiliateStatementState,
  type AffiliateTurn,
  type AffiliateUnpaid,
  affiliateSignals,
  affiliateStatementStates,
  affiliateStates,
} from './affiliates/affiliate-words.ts';
export { type ApiKeyState, apiKeyRates, apiKeyStates, type DeskApiKey } from './api-keys/api-key.ts';
export { apiKeyTerms } from './api-keys/api-keys.ts';
export {
  isKeyScope,
  isWriteScope,
  type KeyScope,
  keyScopes,
  neverScopes,
  readScopes,
  scopesOf,
  writeScopes,
} from './api-keys/key-scopes.ts';
export {
  type Approval,
  type ApprovalState,
  approvalStates,
  type GuardedCommand,
  guardedCommands,
  isStaffCommand,
  policyCommands,
  type StaffCommand,
  secondNeeds,
  staffCommands,
} from './approvals/approval.ts';
export { type StoredProposal, storedProposals } from './approvals/proposals.ts';
export type { OperatorArticle } from './articles/operator-article.ts';
export type { RecordHead } from './audit-log/list-record-heads.ts';
export { type RecordRule, recordRules } from './audit-log/verify-record.ts';
export {
  type PayoutJudgement,
  type PayoutRule,
  type PayoutRuleParameters,
  type PayoutTrial,
  type PayoutTrialResult,
  payoutJudgement,
  payoutRuleParameters,
  payoutTrialResult,
} from './automatic-payouts/payout-rule.ts';
export {
  type OwnInstrument,
  ownInstruments,
  type PayoutCheck,
  type PayoutReview,
  type PayoutRuleState,
  payoutChecks,
  payoutReviews,
  payoutRuleStates,
} from './automatic-payouts/payout-words.ts';
export type { BonusFilter } from './bonuses/casino-bonuses.ts';
export { type OperatorCashOut, operatorCashOutStatuses } from './cash-outs/operator-cash-out.ts';
export type { BetLimit } from './catalogue/bet-limits.ts';
export {
  type ArrangedGame,
  type ArrangedGroup,
  type CatalogueChange,
  type CountryRule,
  countryRules,
  type GameState,
  gameStates,
  mostGamesOfGroup,
  mostGroups,
  mostPinned,
} from './catalogue/catalogue.ts';
export type { SharedPot } from './catalogue/list-pots.ts';
export {
  faultsOfPackage,
  type ImportedPackage,
  modesOfPackage,
  mostReported,
  type PackageAttempt,
} from './catalogue/packages.ts';
export {
  type CompetitionDraft,
  type CompetitionState,
  competitionStates,
  type DeskCompetition,
  type GameChoice,
  gameChoice,
  type SeriesStep,
} from './competitions/competition.ts';
export {
  type Content,
  type ContentKind,
  type ContentOf,
  type ContentStanding,
  type ContentVersionState,
  contentKinds,
  contentVersionStates,
} from './content/content.ts';
export type { OperatorDeposit } from './deposits/operator-deposit.ts';
export type { ClaimState, Dispute } from './disputes/dispute.ts';
export type { FileAnswer } from './documents/file-answer.ts';
export { type OperatorDocument, operatorDocumentStatuses } from './documents/operator-document.ts';
export { type Difference, type DifferenceState, differenceStates } from './finance/differences.ts';
export { type BreakdownDimension, breakdownDimensions, formulas, type MoneyLines } from './finance/lines.ts';
export type { Campaign, CampaignContent } from './groups/campaign.ts';
export type { GroupConditionKind, MemberGroup } from './groups/group.ts';
export {
  type CampaignKind,
  type CampaignOutcome,
  type CampaignRefusal,
  type CampaignState,
  campaignKinds,
  campaignOutcomes,
  campaignRefusals,
  campaignStates,
  deepestGroupRule,
  type GroupCondition,
  type GroupParameters,
  type GroupRule,
  groupConditions,
  mostGroupConditions,
} from './groups/group-words.ts';
export {
  type HealthCheck,
  type HealthRule,
  type HealthWindow,
  healthChecks,
  healthRules,
  healthWindows,
  type IncidentSeverity,
  severityOf,
} from './health/health-words.ts';
export type { HealthIncident } from './health/incidents.ts';
export { type HeldWinStatus, heldWinStatuses, type OperatorHeldWin } from './held-wins/held-win.ts';
export { type FigureName, type FigureUnit, figureNames } from './home/figure-names.ts';
export { type InvitationStatus, invitationStatuses, type OperatorInvitation } from './invitations/invitation.ts';
export {
  type Journey,
  type JourneyCost,
  type JourneyEffect,
  type JourneyStepCounts,
  type JourneySummary,
  type JourneyTrial,
  type JourneyTrialResult,
  journeyTrialResult,
} from './journeys/journey.ts';
export {
  type JourneyCondition,
  type JourneyDefinition,
  type JourneyStep,
  type JourneyStepOf,
  type JourneyTriggerOf,
  journeyCondition,
  journeyDefinition,
  journeyStep,
} from './journeys/journey-definition.ts';
export { exitsOf, problemsOfGraph } from './journeys/journey-graph.ts';
export {
  groupConditionsOfLosses,
  type JourneyAction,
  type JourneyEvent,
  type JourneyFact,
  type JourneyLeaving,
  type JourneyProblem,
  type JourneySkip,
  type JourneyState,
  type JourneyStepKind,
  type JourneyTrigger,
  journeyActions,
  journeyEvents,
  journeyFacts,
  journeyLeavings,
  journeyProblems,
  journeySkips,
  journeyStates,
  journeyStepKinds,
  journeyTriggers,
  mostJourneySteps,
} from './journeys/journey-words.ts';
export type { HarmCase, HarmDay, HarmMarker, HarmMeasureTaken } from './limits/harm-case.ts';
export {
  type HarmCaseState,
  type HarmKind,
  type HarmMeasure,
  type HarmOutcome,
  harmCaseStates,
  harmKinds,
  harmMeasures,
  harmOutcomes,
  type WishedBy,
  wishedBy,
} from './limits/harm-words.ts';
export type { ListDescription } from './lists/describe-lists.ts';
export type { ListCell, ListRow } from './lists/list.ts';
export {
  type ListCellKind,
  type ListFilterKind,
  type ListName,
  listNames,
} from './lists/list-names.ts';
export { type LiveKind, liveKinds } from './live-updates/watch-changes.ts';
export {
  type Maintenance,
  type MaintenanceState,
  maintenanceMostDaysAhead,
  maintenanceMostHours,
  maintenanceMostText,
  maintenanceStates,
} from './maintenance/maintenance.ts';
export { type DeskMission, type MissionDraft, type MissionState, missionStates } from './missions/mission.ts';
export { type FeeKind, type FeeRule, type FeeTerms, feeKinds } from './payment-fees/payment-fees.ts';
export { type PersonalKind, personal, personalKindOf } from './personal.ts';
export { type RetentionKind, retentionKinds } from './personal-data/retention.ts';
export { type HitKind, hitKinds } from './player-file/find.ts';
export { type LinkKind, linkKinds } from './player-file/links.ts';
export { type PlayStop, playStops } from './player-file/standing.ts';
export { memberTag } from './player-file/tags.ts';
export { type TimelineKind, timelineKinds } from './player-file/timeline.ts';
export { messageRefusals, type ProviderMessage } from './provider-messages/provider-message.ts';
export {
  type CashOutObstacle,
  cashOutObstacles,
  type QueueAge,
  type QueueFilter,
  type QueueRow,
  type QueueSort,
  queueSorts,
} from './queues/queue.ts';
export { type QueueName, queueNames } from './queues/queue-names.ts';
export type { ReconciliationDifference, ReconciliationPart } from './reconciliation/reconciliation.ts';
export { eventAmountOf, eventAmounts } from './record-amounts.ts';
export { type DailyExportFile, dailyExportFiles } from './reports/exports.ts';
export {
  type ReportColumn,
  type ReportProblem,
  type ReportResult,
  type ReportRow,
  reportSharing,
  type SavedReport,
} from './reports/report.ts';
export {
  type CohortsDefinition,
  type ReportDefinition,
  type ReportKind,
  type ReportPeriod,
  type ReportStep,
  reportDefinition,
  reportKinds,
  type SaferGamblingDefinition,
  type TableDefinition,
} from './reports/report-definition.ts';
export {
  combinationProblem,
  mostReportRows,
  type ReportMeasure,
  type ReportProperty,
  type ReportUnit,
  reportMeasureNames,
  reportMeasures,
  reportProblems,
  reportProperties,
  type SaferGamblingCount,
  saferGamblingCounts,
  smallCohort,
} from './reports/report-words.ts';
export { mostReportsOfPerson } from './reports/reports.ts';
export {
  deliveryStates,
  mostRecipients,
  mostSchedulesOfReport,
  type ReportSchedule,
  scheduleEvery,
} from './reports/schedules.ts';
export type { RiskAlert, RiskMute } from './risk/risk-alert.ts';
export type { RiskCase } from './risk/risk-case.ts';
export type { RiskRule, RiskTrial } from './risk/risk-rule.ts';
export {
  type RiskAlertState,
  type RiskCaseOutcome,
  type RiskCaseState,
  type RiskRuleKind,
  type RiskRuleState,
  type RiskSeverity,
  riskAlertStates,
  riskCaseOutcomes,
  riskCaseStates,
  riskRuleKinds,
  riskRuleStates,
  riskSeverities,
  type ScreeningState,
  screeningStates,
} from './risk/risk-words.ts';
export type { ScreeningHit } from './risk/screening.ts';
export {
  type BrokenRule,
  brokenRule,
  builtInRole,
  type CustomRole,
  type HeldRole,
  type HeldRoleName,
  isBuiltIn,
  separationRules,
  takesTwoToGrant,
} from './role-rules.ts';
export {
  moneyPermissions,
  type Permission,
  permissionNames,
  permissions,
  permissionsOf,
  type Role,
  roleNames,
  roles,
  type StaffRight,
} from './roles.ts';
export {
  type DepositAttempt,
  type RouteDecision,
  type RoutingRule,
  type RoutingRules,
  type RoutingTrial,
  type RoutingTrialResult,
  type RoutingVersion,
  routeDecision,
  routingRules,
  routingTrialResult,
} from './routing/routing.ts';
export {
  type DeclineWord,
  declineWords,
  type RouteDemotion,
  type RouteOutcome,
  type RoutingHistory,
  type RoutingState,
  routeDemotions,
  routeOutcomes,
  routingHistories,
  routingStates,
} from './routing/routing-words.ts';
export { mostViewsOfPerson } from './saved-views/saved-view.ts';
export { type VipLevelName, vipLevelNames } from './settings/bonus-settings.ts';
export {
  casinoSettings,
  healthLimits,
  inPresentForm,
  isScopeOf,
  packCodes,
  rightsOf,
  type SettingName,
  type SettingScope,
  type SettingText,
  type SettingValue,
  settingNames,
  settingSchema,
} from './settings/casino-settings.ts';
export { ratedCurrencies } from './settings/reporting-settings.ts';
export type { OperatorSetting } from './settings/setting.ts';
export { rewardFriends } from './settings/site-settings.ts';
export type { SettlementKind, SettlementMatch, SettlementState } from './settlement/settlement.ts';
export type { DeskRole } from './staff/custom-roles.ts';
export { inviteStaff } from './staff/invite-staff.ts';
export { type SignInOutcome, signInOutcomes } from './staff/list-sign-ins.ts';
export type { StaffMember, StaffSelf } from './staff/staff-member.ts';
export type { OperatorContact, OperatorThread } from './support/contact.ts';
export type { SupportMacro } from './support/macros.ts';
export {
  type ContactPriority,
  contactPriorities,
  type MacroPlaceholder,
  macroPlaceholders,
} from './support/support-words.ts';
export type { SharedTable } from './tables/list-tables.ts';
export type { ChatLine } from './tables/list-words.ts';
export type { TableOrder } from './tables/table-order.ts';
export {
  type TableOrderKind,
  type TableOrderProblem,
  type TableOrderState,
  tableOrderProblems,
  tableOrderStates,
  tableOrders,
  wordOrders,
} from './tables/table-words.ts';
export {
  type VelocityAction,
  type VelocityLimit,
  type VelocityScope,
  type VelocityVersion,
  velocityActions,
  velocityKinds,
  velocityLimits,
  velocityScopes,
} from './velocity/velocity.ts';
export type { DeskVendor, VendorCertification } from './vendors/vendor.ts';
export type { VendorPromotion } from './vendors/vendor-promotions.ts';
export type {
  DeskWebhook,
  DeskWebhookDelivery,
  WebhookDeliveryState,
  WebhookFormat,
  WebhookPauseReason,
  WebhookProblem,
  WebhookState,
} from './webhooks/webhook.ts';
export {
  type SubscribedKind,
  subscribedKinds,
  type WebhookData,
  type WebhookEventKind,
  webhookBody,
  webhookEventKinds,
  webhookEvents,
} from './webhooks/webhook-events.ts';

/** The calls of the operators' desk: answered on its own listener alone. */
export const operatorCalls = {
  [listOperatorCashOuts.path]: listOperatorCashOuts,
  [getOperatorCashOut.path]: getOperatorCashOut,
  [approveCashOut.path]: approveCashOut,
  [rejectCashOut.path]: rejectCashOut,
  [markCashOutPaid.path]: markCashOutPaid,
  [giveBackCashOut.path]: giveBackCashOut,
  [listOperatorDeposits.path]: listOperatorDeposits,
  [creditDeposit.path]: creditDeposit,
  [closeDeposit.path]: closeDeposit,
  [settleDeposit.path]: settleDeposit,
  [findMember.path]: findMember,
  [listSharedMobiles.path]: listSharedMobiles,
  [blockPlay.path]: blockPlay,
  [suspendMember.path]: suspendMember,
  [resetFactor.path]: resetFactor,
  [listOperatorDocuments.path]: listOperatorDocuments,
  [listExpiringDocuments.path]: listExpiringDocuments,
  [getOperatorDocument.path]: getOperatorDocument,
  [getOperatorFile.path]: getOperatorFile,
  [acceptDocument.path]: acceptDocument,
  [rejectDocument.path]: rejectDocument,
  ...identityDeskCalls,
  [listRecord.path]: listRecord,
  [getRecordEntry.path]: getRecordEntry,
  [proveRecordConsistency.path]: proveRecordConsistency,
  [listRecordHeads.path]: listRecordHeads,
  [listRecordKeys.path]: listRecordKeys,
  [verifyRecord.path]: verifyRecord,
  [beginDemonstration.path]: beginDemonstration,
  [getDemonstration.path]: getDemonstration,
  [verifyBooks.path]: verifyBooks,
  [reconcile.path]: reconcile,
  [listReconciliations.path]: listReconciliations,
  [listInvitations.path]: listInvitations,
  [releaseInvitation.path]: releaseInvitation,
  [refuseInvitation.path]: refuseInvitation,
  [setAgent.path]: setAgent,
  [vipOffer.path]: vipOffer,
  [setVipLevel.path]: setVipLevel,
  [setVipPackage.path]: setVipPackage,
  [messageMember.path]: messageMember,
  [listOperatorPromotions.path]: listOperatorPromotions,
  [setPromotion.path]: setPromotion,
  [savePromotion.path]: savePromotion,
  [listOperatorBanners.path]: listOperatorBanners,
  [saveBanner.path]: saveBanner,
  [listBonuses.path]: listBonuses,
  [listCasinoBonuses.path]: listCasinoBonuses,
  [sumCasinoBonuses.path]: sumCasinoBonuses,
  [exportCasinoBonuses.path]: exportCasinoBonuses,
  [listOperatorBonusBets.path]: listOperatorBonusBets,
  [giveBonus.path]: giveBonus,
  [giveFreeRounds.path]: giveFreeRounds,
  [cancelFreeRounds.path]: cancelFreeRounds,
  [listFreeRoundsOfMember.path]: listFreeRoundsOfMember,
  [listFreeRoundGames.path]: listFreeRoundGames,
  [listFreeRoundStakes.path]: listFreeRoundStakes,
  [cancelBonus.path]: cancelBonus,
  [listSharedBonuses.path]: listSharedBonuses,
  [closeSharedBonus.path]: closeSharedBonus,
  [bonusTerms.path]: bonusTerms,
  [setBonusTerm.path]: setBonusTerm,
  [runBonusJob.path]: runBonusJob,
  [listBonusRuns.path]: listBonusRuns,
  [listContacts.path]: listContacts,
  [getContact.path]: getContact,
  [answerContact.path]: answerContact,
  [closeContact.path]: closeContact,
  [changeContact.path]: changeContact,
  [reportHarm.path]: reportHarm,
  [listMacros.path]: listMacros,
  [fillMacro.path]: fillMacro,
  [saveMacro.path]: saveMacro,
  [openChat.path]: openChat,
  [getChat.path]: getChat,
  [listArticles.path]: listArticles,
  [getOperatorArticle.path]: getOperatorArticle,
  [saveArticle.path]: saveArticle,
  [listArticleVersions.path]: listArticleVersions,
  [listHeldWins.path]: listHeldWins,
  [releaseHeldWin.path]: releaseHeldWin,
  [refuseHeldWin.path]: refuseHeldWin,
  [listWinBounds.path]: listWinBounds,
  [listGamesWithBounds.path]: listGamesWithBounds,
  [setWinBound.path]: setWinBound,
  [unsetWinBound.path]: unsetWinBound,
  [listSettings.path]: listSettings,
  [listSettingHistory.path]: listSettingHistory,
  [setSetting.path]: setSetting,
  ...catalogueCalls,
  ...deskVendorCalls,
  ...tableCalls,
  ...queueCalls,
  ...approvalCalls,
  ...payoutRuleCalls,
  ...routingCalls,
  ...paymentFeeCalls,
  ...velocityCalls,
  ...riskCalls,
  ...operatorProtectionCalls,
  ...disputeCalls,
  ...staffCalls,
  ...financeCalls,
  ...homeCalls,
  ...reportCalls,
  ...settlementCalls,
  ...groupCalls,
  ...journeyCalls,
  ...affiliateDeskCalls,
  ...deskCompetitionCalls,
  ...deskMissionCalls,
  ...memberFileCalls,
  ...personalDataDeskCalls,
  ...exchangeCalls,
  ...listCalls,
  ...liveCalls,
  ...healthCalls,
  ...maintenanceDeskCalls,
  ...viewCalls,
  ...contentCalls,
  ...webhookCalls,
  ...apiKeyCalls,
} as const;

export type OperatorCalls = typeof operatorCalls;
export type OperatorCallPath = keyof OperatorCalls;
/** What the desk may send (before coercion and defaults). */
export type OperatorCallInput<P extends OperatorCallPath> = z.input<OperatorCalls[P]['input']>;
/** What `data` holds on success. */
export type OperatorCallOutput<P extends OperatorCallPath> = z.output<OperatorCalls[P]['output']>;
