/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { Facts } from '../../ui/sheet/facts.tsx';
import { netAfterEach, netLine } from './net-line.ts';
import './visit-graph.css';

const [width, height] = [320, 84];

/** What this visit to the game came to so far, round by round: in a line, and in figures. */
export function VisitGraph({ session }: { session: PlaySession }) {
  const { texts, money, visit } = session;
  const t = texts.roundsSheet.visit;
  const [, redraw] = useState(0);
  useEffect(() => visit.onRound(() => redraw((count) => count + 1)), [visit]);
  if (visit.count === 0) return null;
  const nets = netAfterEach(visit.rounds, visit.netBefore);
  const values = nets.map(Number);
  const net = values.at(-1)!;
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const { points, zero } = netLine(nets, width, height);
  return (
    <section class="visit-graph" aria-label={t.name}>
      <h3>{t.name}</h3>
      <svg
        viewBox={`-2 -3 ${width + 4} ${height + 6}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t.said(visit.count, money(net), money(lowest), money(highest))}
      >
        <path class="visit-graph__zero" d={`M0 ${zero}H${width}`} />
        <polyline class="visit-graph__line" points={points} />
      </svg>
      <Facts
        facts={[
          [t.rounds, String(visit.count)],
          [t.net, money(net)],
          [t.lowest, money(lowest)],
        ]}
      />
    </section>
  );
}
