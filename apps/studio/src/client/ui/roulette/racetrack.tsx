/** @jsxImportSource preact */
import { colourOf, numberLabel } from '@fairhouse/game-math';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { Placed } from '../../lib/stake/chips.ts';
import { Sheet } from '../sheet/sheet.tsx';
import { type CallName, Calls, chipCount, laidWith, mostNeighbours, trackPlaces } from './calls.ts';
import type { Layout } from './layout.ts';
import '../stake/table-button.css';
import './racetrack.css';

interface RacetrackProps {
  session: PlaySession;
  wheel: readonly number[];
  layout: Layout;
  /** Minor units of one chip. */
  chip: number;
  /** What lies on the table now. Minor units. */
  total: number;
  disabled: boolean;
  /** Lays ordinary chips; false where the table or the balance does not carry them. */
  onLay: (bets: readonly Placed[], caption: string) => boolean;
}

/** Opens the wheel as a racetrack, from which several chips are laid at once. Absent where a number takes no chip of its own. */
export function Racetrack({ session, wheel, layout, ...table }: RacetrackProps) {
  const { roulette, close } = session.texts;
  const [open, setOpen] = useState(false);
  const calls = useMemo(() => new Calls(wheel, layout.spots), [wheel, layout]);
  if (!calls.hasNeighbours || session.replay) return null;
  return (
    <>
      <button
        type="button"
        class="table-button"
        aria-haspopup="dialog"
        disabled={table.disabled}
        onClick={() => setOpen(true)}
      >
        {roulette.racetrack}
      </button>
      {open && (
        <Sheet title={roulette.racetrack} closeName={close} onClose={() => setOpen(false)}>
          <Track session={session} calls={calls} {...table} />
        </Sheet>
      )}
    </>
  );
}

function Track({
  session,
  calls,
  chip,
  total,
  disabled,
  onLay,
}: Omit<RacetrackProps, 'wheel' | 'layout'> & { calls: Calls }) {
  const { money } = session;
  const { roulette } = session.texts;
  const [each, setEach] = useState(2);
  const [current, setCurrent] = useState(calls.wheel[0]!);
  const [covered, setCovered] = useState<readonly number[]>([]);
  const [said, setSaid] = useState('');
  const ring = useRef<HTMLDivElement>(null);
  const { places, along, across } = useMemo(() => trackPlaces(calls.wheel), [calls]);

  function lay(name: string, chips: ReturnType<Calls['chipsAround']>) {
    if (disabled) return;
    const stated = roulette.called(name, chipCount(chips), money(chipCount(chips) * chip));
    // The page shows a refusal behind the sheet; here it is said as well.
    setSaid(onLay(laidWith(chips, chip), stated) ? stated : (session.state.get().refusal?.message ?? ''));
  }
  function move(by: number) {
    const { wheel } = calls;
    const next = wheel[(wheel.indexOf(current) + by + wheel.length) % wheel.length]!;
    setCurrent(next);
    setCovered(calls.neighbours(next, each));
    ring.current!.querySelector<HTMLElement>(`[data-number="${next}"]`)?.focus();
  }
  const callText = (name: CallName) => {
    const count = chipCount(calls.chipsOf(name));
    return roulette.chips(count, money(count * chip));
  };
  return (
    <div class="racetrack">
      <p class="racetrack__said figures" role="status">
        {said || roulette.trackHelp(money(chip))}
      </p>
      <label class="racetrack__each">
        <span>{roulette.neighboursEach}</span>
        <select
          class="figures"
          value={each}
          onChange={(event) => {
            setEach(Number(event.currentTarget.value));
            setCovered([]);
          }}
        >
          {Array.from({ length: mostNeighbours + 1 }, (_, n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </select>
        <span class="figures">{roulette.chips(2 * each + 1, money((2 * each + 1) * chip))}</span>
      </label>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not let its children be placed freely */}
      <div
        class="racetrack__ring figures"
        ref={ring}
        role="group"
        aria-label={roulette.wheelOrder}
        style={{ '--along': String(along), '--across': String(across) }}
        onPointerLeave={() => setCovered([])}
        onKeyDown={(event) => {
          const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
          if (by === undefined) return;
          event.preventDefault();
          move(by);
        }}
      >
        {places.map(({ number, ...place }) => (
          <button
            key={number}
            type="button"
            data-number={number}
            class={`racetrack__number racetrack__number--${colourOf(number)}${covered.includes(number) ? ' racetrack__number--covered' : ''}`}
            style={{ '--a': String(place.along), '--c': String(place.across), '--span': String(place.spanAcross) }}
            tabIndex={number === current ? 0 : -1}
            aria-disabled={disabled}
            aria-label={roulette.neighboursOf(numberLabel(number), each)}
            onFocus={() => {
              setCurrent(number);
              setCovered(calls.neighbours(number, each));
            }}
            onPointerEnter={() => setCovered(calls.neighbours(number, each))}
            onClick={() => lay(roulette.neighboursOf(numberLabel(number), each), calls.chipsAround(number, each))}
          >
            {numberLabel(number)}
          </button>
        ))}
        <div class="racetrack__calls">
          {calls.names.map((name) => (
            <button
              key={name}
              type="button"
              class="racetrack__call"
              disabled={disabled}
              onPointerEnter={() => setCovered(calls.covered(calls.chipsOf(name)))}
              onFocus={() => setCovered(calls.covered(calls.chipsOf(name)))}
              onClick={() => lay(roulette.calls[name], [...calls.chipsOf(name)])}
            >
              <strong>{roulette.calls[name]}</strong>
              <span>{callText(name)}</span>
            </button>
          ))}
          <p class="racetrack__total">
            {roulette.onTable} <strong>{money(total)}</strong>
          </p>
        </div>
      </div>
    </div>
  );
}
