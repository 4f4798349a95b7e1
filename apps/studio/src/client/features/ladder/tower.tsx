/** @jsxImportSource preact */
import { multipleText } from '../../lib/stake/multiple-text.ts';
import type { FaceProps } from './use-ladder.ts';
import './tower.css';

/** Storeys from the lowest up; one window is chosen in each. */
export function Tower({ game }: FaceProps) {
  const { words, shown, open, asked, definition, mode, stops } = game;
  const board = shown?.board.type === 'rows' ? shown.board : null;
  const rows = definition.board.type === 'rows' ? definition.board.modes[mode]!.rows : [];
  const steps = shown?.steps ?? 0;
  return (
    <ol class="tower" style={{ '--rows': rows.length }} aria-label={words.tower}>
      {rows
        .map(({ tiles }, row) => {
          const active = open !== null && row === steps;
          const picked = board?.picked[row];
          const traps = board?.traps?.[row];
          const place = active ? ' tower__row--active' : row < steps ? ' tower__row--held' : '';
          return (
            <li key={row} class={`tower__row${place}`}>
              <span class="tower__pays figures">{multipleText(stops[row]!.pays)}</span>
              <div class="tower__tiles" style={{ '--tiles': tiles }}>
                {Array.from({ length: tiles }, (_, tile) => {
                  const mine = picked === tile;
                  const trapped = traps?.includes(tile) ?? (mine && row >= steps);
                  const known = mine || traps !== undefined;
                  const face = !known ? 'closed' : trapped ? 'trap' : 'safe';
                  const state = `${face}${mine ? ' tower__tile--mine' : ''}`;
                  const waits = active && asked === `pick:${tile}` ? ' tower__tile--asked' : '';
                  return (
                    <button
                      key={tile}
                      type="button"
                      class={`tower__tile tower__tile--${state}${waits}`}
                      aria-label={`${words.tileOf(row + 1, tile + 1)}, ${words[face]}`}
                      disabled={!active}
                      onClick={() => game.takeAction(`pick:${tile}`)}
                    >
                      <Window face={face} />
                    </button>
                  );
                })}
              </div>
            </li>
          );
        })
        .reverse()}
    </ol>
  );
}

function Window({ face }: { face: 'closed' | 'trap' | 'safe' }) {
  return (
    <svg viewBox="0 0 60 40" aria-hidden="true">
      <path class="tower__arch" d="M16 38V18A14 14 0 0 1 44 18V38Z" />
      {face === 'trap' ? (
        <path class="tower__bars" d="M22 14L38 32M38 14L22 32" />
      ) : (
        <path class="tower__bars" d="M30 4V38M16 23H44" />
      )}
    </svg>
  );
}
