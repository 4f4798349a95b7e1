import { type Texts, textsOf } from '../i18n.ts';

// The words of risk that more than one screen speaks.
const en = {
  severity_low: 'Low',
  severity_medium: 'Medium',
  severity_high: 'High',
  severity_critical: 'Critical',
  alert_open: 'open',
  alert_inCase: 'in a case',
  alert_dismissed: 'dismissed',
  alert_falsePositive: 'false positive',
  case_open: 'open',
  case_investigating: 'investigated',
  case_closed: 'closed',
  outcome_falsePositive: 'false positive',
  outcome_valuable: 'nothing proved',
  outcome_confirmed: 'confirmed',
};

const fil: Texts<keyof typeof en> = {
  severity_low: 'Mababa',
  severity_medium: 'Katamtaman',
  severity_high: 'Mataas',
  severity_critical: 'Kritikal',
  alert_open: 'bukas',
  alert_inCase: 'nasa kaso',
  alert_dismissed: 'isinantabi',
  alert_falsePositive: 'maling alerto',
  case_open: 'bukas',
  case_investigating: 'iniimbestigahan',
  case_closed: 'sarado',
  outcome_falsePositive: 'maling alerto',
  outcome_valuable: 'walang napatunayan',
  outcome_confirmed: 'nakumpirma',
};

export const useRiskWords = textsOf({ en, fil });
