/** @jsxImportSource preact */

import { type Fraction, resultChances, type SubsetMode } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { shortMultiple } from '../../lib/stake/multiple-text.ts';
import { exactText, numberText } from '../../lib/texts/numbers.ts';
import { FiguresTable } from '../../ui/sheet/figures-table.tsx';
import { chanceText, payingResults } from './figures.ts';
import { gameIn } from './screen.ts';
import { wordsOf } from './texts.ts';

/** What every choice pays, each with its chance. */
export function Pays({ session }: { session: PlaySession }) {
  const words = wordsOf(session.texts);
  const { definition } = gameIn(session);
  const { patterns, modes, first } = definition;
  const nameOf = ({ risk, picks, drawn }: SubsetMode) =>
    patterns ? words.balls(drawn) : [risk && words.risks[risk], words.named(picks)].filter(Boolean).join(', ');
  return (
    <>
      {modes.map((mode) => (
        <details key={mode.id} open={mode.id === first}>
          <summary>{words.table(nameOf(mode))}</summary>
          <FiguresTable
            caption={words.table(nameOf(mode))}
            heads={[patterns ? words.patternHead : words.hitsHead, words.pays, words.chance]}
            rows={rowsOf(definition, mode).map(({ result, chance }) => [
              patterns ? words.patterns[patterns[result - 1]!.id] : result,
              shortMultiple(mode.pays[result]!),
              chance.part * 10_000n < chance.of ? words.oneIn(numberText(oneIn(chance))) : chanceText(chance),
            ])}
          />
        </details>
      ))}
      <p>{words.help(exactText(definition.declared.return))}</p>
    </>
  );
}

const oneIn = ({ part, of }: Fraction) => Number((2n * of + part) / (2n * part));

function rowsOf(definition: ReturnType<typeof gameIn>['definition'], mode: SubsetMode) {
  const chances = resultChances(definition, mode);
  return payingResults(mode).map((result) => ({ result, chance: chances[result]! }));
}
