import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { Money } from '../../ui/facts/money.tsx';
import styles from './journeys.module.css';
import type { Journey, Step, StepCounts } from './journeys-view.ts';
import { numberOfStep } from './step-words.ts';
import { useJourneyTexts } from './texts/index.ts';

/** How many entered a step, wait there, went further or left. */
export function StepNumbers({ counts, kinds }: { counts: StepCounts | undefined; kinds: readonly Step[] }) {
  const t = useJourneyTexts();
  const language = useLanguage();
  if (!counts || counts.entered === 0) return null;
  const count = (number: number) => countText(number, language);
  const kind = kinds.find(({ id }) => id === counts.step)?.kind;
  const branch =
    kind === 'condition'
      ? (['yes', 'no'] as const)
      : kind === 'waitFor'
        ? (['happened', 'timedOut'] as const)
        : undefined;
  const line = [
    `${t('n_entered')} ${count(counts.entered)}`,
    ...(counts.waiting > 0 ? [`${t('n_waiting')} ${count(counts.waiting)}`] : []),
    ...(branch
      ? [
          `${t(`exit_${branch[0]}`)}: ${count(counts.yes)}`,
          `${t(`exit_${branch[1]}`)}: ${count(counts.done - counts.yes)}`,
        ]
      : [`${t('n_done')} ${count(counts.done)}`]),
  ];
  return (
    <div className={styles.numbers}>
      <span>{line.join(' · ')}</span>
      {counts.skipped.map(({ reason, players }) => (
        <small key={reason}>
          {t('n_skipped')} {count(players)}: {t(`skip_${reason}`)}
        </small>
      ))}
      {counts.left.map(({ reason, players }) => (
        <small key={reason}>
          {t('n_left')} {count(players)}: {t(`left_${reason}`)}
        </small>
      ))}
    </div>
  );
}

/** By step and currency what players were given, or would get. */
export function Costs({ costs }: { costs: Journey['costs'] }) {
  const t = useJourneyTexts();
  const language = useLanguage();
  if (costs.length === 0) return t('noCost');
  return (
    <ul className={styles.costs}>
      {costs.map(({ step, currency, players, amount }) => (
        <li key={`${step} ${currency}`}>
          <Money value={amount} currency={currency} />{' '}
          <small>{t('costOf', { number: numberOfStep(step), players: countText(players, language) })}</small>
        </li>
      ))}
    </ul>
  );
}
