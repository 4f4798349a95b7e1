/** @jsxImportSource preact */
import type { CompareOutcome, CompareResult } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/play-session.ts';
import { resultText } from './room.ts';
import type { CompareTable } from './use-compare.ts';
import './beads.css';

/** Whose the result is: of the first side, of the second, of neither. */
const tones: Record<CompareResult, 'first' | 'second' | 'neither'> = {
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

/** The results that came last, a bead each, the latest first. They say nothing about the next. */
export function Beads({ session, game }: { session: PlaySession; game: CompareTable }) {
  const { results, words, theme } = game;
  const beadOf = ({ result }: CompareOutcome) => words.beads[theme.face][result!];
  return (
    <ol class="beads" aria-label={words.last}>
      {results.map((outcome, age) => (
        <li
          key={results.length - age}
          class={`beads__one beads__one--${tones[outcome.result!]}`}
          aria-label={resultText(outcome, session)}
        >
          {beadOf(outcome)}
        </li>
      ))}
    </ol>
  );
}
