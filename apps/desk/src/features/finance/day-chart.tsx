import { type Currency, formatAmount } from '@fairhouse/money';
import { exactAmount } from '../../lib/exact.ts';
import { useLanguage } from '../../lib/language.ts';
import { barsOf } from './chart-bars.ts';
import styles from './finance.module.css';
import type { Charted, Day } from './money-view.ts';
import { useMoneyTexts } from './texts/index.ts';

const width = 1000;
const height = 100;

/** A bar for each day. It shows the course; the table has the figures, for those who do not see it too. */
export function DayChart({ days, currency, what }: { days: readonly Day[]; currency: Currency; what: Charted }) {
  const t = useMoneyTexts();
  const language = useLanguage();
  if (days.length < 2) return null;
  const amounts = days.map((day) => exactAmount(day[what], currency));
  const { bars, zero } = barsOf(
    amounts.map(({ minor }) => minor),
    width,
    height,
  );
  const all = amounts.map(({ minor }) => minor);
  const most = amounts[all.indexOf(all.reduce((a, b) => (a > b ? a : b)))]!;
  const least = amounts[all.indexOf(all.reduce((a, b) => (a < b ? a : b)))]!;
  return (
    <figure className={styles.chart}>
      <figcaption>{t('chart', { what: t(`line_${what}`), currency })}</figcaption>
      <div className={styles.plot} aria-hidden>
        <span className={styles.scale}>
          <span>{formatAmount(most, language)}</span>
          <span>{least.minor < 0n ? formatAmount(least, language) : '0'}</span>
        </span>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="presentation">
          {bars.map(({ x, y, width: wide, height: tall }, at) => (
            <rect
              key={days[at]!.day}
              x={x}
              y={y}
              width={wide}
              height={Math.max(tall, 0.75)}
              data-below={amounts[at]!.minor < 0n || undefined}
              data-open={!days[at]!.finished || undefined}
            >
              <title>{`${days[at]!.day}: ${formatAmount(amounts[at]!, language)}`}</title>
            </rect>
          ))}
          <line x1={0} x2={width} y1={zero} y2={zero} vectorEffect="non-scaling-stroke" />
        </svg>
        <span className={styles.ends}>
          <span>{days[0]!.day}</span>
          <span>{days.at(-1)!.day}</span>
        </span>
      </div>
    </figure>
  );
}
