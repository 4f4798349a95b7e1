/** @jsxImportSource preact */
import type { BlackjackStakes } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/play-session.ts';

/** The stakes that the table takes. */
export function Limits({ session: { texts, money, opened } }: { session: PlaySession }) {
  const { min, max } = opened.stakes as BlackjackStakes;
  return (
    <section>
      <h3>{texts.layout.limits}</h3>
      <p class="figures">{texts.blackjack.limits(money(min), money(max))}</p>
    </section>
  );
}
