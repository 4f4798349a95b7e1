/** @jsxImportSource preact */
import type { DrawCard } from '@fairhouse/game-math';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { motionReduced, paced, pause } from '../../lib/win/motion.ts';
import { faceOf, hasPicture } from './card-picture.ts';
import { LargeFace } from './large-face.tsx';
import './card.css';

/** A card, or the back of one that is not known. */
export type CardShown = DrawCard | '??';

interface CardProps {
  card: CardShown;
  /** Undefined where what holds it is named by it. */
  name?: string;
  /** Small on the screen: with rank and suit as large as can be. */
  large?: boolean;
  /** In place of the back of the casino. */
  back?: ComponentChildren;
  /** Where it comes from: out of the shoe, from the hand beside it, or it lay there already. */
  from: 'shoe' | 'beside' | 'there';
}

/** A card with two sides. It slides in face down and turns; a face-down card turns when its face becomes known. */
export function Card({ card, name, large, back, from }: CardProps) {
  const outer = useRef<HTMLSpanElement>(null);
  const inner = useRef<HTMLSpanElement>(null);
  const faceDown = card === '??';
  useLayoutEffect(() => {
    if (from === 'there') return;
    const element = outer.current!;
    if (motionReduced()) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: paced(260) });
      return;
    }
    const here = element.getBoundingClientRect();
    const shoe = document.querySelector('[data-shoe]')?.getBoundingClientRect();
    const dx = from === 'beside' || !shoe ? -here.width * 1.2 : shoe.left + shoe.width / 2 - here.left - here.width / 2;
    const dy = from === 'beside' || !shoe ? 0 : shoe.top + shoe.height / 2 - here.top - here.height / 2;
    element.animate(
      [{ transform: `translate(${dx}px, ${dy}px) rotate(${from === 'shoe' ? 14 : 0}deg)` }, { transform: 'none' }],
      {
        duration: paced(360),
        easing: 'cubic-bezier(.2,.75,.3,1)',
      },
    );
    if (from === 'shoe' && !faceDown) {
      inner.current!.animate(
        [
          { transform: 'rotateY(180deg)' },
          { transform: 'rotateY(180deg)', offset: 0.3 },
          { transform: 'rotateY(0deg)' },
        ],
        {
          duration: paced(400),
          easing: 'ease-out',
        },
      );
    }
  }, []);
  return (
    <span class="card" ref={outer} {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}>
      <span class={`card__sides${faceDown ? ' card__sides--down' : ''}`} ref={inner}>
        {!faceDown &&
          (large ? (
            <LargeFace card={card} picture={faceOf(card)} />
          ) : (
            <img src={faceOf(card)} alt="" draggable={false} />
          ))}
        <span class="card__back">{back ?? <img src="/art/cards/back.webp" alt="" draggable={false} />}</span>
      </span>
    </span>
  );
}

/** Fetches faces before they turn; a slow line is not waited for. */
export async function facesFetched(cards: readonly DrawCard[], large = false): Promise<void> {
  const pictures = cards.filter((card) => hasPicture(card, large));
  const loaded = pictures.map((card) => {
    const picture = new Image();
    picture.src = faceOf(card);
    return picture.decode().catch(() => {});
  });
  await Promise.race([Promise.all(loaded), pause(600)]);
}
