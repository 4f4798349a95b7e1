import { dismissRiskAlert, getRiskAlert, listRiskAlerts, listRiskMutes, muteRiskRule } from './risk-alerts.ts';
import {
  addToRiskCase,
  assignRiskCase,
  closeRiskCase,
  getRiskCase,
  getRiskReport,
  listRiskCases,
  noteRiskCase,
  openRiskCase,
  removeFromRiskCase,
  reportRiskCase,
} from './risk-cases.ts';
import { listRiskRules, listRiskRuleVersions, saveRiskRule, switchRiskRule, tryRiskRule } from './risk-rules.ts';
import { decideScreening, listScreening, screenMember } from './screening.ts';

/** Rules, what they raise, and what people make of it. */
export const riskCalls = {
  [listRiskRules.path]: listRiskRules,
  [listRiskRuleVersions.path]: listRiskRuleVersions,
  [saveRiskRule.path]: saveRiskRule,
  [tryRiskRule.path]: tryRiskRule,
  [switchRiskRule.path]: switchRiskRule,
  [listRiskAlerts.path]: listRiskAlerts,
  [getRiskAlert.path]: getRiskAlert,
  [dismissRiskAlert.path]: dismissRiskAlert,
  [muteRiskRule.path]: muteRiskRule,
  [listRiskMutes.path]: listRiskMutes,
  [listRiskCases.path]: listRiskCases,
  [getRiskCase.path]: getRiskCase,
  [openRiskCase.path]: openRiskCase,
  [addToRiskCase.path]: addToRiskCase,
  [removeFromRiskCase.path]: removeFromRiskCase,
  [noteRiskCase.path]: noteRiskCase,
  [assignRiskCase.path]: assignRiskCase,
  [closeRiskCase.path]: closeRiskCase,
  [reportRiskCase.path]: reportRiskCase,
  [getRiskReport.path]: getRiskReport,
  [listScreening.path]: listScreening,
  [decideScreening.path]: decideScreening,
  [screenMember.path]: screenMember,
} as const;
