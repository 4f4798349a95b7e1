import { frame, guilloche, plate, spokes } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, group, path, polar, rect, scatter } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';

/** A cage of wire full of balls, three of which have come out below. */
function cover(): string {
  const [cx, cy, radius] = [360, 344, 246];
  const random = scatter(80);
  const ball = (x: number, y: number, size: number, number: number, fill: string, ink: string) =>
    circle(x, y, size, `fill="url(#${fill})" filter="url(#drop-small)"`) +
    circle(x, y, size * 0.62, 'fill="#fbf6ea" opacity="0.9"') +
    line(String(number), x, y + size * 0.3, { face: 'display-bold', size: size * 0.82, tracking: -8 }, `fill="${ink}"`);
  const heap: [number, number][] = [];
  for (let tries = 0; tries < 4_000 && heap.length < 38; tries += 1) {
    const [x, y] = polar(cx, cy, Math.sqrt(random()) * (radius - 46), random() * 360);
    if (y < cy - 70 || heap.some(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) < 54)) continue;
    heap.push([x, y]);
  }
  const fills = ['claret', 'brass', 'dusk', 'sage'];
  const balls = heap
    .sort((a, b) => a[1] - b[1])
    .map(([x, y], i) => ball(x, y, 31, ((i * 37) % 80) + 1, fills[i % 4]!, '#22180a'))
    .join('');
  const wires = [0.34, 0.66, 0.9]
    .map(
      (share) =>
        `<ellipse cx="${cx}" cy="${cy}" rx="${radius * share}" ry="${radius}" fill="none" stroke="#f0d9a8" stroke-width="2" opacity="0.55"/>`,
    )
    .join('');
  const out = [
    [226, 708, 61, 'brass'],
    [360, 722, 80, 'claret'],
    [494, 708, 41, 'brass'],
  ] as const;
  return (
    plate('lacquer', 720, 960, 0.5, 0.36, 0.8) +
    path(spokes(cx, cy, radius + 20, 520, 72), 'stroke="#f0c9a8" stroke-width="1.2" opacity="0.16"') +
    circle(cx, cy, radius, 'fill="#1c0705" opacity="0.55"') +
    balls +
    wires +
    path(`M${cx - radius} ${cy}H${cx + radius}`, 'stroke="#f0d9a8" stroke-width="2" opacity="0.5"') +
    circle(cx, cy, radius, 'fill="none" stroke="url(#brass)" stroke-width="11"') +
    path(guilloche(cx, cy, radius, 4, 60, 2), 'fill="none" stroke="#3d2c12" stroke-width="1" opacity="0.8"') +
    group(
      'filter="url(#drop)"',
      rect(300, 584, 120, 50, 'rx="6" fill="url(#brass)"'),
      path('M180 760H540L520 782H200Z', 'fill="url(#brass-deep)" stroke="#c9a45c" stroke-width="2"'),
    ) +
    out.map(([x, y, number, fill]) => ball(x, y, 48, number, fill, '#22180a')).join('') +
    title(['Keno Eighty'], 360, 894, { size: 112, width: 600, tracking: 4 }) +
    frame(720, 960, 'step', { size: 30 })
  );
}

export default { cover } satisfies GameDrawing;
