/** @jsxImportSource preact */
import { useRef } from 'preact/hooks';
import { sound } from '../../lib/win/sound.ts';
import { Emblem, emblemColours } from './emblem.tsx';
import { prizeAmount, winningFields } from './figures.ts';
import { focusNext } from './focus-next.ts';
import type { TicketTable } from './use-ticket.ts';
import './doors.css';

/** A door is open when it was pulled this far aside, in widths of its row. */
const farEnough = 0.32;
const tapPx = 8;

/** Five doors, each pulled aside from a row of three emblems. */
export function Doors({ game }: { game: TicketTable }) {
  const { definition, ticket } = game;
  const rows = definition.fields.type === 'rows' ? definition.fields.rows : 0;
  const fields = ticket?.fields.type === 'rows' ? ticket.fields : null;
  const won = fields ? winningFields(fields) : new Set<number>();
  return (
    <div class={`doors${game.covered ? ' doors--covered' : ''}`}>
      {Array.from({ length: rows }, (_, row) => (
        <Door key={row} game={game} row={row} symbols={fields?.rows[row] ?? null} won={won.has(row)} />
      ))}
    </div>
  );
}

interface DoorProps {
  game: TicketTable;
  row: number;
  symbols: readonly number[] | null;
  won: boolean;
}

function Door({ game, row, symbols, won }: DoorProps) {
  const { open, words, covered, definition, ticket, session, over } = game;
  const leaf = useRef<HTMLSpanElement>(null);
  const pull = useRef<{ from: number; by: number } | null>(null);
  const isOpen = open.has(row);
  const amount = (symbol: number) => session.money(prizeAmount(definition, symbol, ticket!.stake));
  const named = (symbols ?? []).map((symbol) => words.emblems[symbol]).join(', ');
  const pulledBy = (by: number) => {
    leaf.current!.style.transform = by > 0 ? `translateX(${by}px)` : '';
  };
  return (
    <button
      type="button"
      data-field={row}
      class={`door${isOpen ? ' door--open' : ''}${won && isOpen ? ' door--won' : ''}${won && over ? ' door--lit' : ''}`}
      aria-label={isOpen ? named : words.door(row + 1)}
      aria-disabled={!covered || isOpen}
      // The focus stays where it was, so that the space bar continues to open all.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        if (!covered || isOpen) return;
        pull.current = { from: event.clientX, by: 0 };
        event.currentTarget.setPointerCapture(event.pointerId);
        sound('press');
      }}
      onPointerMove={(event) => {
        if (!pull.current) return;
        pull.current.by = Math.max(0, event.clientX - pull.current.from);
        pulledBy(pull.current.by);
      }}
      onPointerUp={(event) => {
        const { by } = pull.current ?? { by: 0 };
        if (!pull.current) return;
        pull.current = null;
        pulledBy(0);
        if (by <= tapPx || by >= farEnough * event.currentTarget.clientWidth) game.openField(row);
      }}
      onPointerCancel={() => {
        pull.current = null;
        pulledBy(0);
      }}
      onClick={(event) => {
        // Taps and pulls are shown by the pointer; a key has none.
        if (event.detail > 0 || !covered) return;
        game.openField(row);
        focusNext(event.currentTarget, open);
      }}
    >
      <span class="door__row">
        {symbols?.map((symbol, place) => (
          <span key={place} class="door__emblem" style={{ '--ink': emblemColours[symbol] }}>
            <Emblem symbol={symbol} />
          </span>
        ))}
        {symbols && won && <b class="door__amount figures">{amount(symbols[0]!)}</b>}
      </span>
      <span ref={leaf} class="door__leaf" aria-hidden="true">
        <span class="door__panel" />
        <b class="door__name figures">{row + 1}</b>
        <span class="door__panel" />
        <span class="door__knob" />
      </span>
    </button>
  );
}
