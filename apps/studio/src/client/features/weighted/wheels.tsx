/** @jsxImportSource preact */
import type { WeightedOutcome } from '@fairhouse/game-math';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { multipleText, shortMultiple } from '../../lib/stake/multiple-text.ts';
import { pause } from '../../lib/win/motion.ts';
import { sound } from '../../lib/win/sound.ts';
import { type Sector, sectorsOf, stopsOf } from '../../ui/wheels/fields.ts';
import { type DrawAngle, WheelPicture } from '../../ui/wheels/wheel-picture.tsx';
import { levelsOf } from './figures.ts';
import { turning } from './turning.ts';
import type { WeightedTable } from './use-weighted.ts';
import './wheels.css';

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
  const { definition, words } = game;
  const sectors = useMemo(() => sectorsOf(definition), [definition]);
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
  const draw = useRef<DrawAngle>(() => {});
  const motion = useMemo(() => turning((angle, push) => draw.current(angle, push)), []);
  const [at, setAt] = useState<number | null>(null);
  const { idle, result, words } = game;

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
    if (!result && idle) setAt(null);
  }, [result, idle]);

  return (
    <WheelPicture
      sectors={sectors}
      at={at}
      name={name}
      onReady={(ready) => {
        draw.current = ready;
      }}
    />
  );
}
