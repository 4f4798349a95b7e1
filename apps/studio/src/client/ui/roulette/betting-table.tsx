/** @jsxImportSource preact */
import { colourOf, numberLabel, type RouletteSpot } from '@fairhouse/game-math';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useFurther } from '../../lib/page/use-further.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { Placed } from '../../lib/stake/chips.ts';
import { motionReduced } from '../../lib/win/motion.ts';
import { PlacedChip } from '../chips/placed-chip.tsx';
import { type Direction, isSeam, type Layout, type Place } from './layout.ts';
import { spotName } from './spot-name.ts';
import './betting-table.css';

interface BettingTableProps {
  session: PlaySession;
  layout: Layout;
  /** The even chances are written in French. */
  french: boolean;
  bets: readonly Placed[];
  /** At a table that others share: chips there are not bet yet. */
  isLaid?: (spot: string) => boolean;
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

const frenchNames: Partial<Record<string, string>> = {
  low: 'Manque',
  even: 'Pair',
  red: 'Rouge',
  black: 'Noir',
  odd: 'Impair',
  high: 'Passe',
};

interface Measures {
  upright: boolean;
  rows: number;
  cellLong: number;
  cellBroad: number;
  dozen: number;
  chance: number;
  end: number;
  width: number;
  height: number;
}

/** All places for a chip as buttons; one of them is in the tab order, the arrow keys lead to the others. */
export function BettingTable({
  session,
  layout,
  french,
  bets,
  isLaid,
  unit,
  disabled,
  won,
  onPlace,
  onTakeOff,
}: BettingTableProps) {
  const { texts } = session;
  const box = useRef<HTMLDivElement>(null);
  const [measures, setMeasures] = useState<Measures | null>(null);
  const further = useFurther(box, measures);
  const [current, setCurrent] = useState(layout.middle);
  const [covered, setCovered] = useState<readonly number[]>([]);
  // Seams lie above the fields they join.
  const ordered = useMemo(() => {
    const rank = (spot: RouletteSpot) => Number(isSeam(layout.placeOf(spot)));
    return [...layout.spots.values()].sort((a, b) => rank(a) - rank(b));
  }, [layout]);
  const untaken = layout.zeros.filter((zero) => !layout.spots.has(`straight-${zero}`));

  useEffect(() => {
    const watch = new ResizeObserver(() => setMeasures(measured(box.current!, layout)));
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, [layout]);
  useEffect(() => {
    const field = box.current!.querySelector<HTMLElement>(`[data-spot="straight-${won}"]`);
    // On a phone the table is longer than its place.
    if (field)
      box.current!.scrollTo({
        top: field.offsetTop - box.current!.clientHeight / 2,
        behavior: motionReduced() ? 'auto' : 'smooth',
      });
  }, [won]);

  const move = (direction: Direction) => {
    const next = layout.neighbour(current, direction);
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
      data-further={further}
      onKeyDown={onKeyDown}
      onPointerLeave={() => setCovered([])}
    >
      {measures && (
        <div class="betting__cloth" style={{ width: `${measures.width}px`, height: `${measures.height}px` }}>
          {untaken.map((zero) => (
            <div
              key={zero}
              class={fieldClass(zero, won)}
              style={boxOf(layout.fieldOf(zero), measures)}
              aria-hidden="true"
            >
              <span class="betting__label">{numberLabel(zero)}</span>
            </div>
          ))}
          {ordered.map((spot) => (
            <SpotButton
              key={spot.id}
              session={session}
              spot={spot}
              box={boxOf(layout.placeOf(spot), measures)}
              class={classOf(spot, !isSeam(layout.placeOf(spot)), covered, won)}
              isField={!isSeam(layout.placeOf(spot))}
              french={french}
              isCurrent={spot.id === current}
              disabled={disabled}
              chip={{ stake: stakeOn(spot.id), unit, laid: isLaid?.(spot.id) }}
              onFocus={() => {
                setCurrent(spot.id);
                setCovered(spot.numbers);
              }}
              onPoint={() => setCovered(spot.numbers)}
              onPlace={() => onPlace(spot.id)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface SpotButtonProps {
  session: PlaySession;
  spot: RouletteSpot;
  box: Record<string, string>;
  class: string;
  /** Not a seam between fields: it has a label. */
  isField: boolean;
  french: boolean;
  /** The one in the tab order. */
  isCurrent: boolean;
  disabled: boolean;
  chip: { stake: number; unit: number; laid: boolean | undefined };
  onFocus: () => void;
  onPoint: () => void;
  onPlace: () => void;
}

function SpotButton({ session, spot, box, french, chip, disabled, ...rest }: SpotButtonProps) {
  const { texts, money } = session;
  const inFrench = french ? frenchNames[spot.type] : undefined;
  const name = inFrench ? `${inFrench}, ${spotName(spot, texts)}` : spotName(spot, texts);
  return (
    <button
      type="button"
      data-spot={spot.id}
      class={rest.class}
      style={box}
      tabIndex={rest.isCurrent ? 0 : -1}
      aria-label={chip.stake ? texts.layout.onSpot(name, money(chip.stake)) : name}
      aria-disabled={disabled}
      onFocus={rest.onFocus}
      onPointerEnter={rest.onPoint}
      onClick={() => !disabled && rest.onPlace()}
    >
      {rest.isField && <span class="betting__label">{labelOf(spot, texts.roulette, french)}</span>}
      {chip.stake > 0 && <PlacedChip session={session} class="betting__chip" {...chip} />}
    </button>
  );
}

function labelOf(spot: RouletteSpot, texts: PlaySession['texts']['roulette'], french: boolean) {
  if (spot.type === 'straight') return numberLabel(spot.numbers[0]!);
  if (spot.type === 'dozen') return texts.dozenShort(Number(spot.id.at(-1)));
  if (spot.type === 'column') return texts.columnShort;
  const name = french ? frenchNames[spot.type]! : texts.kinds[spot.type as 'red'];
  if (spot.type === 'red' || spot.type === 'black')
    return <span class={`betting__diamond betting__diamond--${spot.type}`}>{name}</span>;
  if (french) return name;
  return spot.type === 'low' || spot.type === 'high' ? `${spot.numbers[0]}–${spot.numbers.at(-1)}` : name;
}

function classOf(spot: RouletteSpot, field: boolean, covered: readonly number[], won: number | null): string {
  if (spot.type !== 'straight') return `betting__spot betting__spot--${field ? 'field' : 'seam'}`;
  const number = spot.numbers[0]!;
  return `${fieldClass(number, won)}${covered.includes(number) ? ' betting__spot--covered' : ''}`;
}

function fieldClass(number: number, won: number | null): string {
  const classes = `betting__spot betting__spot--field betting__spot--${colourOf(number)}`;
  return won === number ? `${classes} betting__spot--won` : classes;
}

/** A table of few rows has larger fields, and does not fill a wide screen. */
function measured(element: HTMLElement, { rows, hasDozens }: Layout): Measures {
  const { clientWidth, clientHeight } = element;
  // A low box is a phone on its side, whose breadth carries the lying table.
  const low = matchMedia(lowScreen).matches;
  const upright = clientWidth < 620 && !low;
  const short = rows < 12;
  if (upright) {
    const chance = 52;
    const dozen = hasDozens ? 50 : 0;
    const cellLong = Math.max(48, Math.min(short ? 84 : 60, (clientHeight - 114) / rows));
    const cellBroad = (clientWidth - chance - dozen) / 3;
    const end = 44;
    const height = cellLong * rows + end * 2;
    return { upright, rows, chance, dozen, cellLong, cellBroad, end, width: clientWidth, height };
  }
  const width = short ? Math.min(clientWidth, 720) : clientWidth;
  const end = low ? 44 : Math.max(52, width * 0.062);
  const cellLong = (width - 1 - end * 2) / rows;
  const cellBroad = low
    ? Math.max(44, Math.min(92, clientHeight / (hasDozens ? 4.4 : 3.7)))
    : Math.min(92, cellLong * 1.5);
  const band = Math.max(44, Math.min(58, cellBroad * (low ? 0.7 : 0.72)));
  const dozen = hasDozens ? band : 0;
  const height = cellBroad * 3 + band + dozen;
  return { upright, rows, cellLong, cellBroad, dozen, chance: band, end, width, height };
}

/** The button's box in points. Along runs down on an upright table and to the right on a lying one. */
function boxOf(place: Place, m: Measures): Record<string, string> {
  const along = (cells: number) => (cells < 0 ? (1 + cells) * m.end : m.end + cells * m.cellLong);
  const across = (cells: number) =>
    cells <= -2 ? 0 : cells === -1 ? m.chance : m.chance + m.dozen + cells * m.cellBroad;
  const cell = place.along < 0 || place.along === m.rows ? m.end : m.cellLong;
  let start = along(place.along);
  let length = place.length * cell;
  let low = across(place.across);
  let breadth = place.across === -1 ? m.dozen : place.across === -2 ? m.chance : place.breadth * m.cellBroad;
  if (isSeam(place)) {
    length = place.length ? cell - seamSize : seamSize;
    breadth = place.breadth ? m.cellBroad - seamSize : seamSize;
    start = along(place.along) - length / 2;
    low = across(place.across) - breadth / 2;
  }
  const px = (points: number) => `${points.toFixed(1)}px`;
  if (m.upright) return { left: px(low), top: px(start), width: px(breadth), height: px(length) };
  return { left: px(start), top: px(m.height - low - breadth), width: px(length), height: px(breadth) };
}
