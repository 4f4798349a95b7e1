/** @jsxImportSource preact */
import { readTypedAmount, typedExample } from '@fairhouse/money';
import { useState } from 'preact/hooks';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { Icon } from '../page/icons.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { useKeyPress } from './key-press.ts';
import './stake-bar.css';

interface StakeBarProps {
  session: PlaySession;
  /** Minor units. */
  stake: number;
  /** The stakes of one tap, the least first; the steps of plus and minus. */
  taps: readonly { stake: number; note?: string }[];
  /** Set where any multiple of the step between the ends may be typed. Minor units. */
  typed?: { least: number; most: number; step: number };
  disabled: boolean;
  /** What all stakes of the round come to, in words, where there are several. */
  total?: string | undefined;
  onPick: (stake: number) => void;
}

/** The stake between a minus and a plus; pressed, every stake on offer. */
export function StakeBar({ session, stake, taps, typed, disabled, total, onPick }: StakeBarProps) {
  const { texts, money } = session;
  const [open, setOpen] = useState(false);
  const lower = taps.findLast((tap) => tap.stake < stake);
  const higher = taps.find((tap) => tap.stake > stake);
  const half = typed && halfOf(stake, typed);
  const double = typed && doubleOf(stake, typed);
  useKeyPress((key) => {
    const pressed = key.toLowerCase();
    if (disabled || half === undefined || double === undefined || session.opened.live) return;
    if (pressed === 'z' && half !== stake) onPick(half);
    if (pressed === 'x' && double !== stake) onPick(double);
  });
  const pick = (one: number) => {
    onPick(one);
    setOpen(false);
  };
  return (
    <div class={typed ? 'stake-bar stake-bar--typed' : 'stake-bar'}>
      {half !== undefined && (
        <button
          type="button"
          class="stake-bar__step stake-bar__half figures"
          aria-label={texts.stakes.half}
          disabled={disabled || half === stake}
          onClick={() => onPick(half)}
        >
          ½
        </button>
      )}
      <button
        type="button"
        class="stake-bar__step"
        aria-label={texts.stakes.lower}
        disabled={disabled || !lower}
        onClick={() => lower && onPick(lower.stake)}
      >
        <Icon name="minus" />
      </button>
      <button
        type="button"
        class="stake-bar__stake figures"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-label={total ? `${texts.stakes.choose(money(stake))}. ${total}` : texts.stakes.choose(money(stake))}
        onClick={() => setOpen(true)}
      >
        <span class="readout__name">{total ?? texts.stake}</span>
        <span class="readout__value">{money(stake)}</span>
      </button>
      <button
        type="button"
        class="stake-bar__step"
        aria-label={texts.stakes.raise}
        disabled={disabled || !higher}
        onClick={() => higher && onPick(higher.stake)}
      >
        <Icon name="plus" />
      </button>
      {double !== undefined && (
        <button
          type="button"
          class="stake-bar__step stake-bar__double figures"
          aria-label={texts.stakes.double}
          disabled={disabled || double === stake}
          onClick={() => onPick(double)}
        >
          2×
        </button>
      )}
      {open && (
        <Sheet title={texts.stakes.title} closeName={texts.close} onClose={() => setOpen(false)}>
          <ul class="stake-list">
            {taps.map((tap) => (
              <li key={tap.stake}>
                <button
                  type="button"
                  class="stake-list__stake figures"
                  aria-pressed={tap.stake === stake}
                  onClick={() => pick(tap.stake)}
                >
                  <strong>{money(tap.stake)}</strong>
                  {tap.note && <span>{tap.note}</span>}
                </button>
              </li>
            ))}
          </ul>
          {half !== undefined && double !== undefined && (
            <div class="stake-times figures">
              <button type="button" class="text-button" aria-label={texts.stakes.half} onClick={() => onPick(half)}>
                ½
              </button>
              <button type="button" class="text-button" aria-label={texts.stakes.double} onClick={() => onPick(double)}>
                2×
              </button>
            </div>
          )}
          {typed && <TypedStake session={session} typed={typed} onPick={pick} />}
        </Sheet>
      )}
    </div>
  );
}

type TypedStakes = NonNullable<StakeBarProps['typed']>;

/** Half the stake, down to a stake that is possible. */
export function halfOf(stake: number, { least, step }: TypedStakes): number {
  return Math.max(least, Math.floor(stake / 2 / step) * step);
}

export function doubleOf(stake: number, { most }: TypedStakes): number {
  return Math.min(most, stake * 2);
}

function TypedStake({
  session: { texts, money, opened },
  typed: { least, most, step },
  onPick,
}: {
  session: PlaySession;
  typed: TypedStakes;
  onPick: (stake: number) => void;
}) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<'range' | 'ambiguous'>();
  const take = () => {
    const read = readTypedAmount(text, opened.currency, texts.locale);
    const minor = read.ok ? Number(read.amount.minor) : -1;
    if (minor >= least && minor <= most && minor % step === 0) onPick(minor);
    else setWrong(read.ok || read.problem !== 'ambiguous' ? 'range' : 'ambiguous');
  };
  return (
    <form
      class="typed-stake"
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <label for="typed-stake">{texts.stakes.other}</label>
      <div>
        <input
          id="typed-stake"
          class="figures"
          inputMode="decimal"
          autocomplete="off"
          maxLength={16}
          value={text}
          aria-describedby="typed-stake-range"
          aria-invalid={wrong !== undefined}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setWrong(undefined);
          }}
        />
        <button type="submit" class="text-button text-button--accent">
          {texts.stakes.take}
        </button>
      </div>
      <p id="typed-stake-range" class="figures" role={wrong ? 'alert' : undefined}>
        {wrong === 'ambiguous'
          ? texts.stakes.ambiguous(text.trim(), typedExample(opened.currency, texts.locale))
          : texts.stakes.range(money(least), money(most), money(step))}
      </p>
    </form>
  );
}
