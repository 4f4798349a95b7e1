/** @jsxImportSource preact */
import type { OpenStakes } from '@fairhouse/open-games/game';
import type { GamePlace } from '../../lib/page/game-screen.ts';

/** The base bets that are offered. */
export function RulesExtra({ session }: GamePlace) {
  const { least, most } = session.opened.stakes as unknown as OpenStakes;
  return (
    <p class="figures">
      {session.texts.locale === 'fil' ? 'Batayang taya' : 'Base bet'}: {session.money(least)} – {session.money(most)}
    </p>
  );
}
