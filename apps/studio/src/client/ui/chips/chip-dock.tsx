/** @jsxImportSource preact */

import { useStore } from '../../lib/page/store.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { Chips } from '../../lib/stake/use-chips.ts';
import { Icon } from '../page/icons.tsx';
import { Readout } from '../readout/readout.tsx';
import { WinReadout } from '../readout/win-readout.tsx';
import { RoundButton } from '../stake/round-button.tsx';
import { ChipPicker } from './chip-picker.tsx';
import './chip-dock.css';

/** What can be done with the chips now, and the functions of the screen that do it. */
interface ChipTable {
  /** Chips may be put. */
  open: boolean;
  canUndo: boolean;
  canClear: boolean;
  clear: () => void;
  canRepeat: boolean;
  repeat: () => void;
  /** Where what lies there can be doubled, what that is called. */
  double?: { name: string; can: boolean; run: () => void };
}

interface ChipDockProps {
  session: PlaySession;
  /** Minor units. */
  total: number;
  /** What that is, where it is not the stake of this round. */
  totalName?: string | undefined;
  win: number;
  /** The win is worth a light: it is more than the stake. */
  won: boolean;
  chips: Chips;
  table: ChipTable;
  press: { name: string; disabled: boolean; restMs: number; restKey: number; run: () => void };
}

/** Of screens where chips are put on a layout: balance, stake and win, the chips, and what is done with them. */
export function ChipDock({ session, total, totalName, win, won, chips, table, press }: ChipDockProps) {
  const { texts, money } = session;
  const { balance } = useStore(session.state);
  return (
    <div class="dock chip-dock">
      <Readout name={texts.balance} value={money(balance)} />
      <Readout name={totalName ?? texts.stake} value={money(total)} />
      <WinReadout session={session} win={win} won={won} />
      <ChipPicker
        session={session}
        chips={chips.stakes.chips}
        unit={chips.stakes.step}
        chosen={chips.chip}
        disabled={!table.open}
        onPick={chips.setChip}
      />
      <div class="chip-dock__acts">
        <button type="button" class="dock-button" disabled={!table.canUndo} onClick={chips.undo}>
          <Icon name="undo" />
          <span>{texts.undo}</span>
        </button>
        <button type="button" class="dock-button" disabled={!table.canClear} onClick={table.clear}>
          <Icon name="clear" />
          <span>{texts.clear}</span>
        </button>
      </div>
      <RoundButton
        name={press.name}
        disabled={press.disabled}
        restMs={press.restMs}
        restKey={press.restKey}
        onPress={press.run}
      />
      <div class="chip-dock__acts chip-dock__acts--right">
        <button type="button" class="dock-button" disabled={!table.canRepeat} onClick={table.repeat}>
          <Icon name="repeat" />
          <span>{texts.repeat}</span>
        </button>
        {table.double && (
          <button type="button" class="dock-button" disabled={!table.double.can} onClick={table.double.run}>
            <Icon name="double" />
            <span>{table.double.name}</span>
          </button>
        )}
      </div>
    </div>
  );
}
