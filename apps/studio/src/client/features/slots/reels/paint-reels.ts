import type { Cell, SlotRules, Strips } from '@fairhouse/game-math';
import type { SlotTheme } from '@fairhouse/games';
import { type Falls, rowsAway } from './fall-motion.ts';
import { isRunningFast, mod, placeAt, type ReelMotion } from './reel-motion.ts';
import type { Sprite, Sprites } from './sprites.ts';

export interface Sheet {
  width: number;
  height: number;
}

export interface Highlight {
  /** [reel, row] of the cells that won; the others step back. */
  cells: readonly (readonly [number, number])[];
  /** Row on each reel of the line to be drawn, when it is a line. */
  line?: readonly number[];
  /** The winning symbols breathe; not when the round returned no more than its stake. */
  pulse: boolean;
}

/** Cells one by one, in place of strips. */
export interface Board {
  /** An empty name for an empty place. */
  window: readonly (readonly string[])[];
  falls: Falls | null;
  /** What goes, and how far it is gone. */
  leaving?: { cells: readonly Cell[]; progress: number };
  /** How far the empty places are in a spin of their own. */
  shimmer?: number;
}

/** Words on a cell: what it multiplies by, what a coin is worth. */
export interface Label {
  cell: Cell;
  text: string;
  small?: boolean;
}

export interface Shown {
  slot: SlotRules;
  strips: Strips;
  motions: readonly ReelMotion[];
  board: Board | null;
  /** Reels that one symbol fills. */
  filled: ReadonlyMap<number, string>;
  labels: readonly Label[];
  highlight: Highlight | null;
  /** The reel that is waited for. */
  tension: number | null;
}

type Colours = SlotTheme['colours'];

/** One frame of the window: reels, rows, and what is highlighted. */
export function paintReels(
  paper: CanvasRenderingContext2D,
  shown: Shown,
  colours: Colours,
  sheet: Sheet,
  sprites: Sprites,
  nowMs: number,
): void {
  const { slot, strips, motions, board, filled, labels, highlight, tension } = shown;
  const { width, height } = sheet;
  const cellWidth = width / slot.reels;
  const cellHeight = height / slot.rows;
  paper.clearRect(0, 0, width, height);
  paper.fillStyle = colours.well;
  paper.fillRect(0, 0, width, height);
  if (tension !== null) paintTension(paper, colours.glow, tension * cellWidth, cellWidth, height, nowMs);
  const place = (sprite: Sprite, blurred: boolean, reel: number, row: number, y: number, grown = 1, alpha = 1) => {
    const picture = blurred ? sprite.moving : sprite.sharp;
    const lit = !highlight || highlight.cells.some(([x, at]) => x === reel && at === row);
    const scale = grown * (lit && highlight?.pulse ? 1 + 0.045 * (1 + Math.sin(nowMs / 210)) : 1);
    paper.globalAlpha = (lit ? 1 : 0.28) * alpha;
    const x = (reel + 0.5) * cellWidth - (picture.width * scale) / 2;
    paper.drawImage(picture, x, y - (picture.height * scale) / 2, picture.width * scale, picture.height * scale);
  };
  const middle = (row: number) => (row + 0.5) * cellHeight;
  for (let reel = 0; reel < slot.reels; reel++) {
    const over = filled.get(reel);
    if (over !== undefined) {
      paper.globalAlpha = 1;
      for (let row = 0; row < slot.rows; row++) place(sprites[over]!, false, reel, row, middle(row));
    } else if (board) paintColumn(board, reel);
    else paintStrip(reel);
  }
  paper.globalAlpha = 1;
  shade(paper, colours.edge, width, height);
  for (const label of labels) paintLabel(paper, colours, label, cellWidth, cellHeight);
  if (highlight) paintHighlight(paper, colours.line, highlight, cellWidth, cellHeight);

  function paintStrip(reel: number): void {
    const strip = strips[reel]!;
    const motion = motions[reel]!;
    const at = placeAt(motion, nowMs);
    const top = Math.floor(at);
    const shift = (at - top) * cellHeight;
    const fast = isRunningFast(motion, nowMs);
    for (let row = 0; row <= slot.rows; row++)
      place(sprites[strip[mod(top + row, strip.length)]!]!, fast, reel, row, middle(row) - shift);
  }

  function paintColumn({ window, falls, leaving, shimmer }: Board, reel: number): void {
    for (const [row, symbol] of window[reel]!.entries()) {
      const sprite = sprites[symbol];
      if (!sprite) {
        paintEmpty(paper, colours, reel * cellWidth, row * cellHeight, cellWidth, cellHeight, shimmer);
        continue;
      }
      const away = falls ? rowsAway(falls, reel, row, nowMs) : 0;
      const goes = leaving?.cells.some(([x, at]) => x === reel && at === row) ? leaving.progress : 0;
      place(sprite, false, reel, row, middle(row - away), 1 + 0.16 * goes, 1 - goes);
    }
  }
}

/** A place without a coin: dark, and while it spins a light runs down it. */
function paintEmpty(
  paper: CanvasRenderingContext2D,
  { edge, glow }: Colours,
  x: number,
  y: number,
  width: number,
  height: number,
  shimmer = 0,
): void {
  paper.globalAlpha = 1;
  paper.fillStyle = `rgb(${edge} / 46%)`;
  paper.beginPath();
  paper.roundRect(x + width * 0.08, y + height * 0.08, width * 0.84, height * 0.84, width * 0.1);
  paper.fill();
  if (shimmer === 0 || shimmer === 1) return;
  const light = paper.createLinearGradient(0, y, 0, y + height);
  const at = (shimmer * 4) % 1;
  light.addColorStop(0, `rgb(${glow} / 0%)`);
  light.addColorStop(at, `rgb(${glow} / 34%)`);
  light.addColorStop(1, `rgb(${glow} / 0%)`);
  paper.fillStyle = light;
  paper.fill();
}

function paintLabel(
  paper: CanvasRenderingContext2D,
  { edge, accentLight }: Colours,
  { cell: [reel, row], text, small = false }: Label,
  width: number,
  height: number,
): void {
  // A worth of many figures is written smaller, so that it stays on its coin.
  const size = Math.min(width, height) * (small ? 0.25 : Math.min(0.22, 1 / text.length));
  paper.font = `600 ${size}px system-ui, sans-serif`;
  paper.textAlign = 'center';
  paper.textBaseline = 'middle';
  const x = (reel + (small ? 0.78 : 0.5)) * width;
  const y = (row + (small ? 0.8 : 0.5)) * height;
  const wide = paper.measureText(text).width + size * 0.6;
  paper.fillStyle = `rgb(${edge} / 82%)`;
  paper.beginPath();
  paper.roundRect(x - wide / 2, y - size * 0.7, wide, size * 1.4, size * 0.4);
  paper.fill();
  paper.fillStyle = accentLight;
  paper.fillText(text, x, y + size * 0.05);
}

/** The drum's curve: darker towards its upper and lower edge. */
function shade(paper: CanvasRenderingContext2D, edge: string, width: number, height: number): void {
  const curve = paper.createLinearGradient(0, 0, 0, height);
  curve.addColorStop(0, `rgb(${edge} / 62%)`);
  curve.addColorStop(0.14, `rgb(${edge} / 0%)`);
  curve.addColorStop(0.86, `rgb(${edge} / 0%)`);
  curve.addColorStop(1, `rgb(${edge} / 62%)`);
  paper.fillStyle = curve;
  paper.fillRect(0, 0, width, height);
}

function paintTension(
  paper: CanvasRenderingContext2D,
  colour: string,
  x: number,
  width: number,
  height: number,
  nowMs: number,
): void {
  const glow = paper.createLinearGradient(x, 0, x + width, 0);
  const strength = 0.13 + 0.06 * Math.sin(nowMs / 160);
  glow.addColorStop(0, `rgb(${colour} / 2%)`);
  glow.addColorStop(0.5, `rgb(${colour} / ${strength})`);
  glow.addColorStop(1, `rgb(${colour} / 2%)`);
  paper.fillStyle = glow;
  paper.fillRect(x, 0, width, height);
}

function paintHighlight(
  paper: CanvasRenderingContext2D,
  colour: string,
  { cells, line }: Highlight,
  cellWidth: number,
  cellHeight: number,
): void {
  paper.strokeStyle = colour;
  paper.lineJoin = 'round';
  if (line) {
    paper.globalAlpha = 0.55;
    paper.lineWidth = Math.max(1.5, cellWidth / 60);
    paper.beginPath();
    line.forEach((row, reel) => {
      const x = (reel + 0.5) * cellWidth;
      const y = (row + 0.5) * cellHeight;
      if (reel === 0) paper.moveTo(0, y);
      paper.lineTo(x, y);
      if (reel === line.length - 1) paper.lineTo(x + cellWidth / 2, y);
    });
    paper.stroke();
    paper.globalAlpha = 1;
  }
  paper.lineWidth = Math.max(2, cellWidth / 48);
  for (const [reel, row] of cells) {
    paper.beginPath();
    const inset = cellWidth * 0.04;
    paper.roundRect(
      reel * cellWidth + inset,
      row * cellHeight + inset,
      cellWidth - 2 * inset,
      cellHeight - 2 * inset,
      cellWidth * 0.08,
    );
    paper.stroke();
  }
}
