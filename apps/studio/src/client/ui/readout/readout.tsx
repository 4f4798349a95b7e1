/** @jsxImportSource preact */
import './readout.css';

/** A figure with its name: balance, stake, win. */
export function Readout({ name, value, bright }: { name: string; value: string; bright?: boolean }) {
  return (
    <p class={`readout figures${bright ? ' readout--bright' : ''}`}>
      <span class="readout__name">{name}</span> <span class="readout__value">{value}</span>
    </p>
  );
}
