/** @jsxImportSource preact */

import { climbOf } from '@fairhouse/game-math';
import { useEffect, useRef, useState } from 'preact/hooks';
import { multipleText } from '../../lib/stake/multiple-text.ts';
import { numberText } from '../../lib/texts/numbers.ts';
import { motionReduced, tween } from '../../lib/win/motion.ts';
import { sound } from '../../lib/win/sound.ts';
import type { ThresholdTable } from './use-threshold.ts';
import './ladder.css';

const marks = [100, 200, 500, 1_000, 2_500, 10_000, 100_000];
const [lowest, highest] = [80, 140_000];
const [top, foot] = [24, 396];

/** Hundredths of the stake → where they stand on the posts; each doubling is as far as another. */
function heightOf(hundredths: number): number {
  const part = Math.log(Math.max(lowest, Math.min(highest, hundredths)) / lowest) / Math.log(highest / lowest);
  return foot - part * (foot - top);
}

/** A bar between two posts, and the light that climbs towards it. */
export function Ladder({ game }: { game: ThresholdTable }) {
  const { definition, words, chance, result } = game;
  const light = useRef<SVGGElement>(null);
  const trail = useRef<SVGPathElement>(null);
  const figure = useRef<HTMLParagraphElement>(null);
  const [lit, setLit] = useState(false);

  const raise = (hundredths: number) => {
    const y = heightOf(hundredths);
    light.current?.setAttribute('transform', `translate(0 ${y})`);
    trail.current?.setAttribute('d', `M300 ${foot}V${y}`);
    if (figure.current) figure.current.textContent = multipleText(Math.floor(hundredths));
  };

  useEffect(() => {
    game.face.current = {
      begin() {
        setLit(true);
        raise(lowest);
      },
      async show({ number, pays }) {
        const to = climbOf(definition, number);
        // Higher climbs take longer, none longer than two seconds: what is drawn is known, it is only shown.
        const ms = 500 + 420 * Math.min(3.5, Math.log10(Math.max(1, to / 100)) * 1.4);
        let passed = false;
        await tween(motionReduced() ? 0 : ms, (progress) => {
          const eased = 1 - (1 - progress) ** 2.2;
          const now = lowest * (Math.max(to, lowest) / lowest) ** eased;
          raise(progress === 1 ? to : Math.min(now, to));
          if (!passed && now >= pays && to >= pays) {
            passed = true;
            sound('scatter');
          }
        });
        raise(to);
      },
      takeBack() {
        setLit(false);
      },
    };
  }, [definition]);
  // While the light climbs the figure is written frame by frame.
  useEffect(() => {
    if (game.idle) figure.current!.textContent = result ? multipleText(climbOf(definition, result.number)) : '';
  }, [result, game.idle, definition]);

  const verdict = result ? (result.won ? ' ladder--won' : ' ladder--lost') : '';
  const bar = heightOf(chance.pays);
  return (
    <div class={`ladder${verdict}`}>
      <p ref={figure} class="ladder__figure figures" aria-hidden="true" />
      <svg viewBox="20 0 560 420" role="img" aria-label={words.winsFrom(multipleText(chance.pays))}>
        {marks.map((mark) => (
          <g key={mark} class="ladder__mark">
            <path d={`M96 ${heightOf(mark)}H504`} />
            <text x="84" y={heightOf(mark) + 5}>
              {numberText(mark / 100)}×
            </text>
          </g>
        ))}
        <path class="ladder__post" d={`M150 ${top - 12}V${foot + 12}M450 ${top - 12}V${foot + 12}`} />
        <path class="ladder__rung" d={rungs} />
        <path class="ladder__ground" d={`M110 ${foot + 14}H490`} />
        <g class={lit ? 'ladder__light' : 'ladder__light ladder__light--out'}>
          <path ref={trail} class="ladder__trail" d={`M300 ${foot}V${foot}`} />
          <g ref={light} transform={`translate(0 ${foot})`}>
            <circle class="ladder__halo" cx="300" cy="0" r="26" />
            <circle cx="300" cy="0" r="9" />
          </g>
        </g>
        <g class="ladder__bar" style={{ transform: `translateY(${bar}px)` }}>
          <path d="M118 0H482" />
          <circle cx="118" cy="0" r="8" />
          <circle cx="482" cy="0" r="8" />
          <text x="506" y="6">
            {multipleText(chance.pays)}
          </text>
        </g>
      </svg>
      <p class="ladder__wins figures">{words.winsFrom(multipleText(chance.pays))}</p>
    </div>
  );
}

const rungs = [150, 450]
  .flatMap((x) => Array.from({ length: 13 }, (_, i) => `M${x - 9} ${top + i * 31}H${x + 9}`))
  .join('');
