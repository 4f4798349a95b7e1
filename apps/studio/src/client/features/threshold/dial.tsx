/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { motionReduced, nextFrame, tween } from '../../lib/win/motion.ts';
import { sound } from '../../lib/win/sound.ts';
import { boundText, dialText } from './figures.ts';
import type { ThresholdTable } from './use-threshold.ts';
import './dial.css';

const turnMs = 1_150;
/** The hand is thrown twice around before it slows down where the number is. */
const turns = 2;
/** How far the hand swings to either side while the answer is on its way. */
const reach = 0.46;

/** A half dial from 0 to 100: the part that wins, the part that loses, and the hand that is thrown. */
export function Dial({ game }: { game: ThresholdTable }) {
  const { definition, words, side, chance, result } = game;
  const hand = useRef<SVGGElement>(null);
  const figure = useRef<HTMLParagraphElement>(null);
  const at = useRef(0.5);
  const [thrown, setThrown] = useState(false);
  const share = chance.winning / definition.numbers;
  const bound = side === 'below' ? share : 1 - share;

  const point = (part: number) => {
    at.current = part;
    hand.current?.setAttribute('transform', `rotate(${-90 + part * 180} 300 300)`);
  };

  useEffect(() => {
    let turning = false;
    game.face.current = {
      begin() {
        turning = true;
        setThrown(true);
        if (motionReduced()) return;
        // To and fro until the answer is there.
        const [startMs, phase] = [performance.now(), Math.asin(Math.max(-1, Math.min(1, (at.current - 0.5) / reach)))];
        const swing = () => {
          if (!turning) return;
          point(0.5 + reach * Math.sin(phase + (performance.now() - startMs) / 240));
          nextFrame(swing);
        };
        swing();
      },
      async show({ number, winning }) {
        turning = false;
        const to = (number + 0.5) / definition.numbers;
        const from = at.current;
        sound('ballRoll');
        await tween(motionReduced() ? 0 : turnMs, (progress) => {
          const eased = 1 - (1 - progress) ** 3;
          const swung = Math.sin(eased * Math.PI * 2 * turns) * (1 - eased) * 0.42;
          const part = Math.max(0, Math.min(1, from + (to - from) * eased + swung));
          point(part);
          if (figure.current && progress < 1)
            figure.current.textContent = dialText(definition, Math.floor(part * (definition.numbers - 1)), winning);
        });
        point(to);
        if (figure.current) figure.current.textContent = dialText(definition, number, winning);
      },
      takeBack() {
        turning = false;
        setThrown(false);
        point(0.5);
      },
    };
    point(at.current);
    return () => {
      turning = false;
    };
  }, [definition]);
  // While the hand is on its way the figure is written frame by frame.
  useEffect(() => {
    if (game.idle) figure.current!.textContent = result ? dialText(definition, result.number, result.winning) : '';
  }, [result, game.idle, definition]);

  const verdict = result ? (result.won ? ' dial--won' : ' dial--lost') : '';
  return (
    <div class={`dial${verdict}`}>
      <svg viewBox="0 0 600 344" role="img" aria-label={words.scale}>
        <path class="dial__rim" d={arc(0, 1, 292)} />
        <path
          class="dial__part dial__part--won"
          d={arc(side === 'below' ? 0 : bound, side === 'below' ? bound : 1, 254)}
        />
        <path
          class="dial__part dial__part--lost"
          d={arc(side === 'below' ? bound : 0, side === 'below' ? 1 : bound, 254)}
        />
        {Array.from({ length: 101 }, (_, i) => (
          <path
            key={i}
            class={i % 10 === 0 ? 'dial__tick dial__tick--ten' : 'dial__tick'}
            d={ray(i / 100, i % 10 === 0 ? 216 : 226, 232)}
          />
        ))}
        {Array.from({ length: 11 }, (_, i) => {
          const [x, y] = onDial(i / 10, 194);
          return (
            <text key={i} class="dial__number" x={x} y={y + 8}>
              {i * 10}
            </text>
          );
        })}
        <path class="dial__bound" d={ray(bound, 226, 288)} />
        <g ref={hand} class={thrown ? 'dial__hand' : 'dial__hand dial__hand--idle'}>
          <path d="M300 300V62" />
          <circle cx="300" cy="62" r="9" />
          <circle cx="300" cy="300" r="16" />
        </g>
      </svg>
      <p ref={figure} class="dial__figure figures" aria-hidden="true" />
      <p class="dial__wins figures">{words.wins[side](boundText(definition, side, chance.winning))}</p>
    </div>
  );
}

/** 0 … 1 along the half circle, from the left over the top to the right. */
function onDial(part: number, radius: number): [number, number] {
  const angle = Math.PI * (1 - part);
  return [300 + radius * Math.cos(angle), 300 - radius * Math.sin(angle)];
}

function arc(from: number, to: number, radius: number): string {
  const [x1, y1] = onDial(from, radius);
  const [x2, y2] = onDial(to, radius);
  return `M${x1.toFixed(2)} ${y1.toFixed(2)}A${radius} ${radius} 0 0 1 ${x2.toFixed(2)} ${y2.toFixed(2)}`;
}

function ray(part: number, inner: number, outer: number): string {
  const [x1, y1] = onDial(part, inner);
  const [x2, y2] = onDial(part, outer);
  return `M${x1.toFixed(2)} ${y1.toFixed(2)}L${x2.toFixed(2)} ${y2.toFixed(2)}`;
}
