/** @jsxImportSource preact */

import { chanceFigures, chanceOf, someChoices } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { multipleText } from '../../lib/stake/multiple-text.ts';
import { twoPlacesText } from '../../lib/texts/numbers.ts';
import { FiguresTable } from '../../ui/sheet/figures-table.tsx';
import { chanceText, returnText } from './figures.ts';
import { gameIn } from './screen.ts';
import { wordsOf } from './texts.ts';

/** What some choices pay and return, and how far a round strays; the one that returns least is among them. */
export function Pays({ session }: { session: PlaySession }) {
  const words = wordsOf(session.texts);
  const { definition } = gameIn(session);
  return (
    <section>
      <h3>{words.table}</h3>
      <FiguresTable
        heads={[words.chance, words.pays, words.return, words.deviation]}
        rows={someChoices(definition)
          .map((choice) => chanceOf(definition, choice)!)
          .map((chance) => [
            chanceText(definition, chance.winning),
            multipleText(chance.pays),
            returnText(definition, chance),
            twoPlacesText(chanceFigures(definition, chance).deviation),
          ])}
      />
      <p>{words.deviationHelp}</p>
    </section>
  );
}
