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

/** Cells that are turned over to show what they are, and how far. */
export interface Turning {
  cells: readonly Cell[];
  symbol: string;
  progress: number;
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
  /** Reels that turn as one, from one to another: their strip is of symbols as large as all their cells. */
  joined: readonly [first: number, last: number] | null;
  /** Cells on which a wild stays, whatever the reels show beneath it. */
  stuck: readonly Cell[];
  turning: Turning | null;
  labels: readonly Label[];
  highlight: Highlight | null;
  /** The reel that is waited for. */
  tension: number | null;
  /** Without a frame symbols fade at the edges of the window, where a drum would be darker. */
  fades: boolean;
}

type Colours = SlotTheme['colours'];

/** Beside what has won, the other symbols are dimmed, and can still be read. */
const notLit = 0.45;

/** One frame of the window: reels, rows, and what is highlighted. */
export function paintReels(
  paper: CanvasRenderingContext2D,
  shown: Shown,
  colours: Colours,
  sheet: Sheet,
  sprites: Sprites,
  nowMs: number,
): void {
  const { slot, strips, motions, board, filled, joined, stuck, turning, labels, highlight, tension, fades } = shown;
  const { width, height } = sheet;
  const cellWidth = width / slot.reels;
  /** Where rows vary, a reel of fewer has higher cells. */
  const heightOf = (reel: number) => height / (board?.window[reel]?.length ?? slot.rows);
  // The well behind the symbols is the canvas's own ground, in its style.
  paper.clearRect(0, 0, width, height);
  if (tension !== null) paintTension(paper, colours.glow, tension * cellWidth, cellWidth, height, nowMs);
  const place = (sprite: Sprite, blurred: boolean, reel: number, row: number, y: number, grown = 1, alpha = 1) => {
    const picture = blurred ? sprite.moving : sprite.sharp;
    const lit = !highlight || highlight.cells.some(([x, at]) => x === reel && at === row);
    const fitted = slot.heights ? Math.min(cellWidth, heightOf(reel)) / sprite.sharp.height : 1;
    const scale = fitted * grown * (lit && highlight?.pulse ? 1 + 0.045 * (1 + Math.sin(nowMs / 210)) : 1);
    paper.globalAlpha = (lit ? 1 : notLit) * alpha;
    const x = (reel + 0.5) * cellWidth - (picture.width * scale) / 2;
    const top = y - (picture.height * scale) / 2;
    // On whole pixels and in its own size a picture is copied; anything else is computed pixel by pixel.
    if (scale === 1) paper.drawImage(picture, Math.round(x), Math.round(top));
    else paper.drawImage(picture, x, top, picture.width * scale, picture.height * scale);
  };
  const middle = (row: number, reel: number) => (row + 0.5) * heightOf(reel);
  for (let reel = 0; reel < slot.reels; reel++) {
    const over = filled.get(reel);
    if (over !== undefined) {
      paper.globalAlpha = 1;
      for (let row = 0; row < slot.rows; row++) place(sprites[over]!, false, reel, row, middle(row, reel));
    } else if (board) paintColumn(board, reel);
    else if (!joined || reel < joined[0] || reel > joined[1]) paintStrip(reel);
    else if (reel === joined[0]) paintJoined(reel, joined[1] + 1 - reel);
  }
  for (const [reel, row] of stuck) paintStuck(reel, row);
  paper.globalAlpha = 1;
  if (board && slot.heights) paintGaps(paper, colours.edge, board, cellWidth, heightOf);
  if (fades) paper.globalCompositeOperation = 'destination-out';
  shade(paper, fades ? '0 0 0' : colours.edge, width, height, fades ? 0.06 : 0.14);
  paper.globalCompositeOperation = 'source-over';
  for (const label of labels) paintLabel(paper, colours, label, cellWidth, heightOf(label.cell[0]));
  if (highlight) paintHighlight(paper, colours.line, highlight, joined, cellWidth, heightOf);

  function paintStrip(reel: number): void {
    const strip = strips[reel]!;
    const motion = motions[reel]!;
    const at = placeAt(motion, nowMs);
    const top = Math.floor(at);
    const shift = (at - top) * heightOf(reel);
    const fast = isRunningFast(motion, nowMs);
    for (let row = 0; row <= slot.rows; row++) {
      const sprite = sprites[strip[mod(top + row, strip.length)]!]!;
      if (turning?.cells.some(([x, y]) => x === reel && y === row)) paintTurning(sprite, turning, reel, row);
      else place(sprite, fast, reel, row, middle(row, reel) - shift);
    }
  }

  /** A card that is turned over: it narrows to nothing, and what comes back is its other side. */
  function paintTurning(from: Sprite, { symbol, progress }: Turning, reel: number, row: number): void {
    const { sharp } = progress < 0.5 ? from : sprites[symbol]!;
    const wide = sharp.width * Math.abs(Math.cos(progress * Math.PI));
    paper.globalAlpha = 1;
    const x = (reel + 0.5) * cellWidth - wide / 2;
    paper.drawImage(sharp, x, middle(row, reel) - sharp.height / 2, wide, sharp.height);
  }

  /** Symbols as large as all cells of reels that are joined; the place of the reel is counted in rows all the same. */
  function paintJoined(reel: number, wide: number): void {
    const strip = strips[reel]!;
    const at = placeAt(motions[reel]!, nowMs) / slot.rows;
    const top = Math.floor(at);
    for (let i = 0; i <= 1; i++) {
      const symbol = strip[mod(top + i, strip.length)]!;
      const { giant } = sprites[symbol]!;
      if (!giant) continue;
      const lit = !highlight || highlight.cells.some(([x]) => x >= reel && x < reel + wide);
      const scale = lit && highlight?.pulse ? 1 + 0.02 * (1 + Math.sin(nowMs / 210)) : 1;
      const side = giant.width * scale;
      paper.globalAlpha = lit ? 1 : notLit;
      const x = (reel + wide / 2) * cellWidth;
      const y = (i + 0.5 - (at - top)) * height;
      paper.drawImage(giant, x - side / 2, y - side / 2, side, side);
    }
  }

  function paintStuck(reel: number, row: number): void {
    const high = heightOf(reel);
    paper.clearRect(reel * cellWidth, row * high, cellWidth, high);
    paper.globalAlpha = 1;
    paper.fillStyle = `rgb(${colours.glow} / 16%)`;
    paper.fillRect(reel * cellWidth, row * high, cellWidth, high);
    place(sprites[Object.keys(slot.wilds)[0]!]!, false, reel, row, middle(row, reel));
  }

  function paintColumn({ window, falls, leaving, shimmer }: Board, reel: number): void {
    for (const [row, symbol] of window[reel]!.entries()) {
      const sprite = sprites[symbol];
      if (!sprite) {
        paintEmpty(paper, colours, reel * cellWidth, row * heightOf(reel), cellWidth, heightOf(reel), shimmer);
        continue;
      }
      const away = falls ? rowsAway(falls, reel, row, nowMs) : 0;
      const goes = leaving?.cells.some(([x, at]) => x === reel && at === row) ? leaving.progress : 0;
      place(sprite, false, reel, row, middle(row - away, reel), 1 + 0.16 * goes, 1 - goes);
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

/** The drum's curve: darker towards its upper and lower edge, over this part of its height. */
function shade(paper: CanvasRenderingContext2D, edge: string, width: number, height: number, part: number): void {
  const deep = Math.round(height * part);
  for (const [from, to, top] of [
    [0, deep, 0],
    [height, height - deep, height - deep],
  ] as const) {
    const curve = paper.createLinearGradient(0, from, 0, to);
    curve.addColorStop(0, `rgb(${edge} / 62%)`);
    curve.addColorStop(1, `rgb(${edge} / 0%)`);
    paper.fillStyle = curve;
    paper.fillRect(0, top, width, deep);
  }
}

/** Where rows vary, a hairline between them shows how high a reel's are. */
function paintGaps(
  paper: CanvasRenderingContext2D,
  edge: string,
  { window }: Board,
  width: number,
  heightOf: (reel: number) => number,
): void {
  paper.fillStyle = `rgb(${edge} / 70%)`;
  for (const [reel, column] of window.entries())
    for (let row = 1; row < column.length; row++)
      paper.fillRect((reel + 0.06) * width, row * heightOf(reel) - 1, width * 0.88, 2);
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
  joined: Shown['joined'],
  cellWidth: number,
  heightOf: (reel: number) => number,
): void {
  paper.strokeStyle = colour;
  paper.lineJoin = 'round';
  if (line) {
    paper.globalAlpha = 0.55;
    paper.lineWidth = Math.max(1.5, cellWidth / 60);
    paper.beginPath();
    line.forEach((row, reel) => {
      const x = (reel + 0.5) * cellWidth;
      const y = (row + 0.5) * heightOf(reel);
      if (reel === 0) paper.moveTo(0, y);
      paper.lineTo(x, y);
      if (reel === line.length - 1) paper.lineTo(x + cellWidth / 2, y);
    });
    paper.stroke();
    paper.globalAlpha = 1;
  }
  paper.lineWidth = Math.max(2, cellWidth / 48);
  const inset = cellWidth * 0.04;
  const around = (reel: number, wide: number, top: number, height: number): void => {
    paper.beginPath();
    const [x, y] = [reel * cellWidth + inset, top + inset];
    paper.roundRect(x, y, wide * cellWidth - 2 * inset, height - 2 * inset, cellWidth * 0.08);
    paper.stroke();
  };
  const isJoined = (reel: number) => joined !== null && reel >= joined[0] && reel <= joined[1];
  for (const [reel, row] of cells) if (!isJoined(reel)) around(reel, 1, row * heightOf(reel), heightOf(reel));
  // What stands over several reels is one symbol, and has one frame.
  if (joined && cells.some(([reel]) => isJoined(reel)))
    around(joined[0], joined[1] + 1 - joined[0], 0, paper.canvas.height);
}
