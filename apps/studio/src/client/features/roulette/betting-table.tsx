/** @jsxImportSource preact */
import { colourOf, type RouletteSpot, rouletteSpots } from '@fairhouse/game-math';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Placed } from '../../lib/placed.ts';
import type { PlaySession } from '../../lib/play-session.ts';
import { chipFace } from '../../ui/chip-picker.tsx';
import { type Direction, isSeam, neighbour, placeOf } from './layout.ts';
import { spotName } from './spot-name.ts';
import './betting-table.css';

interface BettingTableProps {
  session: PlaySession;
  bets: readonly Placed[];
  /** Minor units of one table unit. */
  unit: number;
  disabled: boolean;
  /** The number that won, while it is shown. */
  won: number | null;
  onPlace: (spot: string) => void;
  onTakeOff: (spot: string) => void;
}

/** As in roulette.css: there the table has what the screen leaves, elsewhere it takes what it wants. */
const lowScreen = '(min-width: 560px) and (max-height: 520px)';

/** Least side of a seam that a finger can hit, in points (WCAG 2.2, 2.5.8). */
const seamSize = 24;

const spots = Object.values(rouletteSpots);
/** Seams lie above the fields they join. */
const ordered = [...spots].sort((a, b) => Number(isSeam(placeOf(a))) - Number(isSeam(placeOf(b))));

interface Measures {
  upright: boolean;
  cellLong: number;
  cellBroad: number;
  dozen: number;
  chance: number;
  end: number;
  width: number;
  height: number;
}

/** All 157 places for a chip as buttons; one of them is in the tab order, the arrow keys lead to the others. */
export function BettingTable({ session, bets, unit, disabled, won, onPlace, onTakeOff }: BettingTableProps) {
  const { texts, money } = session;
  const box = useRef<HTMLDivElement>(null);
  const [measures, setMeasures] = useState<Measures | null>(null);
  const [current, setCurrent] = useState('straight-17');
  const [covered, setCovered] = useState<readonly number[]>([]);

  useEffect(() => {
    const watch = new ResizeObserver(() => setMeasures(measured(box.current!)));
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, []);

  const move = (direction: Direction) => {
    const next = neighbour(current, direction);
    if (!next) return;
    setCurrent(next);
    box.current!.querySelector<HTMLElement>(`[data-spot="${next}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const upright = measures?.upright;
    const directions: Record<string, Direction> = upright
      ? { ArrowDown: 'on', ArrowUp: 'back', ArrowRight: 'over', ArrowLeft: 'under' }
      : { ArrowRight: 'on', ArrowLeft: 'back', ArrowUp: 'over', ArrowDown: 'under' };
    const direction = directions[event.key];
    if (direction) {
      event.preventDefault();
      move(direction);
    }
    if (event.key === 'Backspace' || event.key === 'Delete') onTakeOff(current);
  };
  const stakeOn = (spot: string) => bets.find((bet) => bet.spot === spot)?.stake ?? 0;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not let its children be placed freely
    <div
      class={`betting${measures?.upright ? ' betting--upright' : ''}`}
      ref={box}
      role="group"
      aria-label={texts.roulette.table}
      onKeyDown={onKeyDown}
      onPointerLeave={() => setCovered([])}
    >
      {measures && (
        <div class="betting__cloth" style={{ width: `${measures.width}px`, height: `${measures.height}px` }}>
          {ordered.map((spot) => {
            const stake = stakeOn(spot.id);
            const name = spotName(spot, texts);
            const field = !isSeam(placeOf(spot));
            return (
              <button
                key={spot.id}
                type="button"
                data-spot={spot.id}
                class={classOf(spot, field, covered, won)}
                style={boxOf(spot, measures)}
                tabIndex={spot.id === current ? 0 : -1}
                aria-label={stake ? texts.roulette.onSpot(name, money(stake)) : name}
                aria-disabled={disabled}
                onFocus={() => {
                  setCurrent(spot.id);
                  setCovered(spot.numbers);
                }}
                onPointerEnter={() => setCovered(spot.numbers)}
                onClick={() => !disabled && onPlace(spot.id)}
              >
                {field && <span class="betting__label">{labelOf(spot, texts.roulette)}</span>}
                {stake > 0 && (
                  <span class="betting__chip">
                    <img src={`/art/chips/${chipFace(stake / unit)}.svg`} alt="" width="26" height="26" />
                    <b class="figures">{stake / unit}</b>
                  </span>
                )}
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}

function labelOf(spot: RouletteSpot, texts: PlaySession['texts']['roulette']) {
  if (spot.type === 'straight') return spot.numbers[0];
  if (spot.type === 'dozen') return texts.dozenShort(Number(spot.id.at(-1)));
  if (spot.type === 'column') return texts.columnShort;
  if (spot.type === 'red' || spot.type === 'black')
    return <span class={`betting__diamond betting__diamond--${spot.type}`}>{texts.kinds[spot.type]}</span>;
  return spot.type === 'low' ? '1–18' : spot.type === 'high' ? '19–36' : texts.kinds[spot.type];
}

function classOf(spot: RouletteSpot, field: boolean, covered: readonly number[], won: number | null): string {
  const classes = ['betting__spot', field ? 'betting__spot--field' : 'betting__spot--seam'];
  if (spot.type === 'straight') {
    const number = spot.numbers[0]!;
    classes.push(`betting__spot--${colourOf(number)}`);
    if (covered.includes(number)) classes.push('betting__spot--covered');
    if (won === number) classes.push('betting__spot--won');
  }
  return classes.join(' ');
}

function measured(element: HTMLElement): Measures {
  const { clientWidth, clientHeight } = element;
  // A low box is a phone on its side, whose breadth carries the lying table.
  const low = matchMedia(lowScreen).matches;
  const upright = clientWidth < 620 && !low;
  if (upright) {
    const chance = 52;
    const dozen = 50;
    const cellLong = Math.max(48, Math.min(60, (clientHeight - 86) / 12));
    const cellBroad = (clientWidth - chance - dozen) / 3;
    return { upright, chance, dozen, cellLong, cellBroad, end: 42, width: clientWidth, height: cellLong * 12 + 84 };
  }
  const end = low ? 44 : Math.max(52, clientWidth * 0.062);
  const cellLong = (clientWidth - 1 - end * 2) / 12;
  const cellBroad = low ? Math.min(92, clientHeight / 4.4) : Math.min(92, cellLong * 1.5);
  const band = Math.min(58, cellBroad * (low ? 0.7 : 0.72));
  return {
    upright,
    cellLong,
    cellBroad,
    dozen: band,
    chance: band,
    end,
    width: clientWidth,
    height: cellBroad * 3 + band * 2,
  };
}

/** The button's box in points. Along runs down on an upright table and to the right on a lying one. */
function boxOf(spot: RouletteSpot, m: Measures): Record<string, string> {
  const place = placeOf(spot);
  const along = (cells: number) => (cells < 0 ? 0 : m.end + cells * m.cellLong);
  const across = (cells: number) =>
    cells <= -2 ? 0 : cells === -1 ? m.chance : m.chance + m.dozen + cells * m.cellBroad;
  let start = along(place.along);
  let length = place.along < 0 || place.along === 12 ? m.end : place.length * m.cellLong;
  let low = across(place.across);
  let breadth = place.across === -1 ? m.dozen : place.across === -2 ? m.chance : place.breadth * m.cellBroad;
  if (isSeam(place)) {
    length = place.length ? m.cellLong - seamSize : seamSize;
    breadth = place.breadth ? m.cellBroad - seamSize : seamSize;
    start = along(place.along) - length / 2;
    low = across(place.across) - breadth / 2;
  }
  const px = (points: number) => `${points.toFixed(1)}px`;
  if (m.upright) return { left: px(low), top: px(start), width: px(breadth), height: px(length) };
  return { left: px(start), top: px(m.height - low - breadth), width: px(length), height: px(breadth) };
}
