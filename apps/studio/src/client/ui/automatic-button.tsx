/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { AutomaticPlay } from '../lib/automatic-play.ts';
import { quickNow, setQuick } from '../lib/motion.ts';
import type { PlaySession } from '../lib/play-session.ts';
import { useStore } from '../lib/store.ts';
import { Icon } from './icons.tsx';
import { Sheet } from './sheet.tsx';
import './automatic-button.css';

const roundsOffered = [10, 25, 50, 100];
const stakesLost = [5, 10, 20, 50];
const stakesWon = [10, 50, 100];
/** Hundredths of the balance. */
const partsLeft = [75, 50, 25];
const never = '';

interface AutomaticButtonProps {
  session: PlaySession;
  automatic: AutomaticPlay;
  /** Minor units. */
  stake: number;
}

/** What the jurisdiction allows of playing by itself and playing quickly; nothing where it allows neither. */
export function AutomaticButton({ session, automatic, stake }: AutomaticButtonProps) {
  const { texts, opened } = session;
  const [open, setOpen] = useState(false);
  if (!opened.automatic && !opened.quick) return null;
  const title = opened.automatic ? texts.automatic.title : texts.automatic.quick;
  return (
    <>
      <button
        type="button"
        class="automatic-button"
        aria-label={title}
        title={title}
        aria-haspopup="dialog"
        disabled={automatic.running}
        onClick={() => setOpen(true)}
      >
        <Icon name="repeat" />
      </button>
      {open && (
        <Sheet title={title} closeName={texts.close} onClose={() => setOpen(false)}>
          {opened.quick && <Quick name={texts.automatic.quick} />}
          {opened.automatic && (
            <Limits
              session={session}
              stake={stake}
              onBegin={(limits) => {
                setOpen(false);
                automatic.begin(limits);
              }}
            />
          )}
        </Sheet>
      )}
    </>
  );
}

function Quick({ name }: { name: string }) {
  const [on, setOn] = useState(quickNow());
  return (
    <label class="automatic-quick">
      <input
        type="checkbox"
        checked={on}
        onChange={({ currentTarget: { checked } }) => {
          setQuick(checked);
          setOn(checked);
        }}
      />
      {name}
    </label>
  );
}

function Limits({ session, stake, onBegin }: { session: PlaySession; stake: number; onBegin: AutomaticPlay['begin'] }) {
  const { texts, money } = session;
  const { balance } = useStore(session.state);
  const t = texts.automatic;
  const [rounds, setRounds] = useState(String(roundsOffered[0]));
  const [lossOf, setLossOf] = useState(String(stakesLost[1]! * stake));
  const [winAbove, setWinAbove] = useState(never);
  const [balanceBelow, setBalanceBelow] = useState(never);
  const amounts = (values: readonly number[]) => values.map((value) => [String(value), money(value)] as const);
  const limitOf = (text: string) => (text === never ? null : Number(text));
  return (
    <form
      class="automatic-limits"
      onSubmit={(event) => {
        event.preventDefault();
        onBegin({
          rounds: Number(rounds),
          lossOf: Number(lossOf),
          winAbove: limitOf(winAbove),
          balanceBelow: limitOf(balanceBelow),
        });
      }}
    >
      <Choice
        name={t.rounds}
        value={rounds}
        options={roundsOffered.map((count) => [String(count), String(count)])}
        onPick={setRounds}
      />
      <Choice
        name={t.lossOf}
        value={lossOf}
        options={amounts(stakesLost.map((times) => times * stake))}
        onPick={setLossOf}
      />
      <Choice
        name={t.winAbove}
        value={winAbove}
        options={[[never, t.never], ...amounts(stakesWon.map((times) => times * stake))]}
        onPick={setWinAbove}
      />
      <Choice
        name={t.balanceBelow}
        value={balanceBelow}
        options={[[never, t.never], ...amounts(partsLeft.map((part) => Math.floor((balance * part) / 100)))]}
        onPick={setBalanceBelow}
      />
      <p>{t.alsoStops}</p>
      <p>{t.held}</p>
      <button type="submit" class="text-button text-button--accent">
        {t.begin}
      </button>
    </form>
  );
}

function Choice({
  name,
  value,
  options,
  onPick,
}: {
  name: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onPick: (value: string) => void;
}) {
  return (
    <label>
      <span>{name}</span>
      <select class="figures" value={value} onChange={({ currentTarget }) => onPick(currentTarget.value)}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
