/** @jsxImportSource preact */
import type { Card as CardOf } from '@fairhouse/game-math';
import { useMedia } from '../../lib/page/use-media.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { Card } from '../../ui/cards/card.tsx';
import { CardBack } from '../../ui/cards/card-back.tsx';
import { cardName } from '../../ui/cards/card-name.ts';
import type { Row } from './dealer-poker.states.ts';
import { handCards, handName } from './hand-name.ts';
import type { DealerPokerTable } from './use-dealer-poker.ts';
import './card-row.css';

interface CardRowProps {
  session: PlaySession;
  game: DealerPokerTable;
  row: Row;
}

/** The cards of the dealer, of the middle or of the player, and once all are turned what they make. */
export function CardRow({ session: { texts }, game, row }: CardRowProps) {
  const { words, laid, definition, ended } = game;
  const large = useMedia('(max-width: 640px), (max-height: 520px)');
  const name = row === 'dealer' ? words.dealer : row === 'board' ? words.board : words.you;
  const places = row === 'dealer' ? definition.dealer!.cards : row === 'board' ? definition.board : definition.player;
  const made =
    ended && row !== 'board' ? handName([...ended[row], ...ended.board] as CardOf[], definition.hand, texts) : '';
  const counts = ended ? countingCards(game) : null;
  return (
    <section class={`card-row card-row--${row}`} aria-label={name}>
      <h3 class="card-row__name">
        {name}
        {made && <span class="card-row__made"> {made}</span>}
      </h3>
      <ol class="card-row__cards">
        {Array.from({ length: places }, (_, place) => {
          const one = laid[row][place];
          const idle = counts !== null && one && !counts.has(one.card);
          return (
            <li key={`${place}`} class={`card-row__place${idle ? ' card-row__place--idle' : ''}`}>
              {one && (
                <Card
                  key={one.key}
                  card={one.card}
                  name={cardName(one.card, texts)}
                  from={one.from}
                  large={large}
                  back={<CardBack />}
                />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The cards that make the hand which decided; all of them where hands are of all cards. */
function countingCards({ ended, definition }: DealerPokerTable): ReadonlySet<string> {
  const { player, board, dealer, result } = ended!;
  const all = [...player, ...board, ...dealer] as CardOf[];
  if (player.length + board.length === definition.hand || result === 'folded') return new Set(all);
  const winner = result === 'lost' ? dealer : player;
  return new Set<string>(handCards([...winner, ...board] as CardOf[], definition.hand));
}
