/** @jsxImportSource preact */
import type { DrawCard } from '@fairhouse/game-math';
import { suitShapes } from './suit-shapes.ts';
import './large-face.css';

/** The face of a card that is small on the screen: its rank and suit as large as can be, and of a court card its figure. */
export function LargeFace({ card, picture }: { card: DrawCard; picture: string }) {
  if (card === 'JK') return <img src={picture} alt="" draggable={false} />;
  const suit = card[1] as keyof typeof suitShapes;
  const court = 'JQK'.includes(card[0]!);
  return (
    <span class={`large-face large-face--${suit === 'H' || suit === 'D' ? 'red' : 'black'}`}>
      {court && <span class="large-face__court" style={{ backgroundImage: `url(${picture})` }} />}
      <b class="large-face__rank">{card[0] === 'T' ? '10' : card[0]}</b>
      <svg class="large-face__suit" viewBox="-50 -50 100 100" aria-hidden="true">
        <path d={suitShapes[suit]} />
      </svg>
      {!court && (
        <svg class="large-face__pip" viewBox="-50 -50 100 100" aria-hidden="true">
          <path d={suitShapes[suit]} />
        </svg>
      )}
    </span>
  );
}
