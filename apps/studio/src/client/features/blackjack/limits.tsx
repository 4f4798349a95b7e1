/** @jsxImportSource preact */
import type { BlackjackStakes } from '@fairhouse/game-math';
import type { House } from '../../lib/house.ts';

/** The stakes that the table takes. */
export function Limits({ house: { texts, money, opened } }: { house: House }) {
  const { min, max } = opened.stakes as BlackjackStakes;
  return (
    <section>
      <h3>{texts.roulette.limits}</h3>
      <p class="figures">{texts.blackjack.limits(money(min), money(max))}</p>
    </section>
  );
}
