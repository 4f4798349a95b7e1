/** @jsxImportSource preact */

import {
  percentText,
  type RouletteSpot,
  type RouletteStakes,
  rouletteSpotsOf,
  spotFigures,
  spotTypes,
} from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { exactText } from '../../lib/texts/numbers.ts';
import { spotName } from '../../ui/roulette/spot-name.ts';
import { FiguresTable } from '../../ui/sheet/figures-table.tsx';
import { gameIn } from './screen.ts';

/** What each kind of bet pays, returns and takes at most. */
export function Limits({ session }: { session: PlaySession }) {
  const { texts, money, opened } = session;
  const { definition } = gameIn(session);
  const stakes = opened.stakes as RouletteStakes;
  const { roulette, layout } = texts;
  const spots = [...rouletteSpotsOf(definition).values()];
  const chances = spots.filter(({ type }) => ['red', 'black', 'even', 'odd', 'low', 'high'].includes(type));
  const kinds = spotTypes.flatMap((type) => spots.find((spot) => spot.type === type) ?? []);
  const nameOf = (spot: RouletteSpot) =>
    spot.id === 'red' ? chances.map((one) => spotName(one, texts)).join(', ') : roulette.kinds[spot.type as 'red'];
  return (
    <section>
      <h3>{layout.limits}</h3>
      <FiguresTable
        heads={[layout.kind, layout.pays, layout.returns, layout.most]}
        rows={kinds
          .filter((spot) => spot.id === 'red' || !chances.includes(spot))
          .map((spot) => [
            nameOf(spot) + (spot.halfBack ? ` (${roulette.halfBack})` : ''),
            `${spot.pays} : 1`,
            `${exactText(percentText(spotFigures(definition, spot).return))} %`,
            money(stakes.spotMax[spot.type]!),
          ])}
      />
      <p>
        {layout.least(money(stakes.step))} · {layout.tableMost(money(stakes.tableMax))}
      </p>
    </section>
  );
}
