/** @jsxImportSource preact */
import { Component, type JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { instantNow } from '../../lib/win/motion.ts';
import type { SubsetTable } from './use-subset.ts';
import './board.css';

/** Every number, to be chosen by a tap; the balls fall on them. */
export function Board({ game }: { game: SubsetTable }) {
  const { definition, words, numbers, balls, idle, round, result } = game;
  const board = useRef<HTMLDivElement>(null);
  const [isChosen, isDrawn] = [new Set(numbers), new Set(balls)];
  const counts = round.playing || result !== null;
  const move = (event: JSX.TargetedKeyboardEvent<HTMLDivElement>) => {
    const number = numberAt(event.target);
    if (number === undefined) return;
    const cells = [...board.current!.querySelectorAll<HTMLButtonElement>('button')];
    const columns = cells.findIndex((cell, i) => i > 0 && cell.offsetTop > cells[0]!.offsetTop);
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
    const by = steps[event.key];
    if (by === undefined) return;
    cells[number - 1 + by]?.focus();
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: numbers are buttons in a group, and no fields of a form.
    <div
      ref={board}
      class={`numbers numbers--${definition.numbers}${counts ? ' numbers--counting' : ''}`}
      role="group"
      aria-label={words.board}
      onKeyDown={move}
      onClick={(event) => {
        const number = numberAt(event.target);
        if (number !== undefined && idle) game.toggle(number);
      }}
    >
      {Array.from({ length: definition.numbers }, (_, i) => i + 1).map((number) => (
        <Tile
          key={number}
          number={number}
          chosen={isChosen.has(number)}
          drawn={isDrawn.has(number)}
          disabled={!idle && !instantNow()}
          isFirst={number === (numbers[0] ?? 1)}
          nameOf={words.number}
        />
      ))}
    </div>
  );
}

interface TileProps {
  number: number;
  chosen: boolean;
  drawn: boolean;
  disabled: boolean;
  isFirst: boolean;
  nameOf: (number: number, chosen: boolean, drawn: boolean) => string;
}

/** Drawn again only where something of it has changed: a round of instant play changes a third of them. */
class Tile extends Component<TileProps> {
  override shouldComponentUpdate(next: TileProps): boolean {
    const { chosen, drawn, disabled, isFirst } = this.props;
    return next.chosen !== chosen || next.drawn !== drawn || next.disabled !== disabled || next.isFirst !== isFirst;
  }

  override render({ number, chosen, drawn, disabled, isFirst, nameOf }: TileProps) {
    return (
      <button
        type="button"
        class={`numbers__one figures${chosen ? ' numbers__one--chosen' : ''}${drawn ? ' numbers__one--drawn' : ''}`}
        data-number={number}
        aria-pressed={chosen}
        aria-label={nameOf(number, chosen, drawn)}
        aria-disabled={disabled}
        tabIndex={isFirst ? 0 : -1}
      >
        <span>{number}</span>
      </button>
    );
  }
}

function numberAt(target: EventTarget | null): number | undefined {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-number]') : null;
  return tile ? Number(tile.dataset.number) : undefined;
}
