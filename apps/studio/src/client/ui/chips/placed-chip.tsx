/** @jsxImportSource preact */
import type { PlaySession } from '../../lib/round/play-session.ts';
import { ChipFace } from './chip-face.tsx';
import './placed-chip.css';

interface PlacedChipProps {
  session: PlaySession;
  /** Where it lies on its layout, and how large. */
  class: string;
  /** Minor units. */
  stake: number;
  /** Minor units of one table unit. */
  unit: number;
  /** It was laid there, and is not bet yet. */
  laid?: boolean;
}

/** What lies on a place of a layout: a chip with the whole amount on it. */
export function PlacedChip({ session, class: place, stake, unit, laid }: PlacedChipProps) {
  return (
    <span class={`placed-chip ${place}${laid ? ' placed-chip--laid' : ''}`}>
      <ChipFace stake={stake} unit={unit} text={session.chipText(stake)} />
    </span>
  );
}
