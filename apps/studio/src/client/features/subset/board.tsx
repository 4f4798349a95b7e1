/** @jsxImportSource preact */

import { useRef } from 'preact/hooks';
import { instantNow } from '../../lib/win/motion.ts';
import type { SubsetTable } from './use-subset.ts';
import './board.css';

/** Every number, to be chosen by a tap; the balls fall on them. */
export function Board({ game }: { game: SubsetTable }) {
  const { definition, words, numbers, balls, idle, round, result } = game;
  const board = useRef<HTMLDivElement>(null);
  const all = Array.from({ length: definition.numbers }, (_, i) => i + 1);
  const counts = round.playing || result !== null;
  const move = (number: number, key: string): boolean => {
    const cells = [...board.current!.querySelectorAll<HTMLButtonElement>('button')];
    const columns = cells.findIndex((cell, i) => i > 0 && cell.offsetTop > cells[0]!.offsetTop);
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
    const by = steps[key];
    if (by === undefined) return false;
    cells[number - 1 + by]?.focus();
    return true;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: numbers are buttons in a group, and no fields of a form.
    <div
      ref={board}
      class={`numbers numbers--${definition.numbers}${counts ? ' numbers--counting' : ''}`}
      role="group"
      aria-label={words.board}
    >
      {all.map((number) => {
        const chosen = numbers.includes(number);
        const drawn = balls.includes(number);
        return (
          <button
            key={number}
            type="button"
            class={`numbers__one figures${chosen ? ' numbers__one--chosen' : ''}${drawn ? ' numbers__one--drawn' : ''}`}
            aria-pressed={chosen}
            aria-label={words.number(number, chosen, drawn)}
            aria-disabled={!idle && !instantNow()}
            tabIndex={number === (numbers[0] ?? 1) ? 0 : -1}
            onKeyDown={(event) => {
              if (move(number, event.key)) event.preventDefault();
            }}
            onClick={() => {
              if (idle) game.toggle(number);
            }}
          >
            <span>{number}</span>
          </button>
        );
      })}
    </div>
  );
}
