import { frame, plate, stars } from '../../art/base/engraving.ts';
import { circle, group, n, type Point, path, polar, scatter } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { chain } from '../../art/motifs/chain.ts';

const height = (x: number): number => 640 - (500 * (Math.exp(2.3 * x) - 1)) / (Math.exp(2.3) - 1);

/** Points on the curve, each as far from the one before as the last. */
function along(count: number): Point[] {
  const fine: Point[] = Array.from({ length: 2_000 }, (_, i) => [86 + (i / 1_999) * 500, height(i / 1_999)]);
  const ways = [0];
  for (let i = 1; i < fine.length; i++)
    ways.push(ways[i - 1]! + Math.hypot(fine[i]![0] - fine[i - 1]![0], fine[i]![1] - fine[i - 1]![1]));
  return Array.from({ length: count }, (_, i) => {
    const want = (ways.at(-1)! * i) / (count - 1);
    return fine[ways.findIndex((way) => way >= want - 1e-9)]!;
  });
}

/** A chain that climbs as the curve does, until a link breaks; who took it on the way left a lamp. */
function cover(): string {
  const points = along(25);
  const end = points.at(-1)!;
  const rules = Array.from({ length: 9 }, (_, i) => `M62 ${640 - i * 62.5}H658`).join('');
  const lamps = [7, 11, 14, 19].map((i) => {
    const [x, y] = points[i]!;
    return (
      path(`M${n(x)} ${n(y - 62)}V640`, 'stroke="#9fd6e6" stroke-width="2" stroke-dasharray="3 9" opacity="0.7"') +
      circle(x, y - 62, 15, 'fill="#c9ecf5" stroke="#08131c" stroke-width="4"')
    );
  });
  const sparks = Array.from({ length: 12 }, (_, i) => {
    const [from, to] = [
      polar(end[0] + 8, end[1] - 10, 30, i * 30 + 12),
      polar(end[0] + 8, end[1] - 10, i % 2 ? 56 : 84, i * 30 + 12),
    ];
    return `M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`;
  }).join('');
  return (
    plate('petrol', 720, 960, 0.72, 0.18, 0.8) +
    stars(54, scatter(77), 720, 560, (x, y) => x < 430 && y < 430 && x > 44 && y > 44) +
    path(rules, 'stroke="#9fd6e6" stroke-width="1.2" opacity="0.22"') +
    path('M62 76V640H658', 'fill="none" stroke="#cfe6ea" stroke-width="3"') +
    lamps.join('') +
    group('filter="url(#drop-small)"', chain(points)) +
    path(sparks, 'stroke="#f2b8a4" stroke-width="5" stroke-linecap="round"') +
    title(['Shared', 'Crash'], 62, 890, { size: 138, width: 596, anchor: 'start', tracking: 0, leading: 0.86 }) +
    frame(720, 960, 'scoop', { size: 34, colour: '#8fbfcc' })
  );
}

export default { cover } satisfies GameDrawing;
