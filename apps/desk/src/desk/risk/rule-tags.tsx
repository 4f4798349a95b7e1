import { Tag, type Tone } from '../../ui/facts/tag.tsx';
import type { Rule } from './risk-view.ts';
import { useRiskTexts } from './texts/index.ts';

const tones: Record<Rule['state'], Tone> = { draft: 'plain', proposed: 'late', on: 'good', off: 'plain' };

/** How a version stands; beside it which other one runs meanwhile, and whether this one was ever tried. */
export function RuleStateTags({ state, version, runs, trial }: Pick<Rule, 'state' | 'version' | 'runs' | 'trial'>) {
  const t = useRiskTexts();
  return (
    <>
      <Tag tone={tones[state]}>{t(`state_${state}`)}</Tag>{' '}
      {runs !== null && runs !== version && <Tag tone="good">{t('runs', { version: runs })}</Tag>}{' '}
      {trial === null && state !== 'on' && <Tag tone="late">{t('untried')}</Tag>}
    </>
  );
}
