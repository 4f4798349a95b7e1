import { barsOf } from './chart-bars.ts';
import styles from './day-bars.module.css';

const width = 1000;
const height = 100;

export interface DayBar {
  /** YYYY-MM-DD. */
  day: string;
  value: bigint;
  /** The value in words, for the pointer. */
  text: string;
  /** The day is not over. */
  isOpen?: boolean;
}

interface DayBarsProps {
  caption: string;
  days: readonly DayBar[];
  /** In words: what the top and the bottom of the scale are. */
  most: string;
  least: string;
}

/** A bar for each day. It shows the course; a table has the figures, for those who do not see it too. */
export function DayBars({ caption, days, most, least }: DayBarsProps) {
  const { bars, zero } = barsOf(
    days.map(({ value }) => value),
    width,
    height,
  );
  return (
    <figure className={styles.chart}>
      <figcaption>{caption}</figcaption>
      <div className={styles.plot} aria-hidden>
        <span className={styles.scale}>
          <span>{most}</span>
          <span>{least}</span>
        </span>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="presentation">
          {bars.map(({ x, y, width: wide, height: tall }, at) => {
            const { day, value, text, isOpen } = days[at]!;
            return (
              <rect
                key={day}
                x={x}
                y={y}
                width={wide}
                height={Math.max(tall, 0.75)}
                data-below={value < 0n || undefined}
                data-open={isOpen || undefined}
              >
                <title>{`${day}: ${text}`}</title>
              </rect>
            );
          })}
          <line x1={0} x2={width} y1={0} y2={0} data-grid vectorEffect="non-scaling-stroke" />
          <line x1={0} x2={width} y1={height / 2} y2={height / 2} data-grid vectorEffect="non-scaling-stroke" />
          <line x1={0} x2={width} y1={height} y2={height} data-grid vectorEffect="non-scaling-stroke" />
          <line x1={0} x2={width} y1={zero} y2={zero} vectorEffect="non-scaling-stroke" />
        </svg>
        <span className={styles.ends}>
          {ticksOf(days.length).map((at) => (
            <span key={at}>{days[at]?.day}</span>
          ))}
        </span>
      </div>
    </figure>
  );
}

/** Which days the axis names: the first, the last, and up to three at even distances between. */
function ticksOf(count: number): number[] {
  if (count < 2) return count === 0 ? [] : [0];
  const parts = [4, 3, 2].find((many) => (count - 1) % many === 0) ?? 1;
  return Array.from({ length: parts + 1 }, (_, at) => (at * (count - 1)) / parts);
}
