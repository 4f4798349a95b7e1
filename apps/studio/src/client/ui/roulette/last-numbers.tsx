/** @jsxImportSource preact */
import { colourOf, numberLabel } from '@fairhouse/game-math';
import type { Texts } from '../../lib/texts/index.ts';
import { numberName } from './spot-name.ts';
import './last-numbers.css';

/** The last numbers, newest first. They say nothing about the next one. */
export function LastNumbers({ numbers, texts }: { numbers: readonly number[]; texts: Texts }) {
  return (
    <ol class="last-numbers figures" aria-label={texts.roulette.last}>
      {numbers.map((number, age) => (
        <li
          key={`${numbers.length - age}`}
          class={`last-numbers__number last-numbers__number--${colourOf(number)}`}
          aria-label={numberName(number, texts)}
        >
          {numberLabel(number)}
        </li>
      ))}
    </ol>
  );
}
