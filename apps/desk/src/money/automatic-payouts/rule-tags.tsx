import { usePayoutWords } from '../../lib/texts/payout-words.ts';
import { Tag, type Tone } from '../../ui/facts/tag.tsx';
import type { Rule } from './automatic-view.ts';
import { useAutomaticTexts } from './texts/index.ts';

const tones: Record<Rule['state'], Tone> = { draft: 'plain', proposed: 'late', on: 'good', off: 'plain' };

/** How a version stands; beside it which other one runs meanwhile, and whether this one was ever tried. */
export function RuleTags({ state, version, runs, trial }: Pick<Rule, 'state' | 'version' | 'runs' | 'trial'>) {
  const t = useAutomaticTexts();
  const word = usePayoutWords();
  return (
    <>
      <Tag tone={tones[state]}>{word(`state_${state}`)}</Tag>{' '}
      {runs !== null && runs !== version && <Tag tone="good">{t('runs', { version: runs })}</Tag>}{' '}
      {trial === null && state !== 'on' && <Tag tone="late">{t('untried')}</Tag>}
    </>
  );
}
