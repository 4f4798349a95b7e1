/** @jsxImportSource preact */

import { type DiceTableStakes, diceFigures, percentText } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { exactText } from '../../lib/texts/numbers.ts';
import { FiguresTable } from '../../ui/sheet/figures-table.tsx';
import { payText } from './figures.ts';
import { gameIn } from './screen.ts';
import { spotName, wordsOf } from './texts.ts';

/** What each bet pays, returns and takes at most; places with the same figures in one row. */
export function Pays({ session }: { session: PlaySession }) {
  const { texts, money, opened } = session;
  const { definition, theme } = gameIn(session);
  const stakes = opened.stakes as DiceTableStakes;
  const words = wordsOf(texts);
  const rows = new Map<string, { names: string[]; pays: string; returns: string; most: number }>();
  for (const spot of definition.spots) {
    const pays = spot.pays
      .filter(([to]) => to > 0)
      .map(payText)
      .join(', ');
    const returns = `${exactText(percentText(diceFigures(definition, spot).return))} %`;
    const row = rows.get(`${pays} ${returns}`) ?? { names: [], pays, returns, most: stakes.spots[spot.id]!.most };
    row.names.push(spotName(spot.id, texts));
    rows.set(`${pays} ${returns}`, row);
  }
  const { layout } = texts;
  return (
    <section>
      <h3>{words.pays}</h3>
      <FiguresTable
        heads={[layout.kind, layout.pays, layout.returns, layout.most]}
        rows={[...rows.values()].map(({ names, pays, returns, most }) => [
          names.join(', '),
          pays,
          returns,
          money(most),
        ])}
      />
      {theme.face === 'craps' && (
        <p>
          {words.oddsNote} {words.stepNote(money(stakes.spots['place-6']!.step))}
        </p>
      )}
      <p>
        {layout.least(money(stakes.step))} · {layout.tableMost(money(stakes.tableMax))}
      </p>
    </section>
  );
}
