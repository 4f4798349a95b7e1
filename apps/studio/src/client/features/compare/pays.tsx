/** @jsxImportSource preact */

import { type CompareStakes, type Way, wayFigures, waysOf } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { shareText, twoPlacesText } from '../../lib/texts/numbers.ts';
import { oddsText } from '../../ui/compare/result-text.ts';
import { spotName, wordsOf } from '../../ui/compare/texts.ts';
import { FiguresTable } from '../../ui/sheet/figures-table.tsx';
import { choicesAt, gameIn } from './screen.ts';

/** What every spot pays and returns, and what the table takes. */
export function Pays({ session }: { session: PlaySession }) {
  const { texts, money, opened } = session;
  const words = wordsOf(texts);
  const { definition } = gameIn(session);
  const { step, tableMax } = opened.stakes as CompareStakes;
  const choice = choicesAt(definition);
  const nameOf = ({ spot, plan }: Way) => {
    const name = spotName(spot, words);
    if (plan === 'none' || !choice) return name;
    return plan === 'best' ? words.best(name) : words.stay[choice](name);
  };
  return (
    <section>
      <h3>{words.table}</h3>
      <FiguresTable
        heads={[words.spot, words.odds, words.returns, words.hits, words.deviation]}
        rows={waysOf(definition).map((way) => {
          const { return: mean, hitRate, deviation } = wayFigures(way);
          return [nameOf(way), oddsText(way.spot), shareText(mean), shareText(hitRate), twoPlacesText(deviation)];
        })}
      />
      <p>{words.limits(money(step), money(tableMax))}</p>
    </section>
  );
}
