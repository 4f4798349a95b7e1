/** @jsxImportSource preact */
import { baccaratTotal, type Card } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { CardTable } from './card-table.ts';
import { Hand } from './hand.tsx';
import type { CardSeen } from './story.ts';
import './two-sides.css';

const sides = {
  baccarat: ['player', 'banker'],
  'dragon-tiger': ['dragon', 'tiger'],
  war: ['player', 'dealer'],
} as const;

/** Two hands against one another; the one that won is lit. */
export function TwoSides({ session, game }: { session: PlaySession; game: CardTable }) {
  const { words, theme, table, result } = game;
  const face = theme.face as keyof typeof sides;
  const won = result?.outcome.result;
  return (
    <div class="sides">
      {[0, 1].map((side) => {
        const name = words.places[face][side]!;
        const total = face === 'baccarat' ? totalOf(table[side] ?? []) : undefined;
        const state = !won ? '' : won === sides[face][side] ? ' side--won' : ' side--lost';
        return (
          <section key={side} class={`side side--${side === 0 ? 'first' : 'second'}${won === 'tie' ? '' : state}`}>
            <h2 class="side__name figures">
              <span>{name}</span>
              {face === 'baccarat' && <b class="side__total">{total ?? ''}</b>}
            </h2>
            <Hand session={session} game={game} place={side} empty={face === 'baccarat' ? 2 : 1} />
          </section>
        );
      })}
    </div>
  );
}

/** Of the cards that lie open. */
function totalOf(cards: readonly CardSeen[]): number | undefined {
  const open = cards.filter((card): card is Card => card !== '??');
  return open.length > 0 ? baccaratTotal(open) : undefined;
}
