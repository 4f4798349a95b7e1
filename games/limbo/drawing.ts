import { frame, plate, stars } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, group, n, type Point, path, polyline, scatter } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';

/** A bar held low between two posts under a night sky, a ribbon of light bent beneath it, and the figures above. */
function cover(): string {
  const bar = 520;
  const ribbon: Point[] = Array.from({ length: 120 }, (_, i) => {
    const t = i / 119;
    const x = 24 + t * 672;
    const dip = Math.exp(-(((x - 330) / 118) ** 2));
    return [x, 428 + 176 * dip - 300 * Math.max(0, t - 0.62) ** 1.5];
  });
  const end = ribbon.at(-1) as Point;
  const posts = [150, 510].map((x) => `M${x} ${bar - 150}V706`).join('');
  const rungs = [150, 510]
    .flatMap((x) => Array.from({ length: 9 }, (_, i) => `M${x - 15} ${bar - 120 + i * 34}H${x + 15}`))
    .join('');
  const figures = ['3.30', '9.90', '25', '100', '1,000'].map((figure, i) =>
    line(
      figure,
      640,
      338 - i * 58,
      { face: 'text', size: 29 + i * 4 },
      `fill="#dbe6fb" opacity="${n(0.4 + i * 0.12)}"`,
      'end',
    ),
  );
  return (
    plate('midnight', 720, 960, 0.46, 0.56, 0.9) +
    stars(90, scatter(41), 720, 420, (x, y) => x > 30 && y > 40 && !(x > 440 && y > 60)) +
    group('', figures.join('')) +
    path('M96 706H564', 'stroke="#a9bfe6" stroke-width="3" stroke-linecap="round" opacity="0.7"') +
    path(posts, 'stroke="#10182c" stroke-width="22" stroke-linecap="round"') +
    path(posts, 'stroke="#b9a06a" stroke-width="12" stroke-linecap="round"') +
    path(rungs, 'stroke="#e9d6a6" stroke-width="4" stroke-linecap="round" opacity="0.9"') +
    path(
      polyline(ribbon),
      'fill="none" stroke="#8fb4ff" stroke-width="40" stroke-linecap="round" opacity="0.22" filter="url(#soft)"',
    ) +
    path(polyline(ribbon), 'fill="none" stroke="#a8c6ff" stroke-width="13" stroke-linecap="round"') +
    path(polyline(ribbon), 'fill="none" stroke="#f4f8ff" stroke-width="3.4" stroke-linecap="round"') +
    path(`M112 ${bar}H548`, 'stroke="#101828" stroke-width="24" stroke-linecap="round"') +
    path(`M112 ${bar}H548`, 'stroke="#c9a45c" stroke-width="15" stroke-linecap="round"') +
    circle(112, bar, 13, 'fill="#c9a45c" stroke="#101828" stroke-width="4"') +
    circle(548, bar, 13, 'fill="#c9a45c" stroke="#101828" stroke-width="4"') +
    circle(end[0], end[1], 13, 'fill="#f4f8ff"') +
    title(['Limbo'], 360, 868, { size: 190, width: 580, tracking: 18 }) +
    frame(720, 960, 'round', { colour: '#8fa9d6' })
  );
}

export default { cover } satisfies GameDrawing;
