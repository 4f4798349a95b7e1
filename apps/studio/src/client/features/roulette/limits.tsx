/** @jsxImportSource preact */
import { type RouletteSpotType, type RouletteStakes, spotPays } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/play-session.ts';

const kinds: RouletteSpotType[] = ['straight', 'split', 'street', 'corner', 'line', 'dozen', 'column', 'red'];

/** What each kind of bet pays and takes at most. */
export function Limits({ session: { texts, money, opened } }: { session: PlaySession }) {
  const stakes = opened.stakes as RouletteStakes;
  const { roulette } = texts;
  const chances = [
    roulette.kinds.red,
    roulette.kinds.black,
    roulette.kinds.even,
    roulette.kinds.odd,
    roulette.kinds.low,
    roulette.kinds.high,
  ];
  return (
    <section>
      <h3>{roulette.limits}</h3>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{roulette.kind}</th>
            <th scope="col">{roulette.pays}</th>
            <th scope="col">{roulette.most}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <td>{kind === 'red' ? chances.join(', ') : roulette.kinds[kind]}</td>
              <td>{spotPays[kind]} : 1</td>
              <td>{money(stakes.spotMax[kind])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {roulette.least(money(stakes.step))} · {roulette.tableMost(money(stakes.tableMax))}
      </p>
    </section>
  );
}
