/** @jsxImportSource preact */

import type { TappedStakes } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { shortMultiple } from '../../lib/stake/multiple-text.ts';
import { exactText, numberText } from '../../lib/texts/numbers.ts';
import { FiguresTable } from '../../ui/sheet/figures-table.tsx';
import { oneInText } from './figures.ts';
import { gameIn } from './screen.ts';
import { wordsOf } from './texts.ts';

/** Every prize, what it pays at the price that is offered first, and its odds. */
export function Pays({ session }: { session: PlaySession }) {
  const words = wordsOf(session.texts);
  const { definition } = gameIn(session);
  const { prizes, tickets, fields, declared } = definition;
  /** What is matched is the prize itself, and has no other name. */
  const emblems = fields.type !== 'match';
  const { first } = session.opened.stakes as TappedStakes;
  return (
    <section>
      <h3>{words.table}</h3>
      <FiguresTable
        heads={[
          ...(emblems ? [words.emblem] : []),
          words.pays,
          session.money(first),
          words.tickets(numberText(tickets)),
          words.odds,
        ]}
        rows={prizes.map((prize, place) => {
          const pays = shortMultiple(prize.pays);
          const won = session.money((first * prize.pays) / 100);
          const figures = [won, numberText(prize.tickets), words.oneIn(oneInText(tickets, prize.tickets))];
          return emblems ? [words.emblems[place]!, pays, ...figures] : [pays, ...figures];
        })}
      />
      <p>{words.help(exactText(declared.return))}</p>
    </section>
  );
}
