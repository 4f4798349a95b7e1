import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { type DrawnLines, referenceColour, seriesColour } from './chart-lines.ts';
import styles from './line-chart.module.css';

const height = 260;

/** The drawing of a `LineChart`, by uPlot: in a file of its own, so that the library is loaded when one is drawn. */
export default function LinePlot({ caption, axes, points, series, format }: DrawnLines) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ points, format });
  latest.current = { points, format };
  // Drawn again only when the lines differ, not with each answer.
  const drawn = JSON.stringify([axes, points, series]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `drawn` stands for all of it
  useEffect(() => {
    const frame = place.current!;
    const plot = new UPlot(
      optionsOf(frame, axes, series, latest),
      [points.map((_, at) => at), ...series.map(({ values }) => [...values])],
      frame,
    );
    const resize = new ResizeObserver(() => plot.setSize({ width: frame.clientWidth, height }));
    resize.observe(frame);
    return () => {
      resize.disconnect();
      plot.destroy();
    };
  }, [drawn]);
  return <div ref={place} className={styles.canvas} role="img" aria-label={caption} />;
}

type Latest = { current: Pick<DrawnLines, 'points' | 'format'> };

function optionsOf(
  frame: HTMLElement,
  axes: DrawnLines['axes'],
  series: DrawnLines['series'],
  latest: Latest,
): UPlot.Options {
  const colours = getComputedStyle(frame);
  const colour = (name: string) => colours.getPropertyValue(name).trim();
  const axis = {
    stroke: colour('--ink-2'),
    font: `12px ${colours.fontFamily}`,
    labelFont: `12px ${colours.fontFamily}`,
    grid: { stroke: colour('--rule'), width: 1 },
    ticks: { stroke: colour('--field-line'), width: 1 },
  };
  const pointAt = (at: number | null) => (at === null ? '–' : (latest.current.points[at] ?? ''));
  const valueText = (value: number | null) => (value === null ? '–' : latest.current.format(value));
  return {
    width: Math.max(1, frame.clientWidth),
    height,
    scales: { x: { time: false }, y: { range: withZero } },
    axes: [
      {
        ...axis,
        label: axes.x,
        labelSize: 20,
        size: 34,
        incrs: [1, 2, 3, 4, 6, 12],
        values: (_, at) => at.map(pointAt),
      },
      { ...axis, label: axes.y, labelSize: 20, size: widthOfValues, values: (_, values) => values.map(valueText) },
    ],
    series: [
      { label: axes.x, value: (_, at) => pointAt(at) },
      ...series.map(({ name, isReference }) => ({
        label: name,
        stroke: colour(isReference ? referenceColour : seriesColour),
        width: 2,
        ...(isReference ? { dash: [6, 4], points: { show: false } } : { points: { size: 6 } }),
        value: (_: UPlot, value: number | null) => valueText(value),
      })),
    ],
  };
}

/** From below everything and zero to above it; uPlot would begin an axis anywhere. */
function withZero(_: UPlot, least: number | null, most: number | null): UPlot.Range.MinMax {
  const [bottom, top] = [Math.min(0, least ?? 0), Math.max(0, most ?? 0)];
  const margin = (top - bottom || 1) * 0.08;
  return [bottom < 0 ? bottom - margin : 0, top > 0 || bottom === 0 ? top + margin : 0];
}

/** As wide as the longest value beside the axis. */
function widthOfValues(plot: UPlot, values: string[] | null): number {
  const longest = (values ?? []).reduce((a, b) => (b.length > a.length ? b : a), '');
  return Math.ceil(longest.length * 6.6) + 18 + (plot.width < 500 ? 0 : 6);
}
