/** @jsxImportSource preact */
import { Component } from 'preact';
import { useRef } from 'preact/hooks';
import { StopStrip } from './stop-strip.tsx';
import type { FaceProps } from './use-ladder.ts';
import './field.css';

const across = 5;
const moves: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -across, ArrowDown: across };

/** Twenty-five plates; what is under one is seen when it is opened, and under all of them at the end. */
export function Field({ game }: FaceProps) {
  const { words, shown, open, asked, definition } = game;
  const grid = useRef<HTMLDivElement>(null);
  const board = shown?.board.type === 'field' ? shown.board : null;
  const tiles = definition.board.type === 'field' ? definition.board.tiles : 0;
  const go = (tile: number, key: string) => {
    const to = tile + moves[key]!;
    const wraps = Math.abs(moves[key]!) === 1 && Math.floor(to / across) !== Math.floor(tile / across);
    if (to < 0 || to >= tiles || wraps) return;
    grid.current?.querySelectorAll<HTMLButtonElement>('button')[to]?.focus();
  };
  const focusable = board?.picked.at(-1) ?? 12;
  return (
    <div class="field">
      <StopStrip game={game} />
      {/* biome-ignore lint/a11y/useSemanticElements: tiles are buttons in a group, and no fields of a form. */}
      <div
        class={open ? 'field__grid field__grid--open' : 'field__grid'}
        ref={grid}
        role="group"
        aria-label={words.field}
        onKeyDown={(event) => {
          const tile = tileAt(event.target);
          if (tile === undefined || !(event.key in moves)) return;
          event.preventDefault();
          go(tile, event.key);
        }}
        onClick={(event) => {
          const tile = tileAt(event.target);
          if (tile === undefined || !open || board?.picked.includes(tile)) return;
          game.takeAction(`pick:${tile}`);
        }}
      >
        {Array.from({ length: tiles }, (_, tile) => {
          const opened = board?.picked.includes(tile) ?? false;
          const trapped = board?.traps?.includes(tile);
          const known = opened || trapped !== undefined;
          return (
            <Tile
              key={tile}
              tile={tile}
              name={words.tile(tile + 1)}
              face={!known ? 'closed' : trapped ? 'trap' : 'safe'}
              hit={opened && trapped === true}
              left={known && !opened}
              asked={asked === `pick:${tile}`}
              disabled={!open || known}
              isFocusable={tile === focusable}
              words={words}
            />
          );
        })}
      </div>
    </div>
  );
}

interface TileProps {
  tile: number;
  name: string;
  face: 'closed' | 'safe' | 'trap';
  hit: boolean;
  left: boolean;
  asked: boolean;
  disabled: boolean;
  isFocusable: boolean;
  words: FaceProps['game']['words'];
}

/** Drawn again only where something of it has changed; its picture is the style sheet's, so that no elements come and go. */
class Tile extends Component<TileProps> {
  override shouldComponentUpdate(next: TileProps): boolean {
    return (Object.keys(next) as (keyof TileProps)[]).some((key) => next[key] !== this.props[key]);
  }

  override render({ tile, name, face, hit, left, asked, disabled, isFocusable, words }: TileProps) {
    const states = [face, ...(hit ? ['hit'] : []), ...(left ? ['left'] : []), ...(asked ? ['asked'] : [])];
    return (
      <button
        type="button"
        class={`field__tile ${states.map((state) => `field__tile--${state}`).join(' ')}`}
        data-tile={tile}
        aria-label={`${name}, ${words[face]}`}
        aria-disabled={disabled}
        tabIndex={isFocusable ? 0 : -1}
      />
    );
  }
}

function tileAt(target: EventTarget | null): number | undefined {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-tile]') : null;
  return tile ? Number(tile.dataset.tile) : undefined;
}
