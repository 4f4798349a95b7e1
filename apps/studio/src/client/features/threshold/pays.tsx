/** @jsxImportSource preact */

import { chanceFigures, chancesOf } from '@fairhouse/game-math';
import { multipleText } from '../../lib/multiple-text.ts';
import type { PlaySession } from '../../lib/play-session.ts';
import { FiguresTable } from '../../ui/figures-table.tsx';
import { chanceText, someChances } from './figures.ts';
import { gameIn } from './room.ts';
import { wordsOf } from './texts.ts';

/** What some chances pay and how far they stray; all of them return the same. */
export function Pays({ session }: { session: PlaySession }) {
  const words = wordsOf(session.texts);
  const { definition } = gameIn(session);
  return (
    <section>
      <h3>{words.table}</h3>
      <FiguresTable
        heads={[words.chance, words.pays, words.deviation]}
        rows={someChances(chancesOf(definition)).map((chance) => [
          chanceText(definition, chance.winning),
          multipleText(chance.pays),
          chanceFigures(definition, chance).deviation.toFixed(2),
        ])}
      />
      <p>{words.deviationHelp}</p>
    </section>
  );
}
