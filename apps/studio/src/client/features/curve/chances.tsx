/** @jsxImportSource preact */

import { curveDraws, winningNumbers } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { multipleText } from '../../lib/stake/multiple-text.ts';
import { numbers } from '../../lib/texts/numbers.ts';
import { FiguresTable } from '../../ui/sheet/figures-table.tsx';
import { definitionIn } from './screen.ts';
import { wordsOf } from './texts.ts';

const marks = [110, 150, 200, 300, 500, 1_000, 2_500, 10_000, 100_000];

/** How often the curve reaches some targets; each of them returns the same. */
export function Chances({ session }: { session: PlaySession }) {
  const definition = definitionIn(session);
  const words = wordsOf(session.texts);
  const percent = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 4 });
  return (
    <section>
      <h3>{words.table}</h3>
      <FiguresTable
        heads={[words.pays, words.chance]}
        rows={marks
          .filter((mark) => mark >= definition.least && mark <= definition.most)
          .map((mark) => [
            multipleText(mark),
            `${percent.format((winningNumbers(definition, mark) * 100) / curveDraws)} %`,
          ])}
      />
    </section>
  );
}
