import { frame, plate, stars } from '../../art/base/engraving.ts';
import { circle, group, n, type Point, path, polyline, scatter } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';

/** A curve that climbs out of a ruled chart, and the point where it ends. */
function cover(): string {
  const curve: Point[] = Array.from({ length: 80 }, (_, i) => {
    const t = i / 79;
    return [60 + t * 500, 690 - (520 * (Math.exp(2.6 * t) - 1)) / (Math.exp(2.6) - 1)];
  });
  const end = curve[79] as Point;
  const chart =
    Array.from({ length: 12 }, (_, i) => `M60 ${690 - i * 56}H660`).join('') +
    Array.from({ length: 12 }, (_, i) => `M${60 + i * 54.5} 690V74`).join('');
  const hatching = curve
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]) => `M${n(x)} ${n(y)}V690`)
    .join('');
  const burst = Array.from({ length: 26 }, (_, i) => {
    const a = (i / 26) * Math.PI * 2;
    const r = i % 2 ? 62 : 108;
    return `M${n(end[0] + 26 * Math.cos(a))} ${n(end[1] + 26 * Math.sin(a))}L${n(end[0] + r * Math.cos(a))} ${n(end[1] + r * Math.sin(a))}`;
  }).join('');
  return (
    plate('slate', 720, 960, 0.75, 0.2, 0.85) +
    stars(60, scatter(19), 720, 600, (x, y) => x < 420 && y < 480 && x > 40 && y > 50) +
    path(chart, 'stroke="#a9bcc4" stroke-width="1" opacity="0.2"') +
    path(hatching, 'stroke="#c9a45c" stroke-width="2" opacity="0.38"') +
    path('M60 74V690H660', 'fill="none" stroke="#cfc6b2" stroke-width="3"') +
    path(
      polyline(curve),
      'fill="none" stroke="#c9a45c" stroke-width="22" stroke-linecap="round" opacity="0.25" filter="url(#soft)"',
    ) +
    path(polyline(curve), 'fill="none" stroke="url(#brass-soft)" stroke-width="10" stroke-linecap="round"') +
    path(polyline(curve), 'fill="none" stroke="#fbf0cf" stroke-width="2.4" stroke-linecap="round"') +
    group('', path(burst, 'stroke="#e9a0a8" stroke-width="4" stroke-linecap="round"')) +
    circle(end[0], end[1], 22, 'fill="#b0505f" stroke="#f3ecdd" stroke-width="5"') +
    title(['Crash'], 60, 868, { size: 196, width: 600, anchor: 'start', tracking: 0 }) +
    frame(720, 960, 'square', { colour: '#a9bcc4' })
  );
}

export default { cover } satisfies GameDrawing;
