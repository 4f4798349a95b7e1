/** @jsxImportSource preact */
import { type CardsShown, rankOf } from '@fairhouse/game-math';
import { useEffect, useRef } from 'preact/hooks';
import { cardName } from '../../ui/cards/card-name.ts';
import { faceOf } from '../../ui/cards/card-picture.ts';
import type { FaceProps } from './use-ladder.ts';
import './cards.css';

/** The open card, with the row of those before it; at rest the back of a pack. */
export function Cards({ session: { texts }, game }: FaceProps) {
  const { words, shown } = game;
  const board = shown?.board.type === 'cards' ? shown.board : null;
  const row = useRef<HTMLOListElement>(null);
  const count = board?.cards.length ?? 0;
  useEffect(() => {
    row.current?.scrollTo({ left: row.current.scrollWidth });
  }, [count]);
  const verdict = shown?.state === 'failed' ? ' hi-lo--lost' : shown?.state === 'taken' ? ' hi-lo--won' : '';
  return (
    <div class={`hi-lo${verdict}`}>
      <div class="hi-lo__pack">
        <img class="hi-lo__under" src="/art/cards/back.webp" alt="" draggable={false} />
        {board ? (
          <img
            key={`${count}-${board.cards.at(-1)}`}
            class="hi-lo__open"
            src={faceOf(board.cards.at(-1)!)}
            alt={cardName(board.cards.at(-1)!, texts)}
            draggable={false}
          />
        ) : (
          <img class="hi-lo__open hi-lo__open--back" src="/art/cards/back.webp" alt="" draggable={false} />
        )}
      </div>
      <ol class="hi-lo__row" ref={row} aria-label={words.cards}>
        {board?.cards.slice(0, -1).map((card, i) => (
          <li
            key={`${i}-${card}`}
            class={`hi-lo__before${board.actions[i] === 'skip' ? ' hi-lo__before--skipped' : ''}`}
          >
            <img src={faceOf(card)} alt={cardName(card, texts)} draggable={false} />
            <span class="hi-lo__said" aria-hidden="true">
              {signOf(board, i)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What was said of a card: up, down, the same, or passed over. */
function signOf({ actions, cards }: CardsShown, place: number): string {
  const action = actions[place];
  if (action === 'skip') return '»';
  if (action === 'same') return '=';
  const atEnd = [0, 12].includes(rankOf(cards[place]!));
  return `${action === 'higher' ? '▲' : '▼'}${atEnd ? '' : '='}`;
}
