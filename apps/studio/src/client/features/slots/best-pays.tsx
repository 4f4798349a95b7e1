/** @jsxImportSource preact */
import type { PlaySession } from '../../lib/round/play-session.ts';
import { slotOf, symbolName } from './props.ts';

/** What the best symbols pay at the coin that is chosen; where a tall phone has place for it. */
export function BestPays({ session, coin }: { session: PlaySession; coin: number }) {
  const { texts, money } = session;
  const { code, symbols, pays, tiers, way } = slotOf(session).definition;
  const best = symbols.filter((symbol) => pays[symbol]).slice(0, mostShown);
  return (
    <ul class="best-pays figures" aria-label={texts.slot.pays[way]}>
      {best.map((symbol) => (
        <li key={symbol}>
          <img src={`/art/${code}/symbols/${symbol}.webp`} alt={symbolName(session, symbol)} loading="lazy" />
          <span>{tiers.at(-1)} ×</span>
          <strong>{money(pays[symbol]!.at(-1)! * coin)}</strong>
        </li>
      ))}
    </ul>
  );
}

const mostShown = 4;
