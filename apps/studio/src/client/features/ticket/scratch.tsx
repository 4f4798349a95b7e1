/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { sound } from '../../lib/win/sound.ts';
import { patchesUnder } from './figures.ts';
import { focusNext } from './focus-next.ts';
import type { TicketTable } from './use-ticket.ts';
import './scratch.css';

/** A field is open when this share of its coating is gone. */
const enough = 0.55;
const across = 6;
/** Of a stroke, in widths of a field. */
const brush = 0.2;
/** A press that moves less than this is a tap. Pixels. */
const tapPx = 8;
const soundEveryMs = 120;

interface ScratchProps {
  game: TicketTable;
  class: string;
  children: ComponentChildren;
}

/**
 * Fields under a coating, taken off by strokes that may cross several of them. Fields are found by `data-field` on their
 * buttons; each has a canvas over what it shows.
 */
export function Scratch({ game, class: name, children }: ScratchProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const stroke = useRef<{ x: number; y: number; far: number; start: Element | null } | null>(null);
  const gone = useRef(new Map<number, Set<number>>());
  const sounded = useRef(0);

  function strokeTo(x: number, y: number) {
    const from = stroke.current!;
    for (const button of sheet.current!.querySelectorAll<HTMLElement>('[data-field]')) {
      const field = Number(button.dataset.field);
      const box = button.getBoundingClientRect();
      if (game.open.has(field) || apart(box, from, { x, y })) continue;
      const within = (px: number, py: number) => [(px - box.left) / box.width, (py - box.top) / box.height] as const;
      const patches = patchesUnder(within(from.x, from.y), within(x, y), brush, across);
      rub(button.querySelector('canvas')!, within(from.x, from.y), within(x, y));
      const all = gone.current.get(field) ?? new Set();
      for (const patch of patches) all.add(patch);
      gone.current.set(field, all);
      if (all.size >= enough * across ** 2) game.openField(field);
    }
    if (performance.now() - sounded.current < soundEveryMs) return;
    sounded.current = performance.now();
    sound('card');
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: fields of a ticket are buttons in a group, and no fields of a form.
    <div
      ref={sheet}
      role="group"
      aria-label={game.words.ticket}
      class={`scratch ${name}${game.covered ? ' scratch--covered' : ''}`}
      // The focus stays where it was, so that the space bar continues to open all.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        if (!game.covered || event.button !== 0) return;
        const start = (event.target as Element).closest('[data-field]');
        stroke.current = { x: event.clientX, y: event.clientY, far: 0, start };
      }}
      onPointerMove={(event) => {
        const from = stroke.current;
        if (!from || !game.covered) return;
        const far = from.far + Math.hypot(event.clientX - from.x, event.clientY - from.y);
        if (far > tapPx) strokeTo(event.clientX, event.clientY);
        stroke.current = { ...from, far, x: event.clientX, y: event.clientY };
      }}
      onPointerUp={() => {
        const { start, far } = stroke.current ?? { start: null, far: 0 };
        stroke.current = null;
        if (start instanceof HTMLElement && far <= tapPx) game.openField(Number(start.dataset.field));
      }}
      onPointerCancel={() => {
        stroke.current = null;
      }}
      onPointerLeave={() => {
        stroke.current = null;
      }}
    >
      {children}
    </div>
  );
}

interface FieldProps {
  game: TicketTable;
  field: number;
  /** Of what it shows; shown once it is open. */
  name: string;
  won: boolean;
  class?: string;
  children: ComponentChildren;
}

/** One field: what it shows, and its coating until it is open. */
export function Field({ game, field, name, won, class: own = '', children }: FieldProps) {
  const { open, words, covered } = game;
  const isOpen = open.has(field);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // In a replay it has no size before its window is open.
    const watch = new ResizeObserver(() => {
      if (coat(canvas.current!, field)) watch.disconnect();
    });
    watch.observe(canvas.current!);
    return () => watch.disconnect();
  }, []);
  return (
    <button
      type="button"
      data-field={field}
      class={`scratch__field ${own}${isOpen ? ' scratch__field--open' : ''}${won && isOpen && game.over ? ' scratch__field--won' : ''}`}
      aria-label={isOpen ? name : words.covered(field + 1)}
      aria-disabled={!covered || isOpen}
      onClick={(event) => {
        // Taps and strokes are the sheet's; a key has no place on the screen.
        if (event.detail > 0 || !covered) return;
        game.openField(field);
        focusNext(event.currentTarget, open);
      }}
    >
      <span class="scratch__shown">{children}</span>
      <canvas ref={canvas} />
    </button>
  );
}

interface Place {
  x: number;
  y: number;
}

function apart(box: DOMRect, a: Place, b: Place): boolean {
  const reach = brush * box.width;
  return (
    Math.max(a.x, b.x) < box.left - reach ||
    Math.min(a.x, b.x) > box.right + reach ||
    Math.max(a.y, b.y) < box.top - reach ||
    Math.min(a.y, b.y) > box.bottom + reach
  );
}

function rub(canvas: HTMLCanvasElement, from: readonly [number, number], to: readonly [number, number]) {
  const { width, height } = canvas;
  const context = canvas.getContext('2d')!;
  context.globalCompositeOperation = 'destination-out';
  context.lineWidth = brush * 2 * width;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(from[0] * width, from[1] * height);
  context.lineTo(to[0] * width, to[1] * height);
  context.stroke();
}

/** Brushed metal with a rosette of fine lines, drawn once at the size of the field; false while it has none. */
function coat(canvas: HTMLCanvasElement, field: number): boolean {
  const scale = Math.min(devicePixelRatio, 2);
  const [width, height] = [Math.round(canvas.clientWidth * scale), Math.round(canvas.clientHeight * scale)];
  if (width === 0) return false;
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d')!;
  const metal = context.createLinearGradient(0, 0, width, height);
  for (const [at, colour] of metalStops) metal.addColorStop(at, colour);
  context.fillStyle = metal;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = 'rgb(30 38 40 / 42%)';
  context.lineWidth = scale * 0.8;
  const radius = Math.min(width, height) * 0.36;
  for (let strand = 0; strand < 4; strand++) {
    context.beginPath();
    for (let i = 0; i <= 160; i++) {
      const angle = (i / 160) * Math.PI * 2;
      const reach = radius * (0.74 + 0.26 * Math.sin(angle * 8 + (strand * Math.PI) / 2 + field));
      context.lineTo(width / 2 + reach * Math.cos(angle), height / 2 + reach * Math.sin(angle));
    }
    context.stroke();
  }
  return true;
}

const metalStops = [
  [0, '#e6ebe9'],
  [0.4, '#aab6b3'],
  [0.62, '#8b9895'],
  [0.8, '#bcc6c3'],
  [1, '#6e7b78'],
] as const;
