import type { SlotDefinition } from '@fairhouse/game-math';
import type { SlotTheme } from '@fairhouse/games';
import { isRunningFast, mod, placeAt, type ReelMotion } from './reel-motion.ts';
import type { Sprites } from './sprites.ts';

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

export interface Painted {
  slot: SlotDefinition;
  colours: SlotTheme['colours'];
}

/** One frame of the window: reels, rows, and what is highlighted. */
export function paintReels(
  paper: CanvasRenderingContext2D,
  { slot, colours }: Painted,
  { width, height }: Sheet,
  sprites: Sprites,
  motions: readonly ReelMotion[],
  highlight: Highlight | null,
  tension: number | null,
  nowMs: number,
): void {
  const cellWidth = width / slot.reels;
  const cellHeight = height / slot.rows;
  paper.clearRect(0, 0, width, height);
  paper.fillStyle = colours.well;
  paper.fillRect(0, 0, width, height);
  if (tension !== null) paintTension(paper, colours.glow, tension * cellWidth, cellWidth, height, nowMs);
  motions.forEach((motion, reel) => {
    const strip = slot.strips[reel]!;
    const place = placeAt(motion, nowMs);
    const top = Math.floor(place);
    const shift = (place - top) * cellHeight;
    const fast = isRunningFast(motion, nowMs);
    for (let row = 0; row <= slot.rows; row++) {
      const symbol = strip[mod(top + row, strip.length)]!;
      const picture = fast ? sprites[symbol]!.moving : sprites[symbol]!.sharp;
      const lit = !highlight || highlight.cells.some(([x, y]) => x === reel && y === row);
      const scale = lit && highlight?.pulse ? 1 + 0.045 * (1 + Math.sin(nowMs / 210)) : 1;
      paper.globalAlpha = lit ? 1 : 0.28;
      const x = (reel + 0.5) * cellWidth - (picture.width * scale) / 2;
      const y = (row + 0.5) * cellHeight - shift - (picture.height * scale) / 2;
      paper.drawImage(picture, x, y, picture.width * scale, picture.height * scale);
    }
  });
  paper.globalAlpha = 1;
  shade(paper, colours.edge, width, height);
  if (highlight) paintHighlight(paper, colours.line, highlight, cellWidth, cellHeight);
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
