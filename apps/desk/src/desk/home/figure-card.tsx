import { Icon } from '@fairhouse/ui/icon.tsx';
import { Link } from '@tanstack/react-router';
import { ageText, countText } from '../../lib/formats.ts';
import { formulaText } from '../../lib/formula-text.ts';
import { useLanguage } from '../../lib/language.ts';
import { ExactMoney } from '../../ui/facts/exact-money.tsx';
import styles from './home.module.css';
import {
  type Change,
  type CurrencyChoice,
  changeOf,
  clockOf,
  type Figure,
  type Home,
  shownOf,
  tenthsText,
} from './home-view.ts';
import { en } from './texts/en.ts';
import { type HomeText, useHomeTexts } from './texts/index.ts';

/** What the terms of the formulas are called. */
const terms: Readonly<Record<string, HomeText>> = {
  stakes: 'term_stakes',
  rollbacks: 'term_rollbacks',
  wins: 'term_wins',
  granted: 'term_granted',
  forfeited: 'term_forfeited',
  'provider fees': 'term_providerFees',
  'gaming tax': 'term_gamingTax',
  'payment costs': 'term_paymentCosts',
  'approved automatically': 'term_approvedAutomatically',
  paid: 'term_paid',
  succeeded: 'term_succeeded',
  refused: 'term_refused',
};

interface FigureCardProps {
  figure: Figure;
  home: Home;
  choice: CurrencyChoice;
  isCharted: boolean;
  /** Shows it in the chart. */
  chart: () => void;
}

/** One figure: the day so far, the same hours a week ago, how it is made; the whole card leads to its list. */
export function FigureCard({ figure, home, choice, isCharted, chart }: FigureCardProps) {
  const t = useHomeTexts();
  const name = t(`figure_${figure.name}`);
  const shown = shownOf(figure, choice, home);
  return (
    <article className={styles.card} data-charted={isCharted || undefined}>
      <h2>
        <Link to={figure.list.path as '/money'} search={figure.list.search} data-figure={figure.name}>
          {name}
          <Icon name="forward" size={15} />
        </Link>
      </h2>
      <p className={styles.value}>
        <Value value={shown.now} of={shown} unit={figure.unit} />
      </p>
      {shown.apart.map(({ currency, now }) => (
        <p key={currency} className={styles.apart}>
          {t('withoutRate', { amount: '' })}
          <ExactMoney value={now} currency={currency} />
        </p>
      ))}
      <Comparison figure={figure} home={home} shown={shown} />
      <p className={styles.made}>
        <Made figure={figure} home={home} />
      </p>
      {figure.charted && (
        <button
          type="button"
          className={styles.chartButton}
          aria-pressed={isCharted}
          aria-label={t('chartOfFigure', { figure: name })}
          onClick={chart}
        >
          <Icon name="chart" size={15} />
        </button>
      )}
    </article>
  );
}

function Value({ value, of, unit }: { value: string | null; of: ReturnType<typeof shownOf>; unit: Figure['unit'] }) {
  const language = useLanguage();
  if (value === null) return '–';
  if (of.currency) return <ExactMoney value={value} currency={of.currency} />;
  const text =
    unit === 'percent'
      ? `${value}\u00a0%`
      : unit === 'seconds'
        ? ageText(Number(value))
        : countText(Number(value), language);
  return <data value={value}>{text}</data>;
}

type ComparisonProps = Pick<FigureCardProps, 'figure' | 'home'> & { shown: ReturnType<typeof shownOf> };

function Comparison({ figure: { unit }, home, shown }: ComparisonProps) {
  const t = useHomeTexts();
  const changeText = useChangeText();
  if (home.wholeHours === 0) return null;
  return (
    <dl className={styles.change}>
      <div>
        <dt>{t('untilNow', { time: clockOf(home.wholeHours) })}</dt>
        <dd>
          <Value value={shown.wholeHours} of={shown} unit={unit} />
        </dd>
      </div>
      <div>
        <dt>{t('weekAgo')}</dt>
        <dd>
          <Value value={shown.weekAgo} of={shown} unit={unit} />
        </dd>
      </div>
      <div>
        <dt>{t('changed')}</dt>
        <dd className={styles.tenths}>{changeText(changeOf(shown, unit), unit)}</dd>
      </div>
    </dl>
  );
}

/** '▲ +12.5 %', and of percentages points. */
function useChangeText(): (change: Change | undefined, unit: Figure['unit']) => string {
  const t = useHomeTexts();
  return (change, unit) => {
    if (!change) return t('noComparison');
    if (change.direction === 'same') return t('same');
    if (change.tenths === undefined) return change.direction === 'up' ? '▲' : '▼';
    const value = tenthsText(change.tenths);
    return `${change.direction === 'up' ? '▲ +' : '▼ −'}${unit === 'percent' ? t('points', { value }) : `${value}\u00a0%`}`;
  };
}

/** The formula, as it was answered, or in words what is counted. */
function Made({ figure: { name, formula }, home: { costs } }: Pick<FigureCardProps, 'figure' | 'home'>) {
  const t = useHomeTexts();
  const about = `about_${name}`;
  if (!formula) return Object.hasOwn(en, about) ? t(about as HomeText) : '';
  const written = formulaText(formula, (term) => (terms[term] ? t(terms[term]) : undefined));
  if (name !== 'ngrAfterCosts' || !costs) return written;
  return `${written}. ${t('about_costs', {
    provider: costs.providerFeesPercent,
    tax: costs.gamingTaxPercent,
    payment: costs.paymentCostsPercent,
  })}`;
}
