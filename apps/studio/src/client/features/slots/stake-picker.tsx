/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { PlaySession } from '../../lib/play-session.ts';
import { Sheet } from '../../ui/sheet.tsx';

interface StakePickerProps {
  session: PlaySession;
  lines: number;
  coins: readonly number[];
  coin: number;
  disabled: boolean;
  onPick: (coin: number) => void;
}

/** The stake as a button; pressed, every stake on offer. */
export function StakePicker({ session: { texts, money }, lines, coins, coin, disabled, onPick }: StakePickerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="stake-button figures"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-label={texts.slot.chooseStake(money(coin * lines))}
        onClick={() => setOpen(true)}
      >
        <span class="readout__name">{texts.stake}</span>
        <span class="readout__value">{money(coin * lines)}</span>
      </button>
      {open && (
        <Sheet title={texts.slot.stakes} closeName={texts.close} onClose={() => setOpen(false)}>
          <ul class="stake-list">
            {coins.map((one) => (
              <li key={one}>
                <button
                  type="button"
                  class="stake-list__stake figures"
                  aria-pressed={one === coin}
                  onClick={() => {
                    onPick(one);
                    setOpen(false);
                  }}
                >
                  <strong>{money(one * lines)}</strong>
                  <span>{texts.slot.perLine(money(one))}</span>
                </button>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}
