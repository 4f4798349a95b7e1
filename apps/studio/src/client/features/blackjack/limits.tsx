/** @jsxImportSource preact */
import type { BlackjackStakes } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { tableIn } from './screen.ts';

/** The stakes that the table takes. */
export function Limits({ session }: { session: PlaySession }) {
  const { texts, money, opened } = session;
  const { min, max, tableMax } = opened.stakes as BlackjackStakes;
  const { boxed } = tableIn(session);
  return (
    <section>
      <h3>{texts.layout.limits}</h3>
      <p class="figures">{texts.blackjack.limits(money(min), money(max))}</p>
      {boxed && <p class="figures">{texts.layout.tableMost(money(tableMax))}</p>}
    </section>
  );
}
