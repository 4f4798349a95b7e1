import { countText, momentText, spanText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { zoneName } from '../../lib/time-zone.ts';
import { Chart, chartHeight, chartWidth } from '../../ui/charts/chart.tsx';
import { evenMoments, valueTicks } from '../../ui/charts/chart-axis.ts';
import { barsOf, type WalletCalls } from './health-view.ts';
import { useHealthTexts } from './texts/index.ts';

/** A bar for each step; the table below has the figures. */
export function CallsChart({ counted }: { counted: WalletCalls }) {
  const t = useHealthTexts();
  const common = useCommonTexts();
  const language = useLanguage();
  const ticks = valueTicks(counted.points.map(({ calls }) => BigInt(calls))).map(Number);
  return (
    <Chart
      caption={t('chart', { step: spanText(counted.stepSeconds) })}
      values={ticks.map((tick) => countText(tick, language))}
      moments={evenMoments(counted.from, counted.until).map(({ iso, at }) => ({
        label: momentText(iso, language),
        at,
      }))}
      zone={common('timesIn', { zone: zoneName() })}
    >
      {barsOf(counted, chartWidth, chartHeight, ticks.at(-1)).map((bar) => (
        <g key={bar.time}>
          <rect x={bar.x} y={bar.y} width={bar.width} height={bar.height} />
          <rect data-refused x={bar.x} y={bar.refusedY} width={bar.width} height={bar.refusedHeight} />
        </g>
      ))}
    </Chart>
  );
}
