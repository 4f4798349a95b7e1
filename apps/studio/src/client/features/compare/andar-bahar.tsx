/** @jsxImportSource preact */
import type { PlaySession } from '../../lib/round/play-session.ts';
import { Hand } from '../../ui/compare/hand.tsx';
import type { CompareTable } from './use-compare.ts';
import '../../ui/compare/two-sides.css';
import './andar-bahar.css';

/** The card in the middle, and the two rows that are dealt until it has its like. */
export function AndarBahar({ session, game }: { session: PlaySession; game: CompareTable }) {
  const { words, theme, table, result } = game;
  const won = result?.outcome.result;
  const names = words.places[theme.face];
  return (
    <div class="rows">
      <div class="rows__middle">
        <Hand session={session} game={game} place={0} />
      </div>
      {(['andar', 'bahar'] as const).map((side, i) => (
        <section
          key={side}
          class={`row side--${i === 0 ? 'first' : 'second'}${won ? (won === side ? ' side--won' : ' side--lost') : ''}`}
        >
          <h2 class="side__name figures">
            <span>{names[i + 1]}</span>
            <b class="side__total">{table[i + 1]?.length || ''}</b>
          </h2>
          {/* Up to 49 cards that overlap: their pictures would be 490 kB, and what shows of each is a corner. */}
          <Hand session={session} game={game} place={i + 1} large />
        </section>
      ))}
    </div>
  );
}
