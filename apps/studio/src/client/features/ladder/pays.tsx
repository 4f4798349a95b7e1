/** @jsxImportSource preact */

import { guessesOn, modesOf, paysFor, returnAt, type Stop } from '@fairhouse/game-math';
import type { GamePlace } from '../../lib/page/game-screen.ts';
import { multipleText } from '../../lib/stake/multiple-text.ts';
import { shareText } from '../../lib/texts/numbers.ts';
import { FiguresTable } from '../../ui/sheet/figures-table.tsx';
import { stopsIn } from './figures.ts';
import { gameIn } from './screen.ts';
import { type Words, wordsOf } from './texts.ts';

/** What every stop pays, how often one comes there, and what a take there returns. */
export function Pays({ session }: GamePlace) {
  const words = wordsOf(session.texts);
  const { definition } = gameIn(session);
  const { board } = definition;
  if (board.type === 'cards') {
    const counts = [
      ...new Set(Array.from({ length: 13 }, (_, rank) => guessesOn(rank).map(({ ranks }) => ranks)).flat()),
    ];
    const guesses = counts
      .sort((a, b) => b - a)
      .map((ranks) => ({ ranks, chance: { part: BigInt(ranks), of: 13n } }))
      .map((one) => ({ ...one, pays: paysFor(definition, one.chance) }));
    return (
      <Stops words={words} title={words.guessTable} first={words.ranks} rows={guesses.map((one) => [one.ranks, one])} />
    );
  }
  const nameOf = (mode: number) =>
    board.type === 'field' ? words.mines(board.traps[mode]!) : (words.modes[board.modes[mode]!.name] ?? '');
  return (
    <>
      {Array.from({ length: modesOf(definition) }, (_, mode) => (
        <details key={mode} open={mode === definition.first.mode}>
          <summary>{words.table(nameOf(mode))}</summary>
          <Stops
            words={words}
            title={words.table(nameOf(mode))}
            first={words.stop}
            rows={stopsIn(definition, mode).map((stop, i) => [i + 1, stop])}
          />
        </details>
      ))}
    </>
  );
}

interface StopsProps {
  words: Words;
  title: string;
  first: string;
  rows: readonly [number, Stop][];
}

function Stops({ words, title, first, rows }: StopsProps) {
  return (
    <FiguresTable
      caption={title}
      heads={[first, words.chance, words.pays, words.returns]}
      rows={rows.map(([name, stop]) => [
        name,
        shareText(stop.chance),
        multipleText(stop.pays),
        shareText(returnAt(stop)),
      ])}
    />
  );
}
