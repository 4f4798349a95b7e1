import type { ReactNode } from 'react';
import styles from './chart.module.css';

export const chartWidth = 1000;
export const chartHeight = 100;

interface ChartProps {
  caption: ReactNode;
  /** From the bottom up; they stand at even distances. */
  values: readonly string[];
  /** Along the bottom, `at` from 0 at the left edge to 1 at the right one. */
  moments: readonly { label: string; at: number }[];
  /** Which zone the days or the times are of. */
  zone: string;
  /** Bars, in a box of `chartWidth` by `chartHeight`. */
  children: ReactNode;
}

/** The two axes of a chart and its grid. It shows the course; a table has the figures, for those who do not see it too. */
export function Chart({ caption, values, moments, zone, children }: ChartProps) {
  const last = values.length - 1;
  const fromTop = (at: number) => (last === 0 ? 1 : 1 - at / last);
  return (
    <figure className={styles.chart}>
      <figcaption>{caption}</figcaption>
      <div className={styles.plot} aria-hidden>
        <span className={styles.values}>
          {values.map((value) => (
            <span key={value}>{value}</span>
          ))}
        </span>
        <svg viewBox={`0 0 ${chartWidth} ${chartHeight}`} preserveAspectRatio="none" role="presentation">
          {values.map((value, at) => {
            const y = fromTop(at) * chartHeight;
            return (
              <line key={value} x1={0} x2={chartWidth} y1={y} y2={y} data-grid vectorEffect="non-scaling-stroke" />
            );
          })}
          {children}
        </svg>
        <span className={styles.moments}>
          {moments.map(({ label, at }, place) => (
            <span
              key={at}
              data-end={place === 0 ? 'first' : place === moments.length - 1 ? 'last' : undefined}
              style={{ left: `${at * 100}%` }}
            >
              {label}
            </span>
          ))}
        </span>
        <span className={styles.zone}>{zone}</span>
      </div>
    </figure>
  );
}
