/** @jsxImportSource preact */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { numberText } from '../../lib/texts/numbers.ts';
import './curve-chart.css';

const [left, right, top, foot] = [14, 520, 22, 372];
const points = 72;

/** What the chart reaches over: the curve so far and a little more. */
export interface Span {
  seconds: number;
  hundredths: number;
}
const least: Span = { seconds: 4, hundredths: 220 };

/** How far the curve on a chart has come: not begun, on its way, on its way past a line that mattered, broken off. */
export type CurveCame = 'rest' | 'rising' | 'reached' | 'ended';

/** Draws the curve up to so many seconds, with the figure that stands there. */
export type DrawCurve = (seconds: number, figure: string) => void;

interface CurveChartProps {
  name: string;
  /** Where the curve stands after so many seconds, in hundredths. */
  heightAt: (seconds: number) => number;
  came: CurveCame;
  verdict: 'won' | 'lost' | null;
  /** What the chart reaches over before the curve begins. */
  atRest: Span;
  /** Across the chart at a height, each with what stands on it. */
  lines: readonly { height: number; text: string }[];
  onReady: (draw: DrawCurve) => void;
}

/** A curve that rises over time from 1.00 until it breaks off, and lines across it. */
export function CurveChart({ name, heightAt, came, verdict, atRest, lines, onReady }: CurveChartProps) {
  const line = useRef<SVGPathElement>(null);
  const area = useRef<SVGPathElement>(null);
  const tip = useRef<SVGGElement>(null);
  const figure = useRef<HTMLParagraphElement>(null);
  const [span, setSpan] = useState<Span>(least);

  useLayoutEffect(() => {
    onReady((seconds, text) => {
      const now = heightAt(seconds);
      const over = {
        seconds: Math.max(least.seconds, seconds * 1.12),
        hundredths: Math.max(least.hundredths, now * 1.18),
      };
      const row = Array.from({ length: points + 1 }, (_, i) => {
        const t = (seconds * i) / points;
        return `${xOf(t, over).toFixed(1)} ${yOf(heightAt(t), over).toFixed(1)}`;
      });
      line.current?.setAttribute('d', `M${row.join('L')}`);
      area.current?.setAttribute('d', `M${row.join('L')}V${foot}H${left}Z`);
      tip.current?.setAttribute('transform', `translate(${xOf(seconds, over)} ${yOf(now, over)})`);
      if (figure.current) figure.current.textContent = text;
      setSpan(over);
    });
  }, [heightAt]);

  const shown = came === 'rest' ? atRest : span;
  return (
    <div class={`curve curve--${came}${verdict ? ` curve--${verdict}` : ''}`}>
      <svg viewBox="0 0 600 400" role="img" aria-label={name}>
        {marksIn(shown.hundredths).map((mark) => (
          <g key={mark} class="curve__mark" transform={`translate(0 ${yOf(mark, shown)})`}>
            <path d={`M${left} 0H${right}`} />
            <text x={right + 10} y="5">
              {numberText(mark / 100)}×
            </text>
          </g>
        ))}
        <path class="curve__axes" d={`M${left} ${top - 10}V${foot}H${right}`} />
        <path ref={area} class="curve__area" />
        <path ref={line} class="curve__line" />
        {lines
          .filter(({ height }) => yOf(height, shown) > top - 14)
          .map(({ height, text }, i) => (
            <g key={`${i}-${height}`} class="curve__target" transform={`translate(0 ${yOf(height, shown)})`}>
              <path d={`M${left} 0H${right}`} />
              <text x={right - 8} y="-9" text-anchor="end">
                {text}
              </text>
            </g>
          ))}
        <g ref={tip} class="curve__tip">
          <circle class="curve__halo" r="20" />
          <circle r="8" />
          <path class="curve__break" d={burst} />
        </g>
      </svg>
      <p ref={figure} class="curve__figure figures" aria-hidden="true" />
    </div>
  );
}

const xOf = (seconds: number, span: Span) => left + (seconds / span.seconds) * (right - left);
const yOf = (hundredths: number, span: Span) => foot - ((hundredths - 100) / (span.hundredths - 100)) * (foot - top);

/** Round multiples, three to five of them up to the top of the chart. */
function marksIn(most: number): number[] {
  const rough = (most - 100) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough)!;
  return Array.from({ length: 6 }, (_, i) => Math.ceil(100 / step) * step + i * step).filter((mark) => mark <= most);
}

const burst = Array.from({ length: 12 }, (_, i) => {
  const angle = (i / 12) * Math.PI * 2;
  const at = (radius: number) => `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  return `M${at(14)}L${at(i % 2 ? 26 : 40)}`;
}).join('');
