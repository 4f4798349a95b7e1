import { countText, momentText, spanText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import styles from './health.module.css';
import { barsOf, type WalletCalls } from './health-view.ts';
import { useHealthTexts } from './texts/index.ts';

const width = 1_000;
const height = 100;

/** A bar for each step. It shows the course; the table below has the figures. */
export function CallsChart({ counted }: { counted: WalletCalls }) {
  const t = useHealthTexts();
  const language = useLanguage();
  const most = Math.max(...counted.points.map(({ calls }) => calls));
  return (
    <figure className={styles.chart}>
      <figcaption>
        <span>{t('chart')}</span>
        <span>{t('chartMost', { count: countText(most, language), step: spanText(counted.stepSeconds) })}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
        {barsOf(counted, width, height).map((bar) => (
          <g key={bar.time}>
            <rect x={bar.x} y={bar.y} width={bar.width} height={bar.height} />
            <rect data-refused x={bar.x} y={bar.refusedY} width={bar.width} height={bar.refusedHeight} />
          </g>
        ))}
      </svg>
      <span className={styles.ends}>
        <span>{momentText(counted.from, language)}</span>
        <span>{momentText(counted.until, language)}</span>
      </span>
    </figure>
  );
}
