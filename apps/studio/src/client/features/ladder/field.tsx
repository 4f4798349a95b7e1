/** @jsxImportSource preact */
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
      >
        {Array.from({ length: tiles }, (_, tile) => {
          const opened = board?.picked.includes(tile) ?? false;
          const trapped = board?.traps?.includes(tile);
          const known = opened || trapped !== undefined;
          const hit = opened && trapped === true;
          const face = !known ? 'closed' : trapped ? 'trap' : 'safe';
          const state = `${face}${hit ? ' field__tile--hit' : ''}${known && !opened ? ' field__tile--left' : ''}`;
          return (
            <button
              key={tile}
              type="button"
              class={`field__tile field__tile--${state}${asked === `pick:${tile}` ? ' field__tile--asked' : ''}`}
              aria-label={`${words.tile(tile + 1)}, ${words[face]}`}
              aria-disabled={!open || known}
              tabIndex={tile === focusable ? 0 : -1}
              onKeyDown={(event) => {
                if (event.key in moves) {
                  event.preventDefault();
                  go(tile, event.key);
                }
              }}
              onClick={() => {
                if (open && !known) game.takeAction(`pick:${tile}`);
              }}
            >
              {face === 'closed' && <Rosette />}
              {face === 'safe' && <Stone />}
              {face === 'trap' && <Charge />}
            </button>
          );
        })}
      </div>
    </div>
  );
}

function Stone() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path class="field__stone" d="M28 20H72L90 42L50 88L10 42Z" />
      <path class="field__facets" d="M10 42H90M28 20L35 42L50 88L65 42L72 20M35 42L50 20L65 42" />
    </svg>
  );
}

function Charge() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path class="field__spikes" d="M50 8V92M8 50H92M20 20L80 80M80 20L20 80" />
      <circle class="field__charge" cx="50" cy="50" r="27" />
      <circle class="field__glint" cx="42" cy="42" r="6" />
    </svg>
  );
}

/** What is engraved on a plate: squares turned about its middle. */
function Rosette() {
  return (
    <svg class="field__rosette" viewBox="0 0 100 100" aria-hidden="true">
      <path d={rosette} />
      <circle cx="50" cy="50" r="9" />
    </svg>
  );
}

const rosette = Array.from({ length: 6 }, (_, turn) => {
  const corner = (i: number) => {
    const angle = ((turn * 15 + i * 90) * Math.PI) / 180;
    return `${(50 + 36 * Math.cos(angle)).toFixed(1)} ${(50 + 36 * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${[0, 1, 2, 3].map(corner).join('L')}Z`;
}).join('');
