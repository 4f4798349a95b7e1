import { nocturne } from '@fairhouse/game-math';
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

const brass = '#e2c588';

/** One frame of the window: five reels, three rows, and what is highlighted. */
export function paintReels(
  paper: CanvasRenderingContext2D,
  { width, height }: Sheet,
  sprites: Sprites,
  motions: readonly ReelMotion[],
  highlight: Highlight | null,
  tension: number | null,
  nowMs: number,
): void {
  const cellWidth = width / nocturne.reels;
  const cellHeight = height / nocturne.rows;
  paper.clearRect(0, 0, width, height);
  paper.fillStyle = 'rgba(7, 11, 22, 0.82)';
  paper.fillRect(0, 0, width, height);
  if (tension !== null) paintTension(paper, tension * cellWidth, cellWidth, height, nowMs);
  motions.forEach((motion, reel) => {
    const strip = nocturne.strips[reel]!;
    const place = placeAt(motion, nowMs);
    const top = Math.floor(place);
    const shift = (place - top) * cellHeight;
    const fast = isRunningFast(motion, nowMs);
    for (let row = 0; row <= nocturne.rows; row++) {
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
  shade(paper, width, height);
  if (highlight) paintHighlight(paper, highlight, cellWidth, cellHeight);
}

/** The drum's curve: darker towards its upper and lower edge. */
function shade(paper: CanvasRenderingContext2D, width: number, height: number): void {
  const curve = paper.createLinearGradient(0, 0, 0, height);
  curve.addColorStop(0, 'rgba(4, 7, 15, 0.62)');
  curve.addColorStop(0.14, 'rgba(4, 7, 15, 0)');
  curve.addColorStop(0.86, 'rgba(4, 7, 15, 0)');
  curve.addColorStop(1, 'rgba(4, 7, 15, 0.62)');
  paper.fillStyle = curve;
  paper.fillRect(0, 0, width, height);
}

function paintTension(paper: CanvasRenderingContext2D, x: number, width: number, height: number, nowMs: number): void {
  const glow = paper.createLinearGradient(x, 0, x + width, 0);
  const strength = 0.13 + 0.06 * Math.sin(nowMs / 160);
  glow.addColorStop(0, 'rgba(226, 197, 136, 0.02)');
  glow.addColorStop(0.5, `rgba(226, 197, 136, ${strength})`);
  glow.addColorStop(1, 'rgba(226, 197, 136, 0.02)');
  paper.fillStyle = glow;
  paper.fillRect(x, 0, width, height);
}

function paintHighlight(
  paper: CanvasRenderingContext2D,
  { cells, line }: Highlight,
  cellWidth: number,
  cellHeight: number,
): void {
  paper.strokeStyle = brass;
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
