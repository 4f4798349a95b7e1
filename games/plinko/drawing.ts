import { frame, plate } from '../../art/base/engraving.ts';
import { circle, type Point, path, polyline, rect } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { ball } from '../../art/motifs/roulette-wheel.ts';

/** A pyramid of pins, the way of one ball, and the bell curve that the cups stand in. */
function cover(): string {
  const rows = 11;
  const dx = 52;
  const dy = 46;
  const top = 296;
  let pins = '';
  for (let row = 0; row < rows; row += 1) {
    for (let i = 0; i <= row + 2; i += 1) {
      const x = 360 + (i - (row + 2) / 2) * dx;
      pins += circle(x, top + row * dy, 7.5, 'fill="url(#brass)"');
      pins += circle(x - 2, top + row * dy - 2.4, 2.2, 'fill="#fff6da"');
    }
  }
  const turns = [1, -1, 1, 1, -1, 1, -1, 1, 1, -1, 1];
  let x = 360;
  const way: Point[] = [[360, top - 76]];
  turns.forEach((turn, row) => {
    way.push([x, top + row * dy - 20]);
    x += (turn * dx) / 2;
  });
  way.push([x, top + rows * dy - 8]);
  const last = way[8] as Point;
  const weights = [1, 2, 4, 8, 12, 14, 12, 8, 4, 2, 1];
  const cups = weights
    .map((weight, i) => {
      const height = 34 + weight * 5;
      const cx = 360 + (i - 5) * dx;
      return (
        rect(cx - 22, 910 - height, 44, height, `fill="#0d1016" stroke="#c9a45c" stroke-width="2"`) +
        rect(cx - 16, 916 - height, 32, height - 6, `fill="url(#plum)" opacity="${0.35 + weight / 24}"`)
      );
    })
    .join('');
  return (
    plate('aubergine', 720, 960, 0.5, 0.55, 0.75) +
    path('M360 200L690 850H30Z', 'fill="#fff" opacity="0.035"') +
    path(
      Array.from({ length: 15 }, (_, i) => `M360 130L${-40 + i * 57} 960`).join(''),
      'stroke="#c7a9d6" stroke-width="1" opacity="0.12"',
    ) +
    path(
      polyline(way),
      'fill="none" stroke="#f3ecdd" stroke-width="3" stroke-dasharray="3 9" stroke-linecap="round" stroke-linejoin="round" opacity="0.9"',
    ) +
    pins +
    cups +
    ball(last[0], last[1], 19) +
    title(['Plinko'], 360, 180, { size: 150, width: 600, tracking: 14 }) +
    frame(720, 960, 'cut', { size: 40 })
  );
}

export default { cover } satisfies GameDrawing;
