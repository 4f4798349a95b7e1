/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { motionReduced, nextFrame, paced } from '../../lib/motion.ts';
import { multipleText } from '../../lib/multiple-text.ts';
import { sound } from '../../lib/sound.ts';
import { climbOf, curveAt, secondsTo } from './figures.ts';
import type { ThresholdTable } from './use-threshold.ts';
import './curve.css';

const [left, right, top, foot] = [14, 520, 22, 372];
const points = 72;

/** What the chart reaches over: the curve so far and a little more. */
interface Span {
  seconds: number;
  hundredths: number;
}
const least: Span = { seconds: 4, hundredths: 220 };

/** A curve that rises over time from 1.00 until it breaks off, and the line of the target across it. */
export function Curve({ game }: { game: ThresholdTable }) {
  const { definition, words, chance, result } = game;
  const line = useRef<SVGPathElement>(null);
  const area = useRef<SVGPathElement>(null);
  const tip = useRef<SVGGElement>(null);
  const figure = useRef<HTMLParagraphElement>(null);
  const [span, setSpan] = useState<Span>(least);
  const [came, setCame] = useState<'rest' | 'rising' | 'reached' | 'ended'>('rest');

  const draw = (seconds: number) => {
    const now = curveAt(seconds);
    const over = {
      seconds: Math.max(least.seconds, seconds * 1.12),
      hundredths: Math.max(least.hundredths, now * 1.18),
    };
    const row = Array.from({ length: points + 1 }, (_, i) => {
      const t = (seconds * i) / points;
      return `${xOf(t, over).toFixed(1)} ${yOf(curveAt(t), over).toFixed(1)}`;
    });
    line.current?.setAttribute('d', `M${row.join('L')}`);
    area.current?.setAttribute('d', `M${row.join('L')}V${foot}H${left}Z`);
    tip.current?.setAttribute('transform', `translate(${xOf(seconds, over)} ${yOf(now, over)})`);
    setSpan(over);
  };

  useEffect(() => {
    game.face.current = {
      begin() {
        setCame('rising');
        draw(0);
        if (figure.current) figure.current.textContent = multipleText(100);
      },
      async show({ number, pays }) {
        const to = climbOf(definition, number);
        const end = secondsTo(to);
        let reached = false;
        await rise(end, (seconds) => {
          draw(seconds);
          const now = Math.min(to, Math.floor(curveAt(seconds)));
          if (figure.current) figure.current.textContent = multipleText(now);
          if (!reached && now >= pays) {
            reached = true;
            setCame('reached');
            sound('scatter');
          }
        });
        draw(end);
        if (figure.current) figure.current.textContent = multipleText(to);
        setCame('ended');
        sound('reelStop');
      },
      takeBack() {
        setCame('rest');
      },
    };
  }, [definition]);
  // While the curve rises the figure is written frame by frame.
  useEffect(() => {
    if (!game.resting) return;
    figure.current!.textContent = result ? multipleText(climbOf(definition, result.number)) : '';
    if (!result) setCame('rest');
  }, [result, game.resting, definition]);

  const verdict = result ? (result.won ? ' curve--won' : ' curve--lost') : came === 'reached' ? ' curve--won' : '';
  const shown =
    came === 'rest'
      ? { seconds: secondsTo(chance.pays) * 1.2 || 4, hundredths: Math.max(220, chance.pays * 1.25) }
      : span;
  const target = yOf(chance.pays, shown);
  return (
    <div class={`curve curve--${came}${verdict}`}>
      <svg viewBox="0 0 600 400" role="img" aria-label={words.curve}>
        {marksIn(shown.hundredths).map((mark) => (
          <g key={mark} class="curve__mark" transform={`translate(0 ${yOf(mark, shown)})`}>
            <path d={`M${left} 0H${right}`} />
            <text x={right + 10} y="5">
              {(mark / 100).toLocaleString('en')}×
            </text>
          </g>
        ))}
        <path class="curve__axes" d={`M${left} ${top - 10}V${foot}H${right}`} />
        <path ref={area} class="curve__area" />
        <path ref={line} class="curve__line" />
        {target > top - 14 && (
          <g class="curve__target" transform={`translate(0 ${target})`}>
            <path d={`M${left} 0H${right}`} />
            <text x={left + 10} y="-8">
              {came === 'reached' || result?.won ? words.reached(multipleText(chance.pays)) : multipleText(chance.pays)}
            </text>
          </g>
        )}
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

/** Lets the seconds pass to the end, or to where a press asks for it. */
function rise(end: number, draw: (seconds: number) => void): Promise<void> {
  if (motionReduced() || end === 0) return Promise.resolve();
  const startMs = performance.now();
  return new Promise((done) => {
    let skipped = false;
    const skip = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== ' ' && event.key !== 'Enter') return;
      skipped = true;
    };
    addEventListener('pointerdown', skip);
    addEventListener('keydown', skip);
    const frame = () => {
      const seconds = skipped ? end : Math.min(end, (performance.now() - startMs) / paced(1_000));
      draw(seconds);
      if (seconds < end) return nextFrame(frame);
      removeEventListener('pointerdown', skip);
      removeEventListener('keydown', skip);
      done();
    };
    frame();
  });
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
