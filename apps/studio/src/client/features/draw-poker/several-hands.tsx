/** @jsxImportSource preact */
import type { DrawnHand } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { CardShown } from '../../ui/cards/card.tsx';
import { cardName } from '../../ui/cards/card-name.ts';
import { lineName } from './line-name.ts';
import type { DrawPokerTable } from './use-draw-poker.ts';
import './several-hands.css';

const suits = { S: '♠', H: '♥', D: '♦', C: '♣' } as const;

/** What the other hands of a round show: before the draw the cards that are held, afterwards all of them, those that pay first. */
export function SeveralHands({ session: { texts }, game }: { session: PlaySession; game: DrawPokerTable }) {
  const { hands, others, definition, words, places, held, holdsShown } = game;
  const paysOf = ({ line }: DrawnHand) => definition.pays[line]?.pays ?? 0;
  const before = places.map(({ card }, i): CardShown => (holdsShown && (held >> i) & 1 && card ? card : '??'));
  const shown = others
    ? others.toSorted((a, b) => paysOf(b) - paysOf(a)).map((hand) => ({ cards: hand.drawn, pays: paysOf(hand), hand }))
    : Array.from({ length: hands - 1 }, () => ({ cards: before, pays: 0, hand: null }));
  return (
    // What scrolls is reached by the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <ol class="several-hands figures" aria-label={words.otherHands(hands - 1)} tabIndex={0}>
      {shown.map(({ cards, pays, hand }, i) => (
        <li
          key={`${i}`}
          class={`several-hands__one${pays > 1 ? ' several-hands__one--won' : pays > 0 ? ' several-hands__one--back' : ''}`}
          aria-label={
            hand
              ? `${hand.line < 0 ? words.nothing : `${lineName(definition, hand.line, texts)}, ${words.paid(pays)}`}: ${cards.map((card) => cardName(card, texts)).join(', ')}`
              : words.notDrawn
          }
        >
          {cards.map((card, at) => (
            <span key={`${at}`} class={`several-hands__card ${toneOf(card)}`} aria-hidden="true">
              {textOf(card)}
            </span>
          ))}
          <span class="several-hands__pays" aria-hidden="true">
            {hand && (pays > 0 ? `${pays}×` : '–')}
          </span>
        </li>
      ))}
    </ol>
  );
}

function textOf(card: CardShown): string {
  if (card === '??') return '';
  if (card === 'JK') return '★';
  return `${card[0] === 'T' ? '10' : card[0]}${suits[card[1] as keyof typeof suits]}`;
}

function toneOf(card: CardShown): string {
  if (card === '??') return 'several-hands__card--down';
  return card[1] === 'H' || card[1] === 'D' ? 'several-hands__card--red' : '';
}
