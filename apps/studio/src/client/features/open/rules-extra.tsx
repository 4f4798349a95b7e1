/** @jsxImportSource preact */
import type { OpenStakes } from '@fairhouse/open-games/game';
import type { GamePlace } from '../../lib/page/game-screen.ts';
import { wordsOf } from './texts.ts';

/** The base bets that are offered. */
export function RulesExtra({ session }: GamePlace) {
  const { least, most } = session.opened.stakes as unknown as OpenStakes;
  return (
    <p class="figures">
      {wordsOf(session.texts).baseBet}: {session.money(least)} – {session.money(most)}
    </p>
  );
}
