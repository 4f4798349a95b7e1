import { dayMonthText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { Chart, chartHeight, chartWidth } from './chart.tsx';
import { namedBars, valueTicks } from './chart-axis.ts';
import { barsOf } from './chart-bars.ts';

export interface DayBar {
  /** YYYY-MM-DD, a day of UTC. */
  day: string;
  value: bigint;
  /** The day is not over. */
  isOpen?: boolean;
}

interface DayBarsProps {
  caption: string;
  days: readonly DayBar[];
  /** A value in words: on the axis, and for the pointer. */
  format: (value: bigint) => string;
}

/** A bar for each day. */
export function DayBars({ caption, days, format }: DayBarsProps) {
  const t = useCommonTexts();
  const language = useLanguage();
  const values = days.map(({ value }) => value);
  const ticks = valueTicks(values);
  const { bars, zero } = barsOf(values, chartWidth, chartHeight, ticks);
  return (
    <Chart
      caption={caption}
      values={ticks.map(format)}
      moments={namedBars(days.length).map((at) => ({
        label: dayMonthText(days[at]!.day, language),
        at: (at + 0.5) / days.length,
      }))}
      zone={t('daysOfUtc')}
    >
      {bars.map(({ x, y, width: wide, height: tall }, at) => {
        const { day, value, isOpen } = days[at]!;
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
            <title>{`${day}: ${format(value)}`}</title>
          </rect>
        );
      })}
      <line x1={0} x2={chartWidth} y1={zero} y2={zero} vectorEffect="non-scaling-stroke" />
    </Chart>
  );
}
