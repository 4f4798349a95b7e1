/** @jsxImportSource preact */
import { chipFace } from './chip-picker.tsx';
import './placed-chip.css';

interface PlacedChipProps {
  /** Where it lies on its layout, and how large. */
  class: string;
  /** In units of the table. */
  units: number;
  /** It was laid there, and is not bet yet. */
  laid?: boolean;
}

/** What lies on a place of a layout: the drawn chip that is nearest below, with the whole amount on it. */
export function PlacedChip({ class: place, units, laid }: PlacedChipProps) {
  return (
    <span class={`placed-chip ${place}${laid ? ' placed-chip--laid' : ''}`}>
      <img src={`/art/chips/${chipFace(units)}.svg`} alt="" width="28" height="28" />
      <b class="figures">{units}</b>
    </span>
  );
}
