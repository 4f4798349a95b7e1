/** @jsxImportSource preact */

import { largestWeight, modeFigures, numbersOf, type WeightedMode, weightOf } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { multipleText } from '../../lib/stake/multiple-text.ts';
import { exactText, numbers, twoPlacesText } from '../../lib/texts/numbers.ts';
import { FiguresTable } from '../../ui/sheet/figures-table.tsx';
import { chanceText } from './figures.ts';
import { gameIn } from './screen.ts';
import { wordsOf } from './texts.ts';

const tenth = numbers({ maximumFractionDigits: 1 });

/** What each mode pays at most and how far it strays; all of them return the same. */
export function Pays({ session }: { session: PlaySession }) {
  const words = wordsOf(session.texts);
  const { definition, theme } = gameIn(session);
  const count = (many: number) => tenth.format(many);
  const nameOf = ({ risk, size }: WeightedMode) =>
    [risk && words.risks[risk], theme.face !== 'cases' && words.sized[theme.face](size)].filter(Boolean).join(', ');
  return (
    <>
      <section>
        <h3>{words.table}</h3>
        <FiguresTable
          heads={[words.mode, words.overStake, words.largest, words.odds, words.deviation]}
          rows={definition.modes.map((mode) => {
            const { profitRate, deviation, largest } = modeFigures(mode);
            const odds = words.oneIn(count(numbersOf(mode) / largestWeight(mode)));
            return [nameOf(mode), chanceText(profitRate), multipleText(largest), odds, twoPlacesText(deviation)];
          })}
        />
        <p>{words.help(exactText(definition.declared.return))}</p>
      </section>
      {theme.face === 'cases' &&
        definition.modes.map((mode) => (
          <section key={mode.id}>
            <h3>{words.kindsTable(words.risks[mode.risk!])}</h3>
            <FiguresTable
              heads={[words.pays, words.ofNumbers(count(numbersOf(mode)))]}
              rows={mode.pays.map((pays, kind) => [multipleText(pays), count(weightOf(mode, kind))])}
            />
          </section>
        ))}
    </>
  );
}
