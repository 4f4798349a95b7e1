/** @jsxImportSource preact */
import './chip-picker.css';

/** The faces that are drawn, in chips of the table's unit. */
const faces = [500, 100, 25, 5, 1] as const;

/** The drawn chip with the highest face that is not above `units` (whole table units, from 1). */
export function chipFace(units: number): number {
  return faces.find((face) => face <= units) ?? 1;
}

interface ChipPickerProps {
  name: string;
  chips: readonly number[];
  /** Minor units of one table unit. */
  unit: number;
  /** The chip that is chosen; undefined when a press adds it at once. */
  chosen?: number;
  nameOf: (chip: number) => string;
  disabled?: boolean;
  canTake?: (chip: number) => boolean;
  onPick: (chip: number) => void;
}

export function ChipPicker({ name, chips, unit, chosen, nameOf, disabled, canTake, onPick }: ChipPickerProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div class="chip-picker" role="group" aria-label={name}>
      {chips.map((chip) => (
        <button
          key={chip}
          type="button"
          class="chip-picker__chip"
          aria-label={nameOf(chip)}
          aria-pressed={chosen === undefined ? undefined : chosen === chip}
          disabled={disabled || canTake?.(chip) === false}
          onClick={() => onPick(chip)}
        >
          <img src={`/art/chips/${chipFace(chip / unit)}.svg`} alt="" width="46" height="46" draggable={false} />
        </button>
      ))}
    </div>
  );
}
