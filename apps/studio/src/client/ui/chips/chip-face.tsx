/** @jsxImportSource preact */
import './chip-face.css';

/** The chips that are drawn, by the table units from which each is used. */
const drawn = [500, 100, 25, 5, 1] as const;

interface ChipFaceProps {
  /** Minor units that the chip stands for. */
  stake: number;
  /** Minor units of one table unit: with it the colour is chosen. */
  unit: number;
  /** What is written on it. */
  text: string;
}

/** A chip with the money that it stands for, in every currency and at every table. */
export function ChipFace({ stake, unit, text }: ChipFaceProps) {
  const colour = drawn.find((units) => units <= stake / unit) ?? 1;
  return (
    <span class={`chip-face chip-face--${colour}`} data-length={Math.min(text.length, 6)} aria-hidden="true">
      <img src={`/art/chips/${colour}.svg`} alt="" width="46" height="46" draggable={false} />
      <b class="figures">{text}</b>
    </span>
  );
}
