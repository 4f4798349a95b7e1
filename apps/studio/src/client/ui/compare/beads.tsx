/** @jsxImportSource preact */
import type { CompareResult } from '@fairhouse/game-math';
import type { CardsCame, CardTable } from './card-table.ts';
import { resultText } from './result-text.ts';
import './beads.css';

/** Whose the result is: of the first side, of the second, of neither. */
export const resultTones: Record<CompareResult, 'first' | 'second' | 'neither'> = {
  player: 'first',
  dragon: 'first',
  andar: 'first',
  between: 'first',
  three: 'first',
  banker: 'second',
  dealer: 'second',
  tiger: 'second',
  bahar: 'second',
  outside: 'second',
  'given-up': 'second',
  tie: 'neither',
  consecutive: 'neither',
  pair: 'neither',
};

interface BeadsProps {
  game: Pick<CardTable, 'definition' | 'theme' | 'words'>;
  results: readonly CardsCame[];
}

/** The results that came last, a bead each, the latest first. They say nothing about the next. */
export function Beads({ game: { words, theme, definition }, results }: BeadsProps) {
  return (
    <ol class="beads" aria-label={words.last}>
      {results.map((came, age) => (
        <li
          key={results.length - age}
          class={`beads__one beads__one--${resultTones[came.result!]}`}
          aria-label={resultText(came, definition.rules, words)}
        >
          {words.beads[theme.face][came.result!]}
        </li>
      ))}
    </ol>
  );
}
