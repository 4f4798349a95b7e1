/** @jsxImportSource preact */
import { type BetOnDice, type DiceTableOutcome, decidedOn } from '@fairhouse/game-math';
import { useRef, useState } from 'preact/hooks';
import { useFurther } from '../../lib/page/use-further.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { PlacedChip } from '../../ui/chips/placed-chip.tsx';
import { DieFace } from './die-face.tsx';
import { paysText } from './figures.ts';
import { groups } from './groups.ts';
import { nearest } from './nearest.ts';
import { spotName } from './texts.ts';
import type { DiceGame } from './use-dice-table.ts';
import './cloth.css';

/** The layout: every place as a button, one of them in the tab order, the arrow keys lead to the others. */
export function Cloth({ session, game }: { session: PlaySession; game: DiceGame }) {
  const { texts, money } = session;
  const { definition, theme, words, chips, shown, open } = game;
  const box = useRef<HTMLDivElement>(null);
  const further = useFurther(box);
  const [current, setCurrent] = useState(definition.spots[0]!.id);
  const pays = new Map(definition.spots.map((spot) => [spot.id, spot.pays]));
  const { step: unit } = chips.stakes;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' || event.key === 'Delete') game.takeOff(current);
    const next = nearest(box.current!, current, event.key);
    if (!next) return;
    event.preventDefault();
    setCurrent(next);
    box.current!.querySelector<HTMLElement>(`[data-spot="${next}"]`)?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not let its children be placed freely
    <div
      class={`cloth cloth--${theme.face}`}
      ref={box}
      data-further={further}
      role="group"
      aria-label={words.layout}
      onKeyDown={onKeyDown}
    >
      {groups[theme.face].map((group) => (
        <div
          key={group.name}
          class={`cloth__group cloth__group--${group.name}`}
          style={{ '--across': group.across, '--all': group.spots.length }}
        >
          {group.spots.map((id) => {
            const bet = shown?.bets.find(({ spot }) => spot === id);
            const behind = shown?.bets.find(
              ({ spot }) => spot === (id === 'pass' ? 'odds' : id === 'dont-pass' ? 'lay' : ''),
            );
            const stake = bet?.stake ?? chips.bets.find(({ spot }) => spot === id)?.stake ?? 0;
            const name = spotName(id, texts);
            return (
              <button
                key={id}
                type="button"
                data-spot={id}
                class={`cloth__spot${metBy(theme.face, id, shown) ? ' cloth__spot--met' : ''}`}
                tabIndex={id === current ? 0 : -1}
                aria-label={stake ? texts.layout.onSpot(name, money(stake)) : name}
                aria-disabled={!open}
                onFocus={() => setCurrent(id)}
                onClick={() => game.put(id)}
              >
                <span class="cloth__name">{faceOf(id) ?? words.kinds[id] ?? id.split('-')[1]}</span>
                <span class="cloth__pay figures">{words.notes[id] ?? paysText(pays.get(id)!)}</span>
                {!game.result && id === `place-${shown?.point}` && <span class="cloth__puck">{words.pointOn}</span>}
                {stake > 0 && <LaidChip session={session} stake={stake} unit={unit} bet={bet} />}
                {behind && <LaidChip session={session} stake={behind.stake} unit={unit} bet={behind} behind />}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface LaidChipProps {
  session: PlaySession;
  stake: number;
  unit: number;
  bet: BetOnDice | undefined;
  behind?: boolean;
}

function LaidChip({ session, stake, unit, bet, behind }: LaidChipProps) {
  const state = bet?.state ?? 'standing';
  const place = `cloth__chip cloth__chip--${state}${behind ? ' cloth__chip--behind' : ''}`;
  return <PlacedChip session={session} class={place} stake={stake} unit={unit} />;
}

/** Numbers of dice are shown as dice; null where a place has a name. */
function faceOf(id: string) {
  const [kind, first, second] = id.split('-') as [string, string, string?];
  const dice = { single: [first], double: [first, first], triple: [first, first, first], pair: [first, second] }[kind];
  if (kind === 'hard') return <Faces of={[Number(first) / 2, Number(first) / 2]} />;
  return dice ? <Faces of={dice.map(Number)} /> : null;
}

function Faces({ of }: { of: readonly number[] }) {
  return (
    <span class="cloth__faces">
      {of.map((face, i) => (
        <DieFace key={i} face={face} />
      ))}
    </span>
  );
}

/** What the last roll met lights up, whether a chip lies there or not. */
function metBy(table: 'sic-bo' | 'craps', spot: string, shown: DiceTableOutcome | null): boolean {
  if (!shown) return false;
  if (table === 'sic-bo') return (decidedOn(table, spot, shown.rolls.at(-1)!) ?? 0) > 0;
  return shown.bets.some((bet) => bet.spot === spot && bet.state === 'won');
}
