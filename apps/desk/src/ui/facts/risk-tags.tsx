import type { RiskAlert, RiskCase } from '@fairhouse/contract/operator';
import { useRiskWords } from '../../lib/texts/risk-words.ts';
import { Tag, type Tone } from './tag.tsx';

const severityTones: Record<RiskAlert['severity'], Tone> = {
  low: 'plain',
  medium: 'plain',
  high: 'late',
  critical: 'bad',
};
const alertTones: Record<RiskAlert['state'], Tone> = {
  open: 'late',
  inCase: 'casino',
  dismissed: 'plain',
  falsePositive: 'plain',
};

export function SeverityTag({ severity }: Pick<RiskAlert, 'severity'>) {
  const word = useRiskWords();
  return <Tag tone={severityTones[severity]}>{word(`severity_${severity}`)}</Tag>;
}

export function AlertStateTag({ state }: Pick<RiskAlert, 'state'>) {
  const word = useRiskWords();
  return <Tag tone={alertTones[state]}>{word(`alert_${state}`)}</Tag>;
}

/** How a case stands; of one that is closed, what came of it. */
export function CaseStateTag({ state, outcome }: Pick<RiskCase, 'state' | 'outcome'>) {
  const word = useRiskWords();
  if (outcome) return <Tag tone={outcome === 'confirmed' ? 'bad' : 'good'}>{word(`outcome_${outcome}`)}</Tag>;
  return <Tag tone={state === 'open' ? 'late' : 'casino'}>{word(`case_${state}`)}</Tag>;
}
