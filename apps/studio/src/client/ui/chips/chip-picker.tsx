/** @jsxImportSource preact */
import type { PlaySession } from '../../lib/round/play-session.ts';
import { ChipFace } from './chip-face.tsx';
import './chip-picker.css';

interface ChipPickerProps {
  session: PlaySession;
  chips: readonly number[];
  /** Minor units of one table unit. */
  unit: number;
  /** The chip that is chosen; undefined when a press adds it at once. */
  chosen?: number;
  disabled?: boolean;
  canTake?: (chip: number) => boolean;
  onPick: (chip: number) => void;
}

export function ChipPicker({ session, chips, unit, chosen, disabled, canTake, onPick }: ChipPickerProps) {
  const { texts, money, chipText } = session;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div class="chip-picker" role="group" aria-label={texts.chips}>
      {chips.map((chip) => (
        <button
          key={chip}
          type="button"
          class="chip-picker__chip"
          aria-label={texts.chip(money(chip))}
          aria-pressed={chosen === undefined ? undefined : chosen === chip}
          disabled={disabled || canTake?.(chip) === false}
          onClick={() => onPick(chip)}
        >
          <ChipFace stake={chip} unit={unit} text={chipText(chip)} />
        </button>
      ))}
    </div>
  );
}
