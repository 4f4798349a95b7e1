/** @jsxImportSource preact */
import { cardCells, leastIn, type Pattern, placeOf } from '@fairhouse/game-math';
import { completeCells } from './figures.ts';
import type { SubsetTable } from './use-subset.ts';
import './card.css';

const letters = ['B', 'I', 'N', 'G', 'O'];
const ballsSeen = 5;

/** The column that a ball belongs to. */
const columnOf = (ball: number) => Math.floor((ball - 1) / 15);

/** A card of twenty-four numbers, and the balls as they come. */
export function Card({ game }: { game: SubsetTable }) {
  const { definition, words, numbers, balls, round, result, like, standing } = game;
  const counts = round.playing || result !== null;
  const marked = new Set(numbers.flatMap((number, cell) => (balls.includes(number) ? [cell] : [])));
  const lit = completeCells(definition.patterns ?? [], standing ?? 0, marked);
  const latest = balls.slice(-ballsSeen).reverse();
  const cells = Array.from({ length: cardCells + 1 }, (_, place) =>
    place === 12 ? null : Array.from({ length: cardCells }, (_, cell) => cell).find((cell) => placeOf(cell) === place)!,
  );
  return (
    <div class={counts ? 'bingo bingo--counting' : 'bingo'}>
      <div class="bingo__balls">
        <ol aria-label={words.lastBalls}>
          {latest.map((ball, age) => (
            <li
              key={ball}
              class={`bingo__ball bingo__ball--${columnOf(ball)}${age === 0 ? ' bingo__ball--latest' : ''}`}
            >
              <small>{letters[columnOf(ball)]}</small>
              <b class="figures">{ball}</b>
            </li>
          ))}
        </ol>
        <p class="figures">{balls.length > 0 ? words.ballsDrawn(balls.length, like.drawn) : words.balls(like.drawn)}</p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a picture of a card, shown as one. */}
      <div class="bingo__card" role="group" aria-label={words.card}>
        {letters.map((letter, column) => (
          <span key={letter} class={`bingo__letter bingo__letter--${column}`} aria-hidden="true">
            {letter}
          </span>
        ))}
        {cells.map((cell) => {
          if (cell === null) return <Free key="free" name={words.free} />;
          const number = numbers[cell] ?? leastIn(cell);
          const drawn = marked.has(cell);
          return (
            <span
              key={cell}
              class={`bingo__cell figures${drawn ? ' bingo__cell--marked' : ''}${lit.has(cell) ? ' bingo__cell--lit' : ''}`}
            >
              <span>{number}</span>
            </span>
          );
        })}
      </div>
    </div>
  );
}

function Free({ name }: { name: string }) {
  return (
    <span class="bingo__cell">
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <path d={star} />
      </svg>
      <span class="visually-hidden">{name}</span>
    </span>
  );
}

const star = Array.from({ length: 16 }, (_, i) => {
  const angle = (i * Math.PI) / 8;
  const radius = i % 2 ? 19 : i % 4 ? 30 : 44;
  return `${i === 0 ? 'M' : 'L'}${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
}).join('');

/** A pattern as small as a letter: the cells of its first shape. */
export function PatternSign({ pattern }: { pattern: Pattern }) {
  const cells = new Set((pattern.id === 'line' ? pattern.shapes[2]! : pattern.shapes[0]!).map(placeOf));
  return (
    <svg class="pattern-sign" viewBox="0 0 25 25" aria-hidden="true">
      {Array.from({ length: 25 }, (_, place) => (
        <rect
          key={place}
          x={(place % 5) * 5 + 0.5}
          y={Math.floor(place / 5) * 5 + 0.5}
          width="4"
          height="4"
          rx="0.8"
          class={cells.has(place) || place === 12 ? 'pattern-sign__on' : 'pattern-sign__off'}
        />
      ))}
    </svg>
  );
}
