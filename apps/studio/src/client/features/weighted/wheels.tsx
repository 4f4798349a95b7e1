/** @jsxImportSource preact */
import type { WeightedOutcome } from '@fairhouse/game-math';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { pause } from '../../lib/motion.ts';
import { multipleText, shortMultiple } from '../../lib/multiple-text.ts';
import { sound } from '../../lib/sound.ts';
import { fieldsOf, levelsOf, stopsOf } from './figures.ts';
import { turning } from './turning.ts';
import type { WeightedTable } from './use-weighted.ts';
import './wheels.css';

interface Sector {
  label: string;
  /** Which of the colours of the wheel it has. */
  level: number;
}

/** Each field of a wheel pays what stands on it, or nothing. */
export function PlainWheel({ game }: { game: WeightedTable }) {
  const { mode, words } = game;
  const levels = useMemo(() => levelsOf(mode), [mode]);
  const sectors = useMemo(
    () => mode.pays.map((pays) => ({ label: pays ? shortMultiple(pays) : '', level: levels.indexOf(pays) })),
    [mode, levels],
  );
  return (
    <div class="wheel wheel--plain">
      <Wheel game={game} sectors={sectors} stops={({ segment }) => [segment]} name={words.wheel} />
      <ul class="wheel__legend figures">
        {levels.map((pays, level) => (
          <li key={pays} class={`wheel__key wheel__key--${level}`}>
            <strong>{multipleText(pays)}</strong> {mode.pays.filter((one) => one === pays).length}/{mode.size}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Fifty fields of numbers that are bet on, and two that multiply the next turn. */
export function MoneyWheel({ game }: { game: WeightedTable }) {
  const { definition, modes, words } = game;
  const sectors = useMemo(
    () =>
      fieldsOf(definition).map(({ pays, multiplier }) => ({
        label: multiplier ? `×${pays}` : String(pays),
        level: multiplier ? modes.length : modes.findIndex(({ size }) => size === pays),
      })),
    [definition, modes],
  );
  return (
    <div class="wheel wheel--money">
      <Wheel game={game} sectors={sectors} stops={({ number }) => stopsOf(definition, number)} name={words.wheel} />
    </div>
  );
}

interface WheelProps {
  game: WeightedTable;
  sectors: readonly Sector[];
  /** At which sectors it comes to rest, one after another. */
  stops: (outcome: WeightedOutcome) => number[];
  name: string;
}

function Wheel({ game, sectors, stops, name }: WheelProps) {
  const rotor = useRef<SVGGElement>(null);
  const pointer = useRef<SVGPathElement>(null);
  const motion = useMemo(
    () =>
      turning((angle, push) => {
        rotor.current?.setAttribute('transform', `rotate(${angle.toFixed(2)})`);
        pointer.current?.setAttribute('transform', `rotate(${(-16 * push).toFixed(1)} 0 -292)`);
      }),
    [],
  );
  const [at, setAt] = useState<number | null>(null);
  const { resting, result, words } = game;

  // The latest sectors and stops are those of the mode that is shown.
  const latest = useRef({ sectors, stops });
  latest.current = { sectors, stops };
  useEffect(() => {
    game.face.current = {
      begin() {
        setAt(null);
        motion.begin(latest.current.sectors.length);
      },
      async show(outcome) {
        const { sectors: all, stops: stopsBy } = latest.current;
        for (const [turn, place] of stopsBy(outcome).entries()) {
          if (turn > 0) {
            setAt(null);
            motion.begin(all.length);
            await pause(500);
          }
          await motion.rest(place, all.length);
          setAt(place);
          if (turn + 1 < stopsBy(outcome).length) {
            sound('scatter');
            game.setCaption(words.again(Number(all[place]!.label.slice(1))));
            await pause(900);
          }
        }
      },
      takeBack() {
        motion.stop();
      },
    };
    return () => motion.stop();
  }, [motion]);
  useEffect(() => {
    if (!result && resting) setAt(null);
  }, [result, resting]);

  const step = 360 / sectors.length;
  const size = Math.min(26, 12 + 260 / sectors.length);
  return (
    <svg class="wheel__picture" viewBox="-316 -322 632 638" role="img" aria-label={name}>
      <circle class="wheel__rim" r="300" />
      <g ref={rotor}>
        {sectors.map(({ label, level }, place) => (
          <g
            key={place}
            class={at === place ? 'wheel__field wheel__field--at' : 'wheel__field'}
            transform={`rotate(${(place + 0.5) * step})`}
          >
            <path class={`wheel__sector wheel__sector--${level}`} d={sector(step)} />
            <text
              class={`wheel__label wheel__label--${level}`}
              style={{ fontSize: `${size}px` }}
              transform={sectors.length > 20 ? 'translate(0 -272) rotate(90)' : 'translate(0 -240)'}
              dy={sectors.length > 20 ? '0.35em' : '0'}
              text-anchor={sectors.length > 20 ? 'start' : 'middle'}
            >
              {label}
            </text>
          </g>
        ))}
        {sectors.map((_, place) => (
          <circle key={place} class="wheel__peg" r="4" cy="-291" transform={`rotate(${place * step})`} />
        ))}
        <path class="wheel__spokes" d={spokes} />
      </g>
      <circle class="wheel__hub" r="112" />
      <circle class="wheel__hub-line" r="98" />
      <text class="wheel__figure" y="16">
        {at === null ? '' : sectors[at]!.label || '0×'}
      </text>
      <path ref={pointer} class="wheel__pointer" d="M-17 -318H17L0 -270Z" />
    </svg>
  );
}

const inner = 118;
const outer = 284;

/** One field with its middle at the top. */
function sector(step: number): string {
  const half = (step * Math.PI) / 360;
  const [s, c] = [Math.sin(half), Math.cos(half)];
  const at = (radius: number, side: number) => `${(side * radius * s).toFixed(2)} ${(-radius * c).toFixed(2)}`;
  return `M${at(inner, -1)}L${at(outer, -1)}A${outer} ${outer} 0 0 1 ${at(outer, 1)}L${at(inner, 1)}A${inner} ${inner} 0 0 0 ${at(inner, -1)}Z`;
}

const spokes = Array.from({ length: 72 }, (_, i) => {
  const angle = (i * Math.PI) / 36;
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  return `M${(s * 112).toFixed(1)} ${(c * 112).toFixed(1)}L${(s * 119).toFixed(1)} ${(c * 119).toFixed(1)}`;
}).join('');
