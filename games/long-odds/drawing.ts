import { frame, plate, spokes, stars } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, group, n, path, polar, ringPart, scatter } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';

/** A great dial that runs off the plate, one thin wedge of it lit, and a long hand that points into it. */
function cover(): string {
  const cx = 360;
  const cy = 640;
  const wedge = 30;
  const [hx, hy] = polar(cx, cy, 520, wedge);
  const [lx, ly] = polar(cx, cy, 596, wedge);
  return (
    plate('claret', 720, 960, 0.5, 0.62, 0.9) +
    stars(70, scatter(74), 720, 300, (x, y) => x > 30 && y > 30) +
    path(ringPart(cx, cy, 452, 540, -90, 90), 'fill="#2a1220" stroke="#c98f6a" stroke-width="3"') +
    path(spokes(cx, cy, 500, 540, 200, -90, 90), 'stroke="#e8bfa2" stroke-width="1.6" opacity="0.7"') +
    path(spokes(cx, cy, 470, 540, 20, -90, 90), 'stroke="#f2d3bd" stroke-width="4"') +
    path(ringPart(cx, cy, 452, 540, wedge - 2, wedge + 2), 'fill="#f4cf7c"') +
    path(
      `M${cx} ${cy}L${n(lx)} ${n(ly)}`,
      'stroke="#f4cf7c" stroke-width="46" stroke-linecap="round" opacity="0.18" filter="url(#soft)"',
    ) +
    path(ringPart(cx, cy, 150, 158, -90, 90) + ringPart(cx, cy, 300, 304, -90, 90), 'fill="#c98f6a" opacity="0.6"') +
    path(spokes(cx, cy, 158, 300, 40, -90, 90), 'stroke="#c98f6a" stroke-width="1.2" opacity="0.4"') +
    path(`M${cx} ${cy}L${n(hx)} ${n(hy)}`, 'stroke="#160810" stroke-width="16" stroke-linecap="round"') +
    path(`M${cx} ${cy}L${n(hx)} ${n(hy)}`, 'stroke="#f7dccb" stroke-width="8" stroke-linecap="round"') +
    circle(hx, hy, 14, 'fill="#f4cf7c" stroke="#160810" stroke-width="4"') +
    circle(cx, cy, 40, 'fill="url(#brass)" stroke="#160810" stroke-width="6"') +
    group('', line('9,900', 262, 560, { face: 'text', size: 54 }, 'fill="#f7dccb"')) +
    title(['Long Odds'], 360, 838, { size: 150, width: 590, tracking: 10 }) +
    frame(720, 960, 'round', { colour: '#c98f6a' })
  );
}

export default { cover } satisfies GameDrawing;
