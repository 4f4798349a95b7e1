import { frame, plate, spokes } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, group, n, path, polar, ringPart } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { die } from '../../art/motifs/die.ts';

/** One die under a dial from 0 to 100, the hand past the mark. */
function cover(): string {
  const cx = 360;
  const cy = 470;
  const numbers = Array.from({ length: 11 }, (_, i) => {
    const [x, y] = polar(cx, cy, 216, -90 + i * 18);
    return line(String(i * 10), x, y + 10, { face: 'text', size: 27 }, 'fill="#2d1c10"');
  });
  const [hx, hy] = polar(cx, cy, 286, 22);
  return (
    plate('ivory', 720, 960, 0.5, 0.4, 0.85) +
    path(spokes(cx, cy, 320, 1100, 150), 'stroke="#8a6a34" stroke-width="1.2" opacity="0.25"') +
    path(ringPart(cx, cy, 246, 300, -90, -8), 'fill="#2f6a50"') +
    path(ringPart(cx, cy, 246, 300, -8, 90), 'fill="#7d2b3a"') +
    path(spokes(cx, cy, 246, 300, 50, -90, 90), 'stroke="#f3ecdd" stroke-width="1.4" opacity="0.6"') +
    path(spokes(cx, cy, 240, 306, 10, -90, 90), 'stroke="#f3ecdd" stroke-width="4"') +
    path(ringPart(cx, cy, 300, 308, -90, 90) + ringPart(cx, cy, 238, 246, -90, 90), 'fill="#7a5b28"') +
    numbers.join('') +
    path(`M${n(cx)} ${cy}L${n(hx)} ${n(hy)}`, 'stroke="#101513" stroke-width="7" stroke-linecap="round"') +
    circle(hx, hy, 15, 'fill="url(#brass)" stroke="#101513" stroke-width="4"') +
    group(
      'filter="url(#drop)"',
      die([6, 2, 3], cx, cy + 66, 104, 45, {
        top: '#2b3a34',
        left: '#16211d',
        right: '#0a110e',
        pip: '#ecd6a0',
        edge: '#5e7568',
      }),
    ) +
    title(['Dice'], 360, 876, { size: 190, width: 560, fill: '#161c19', tracking: 30 }).replace(
      ' filter="url(#drop-small)"',
      '',
    ) +
    frame(720, 960, 'round', { colour: '#7a5b28', size: 34 })
  );
}

export default { cover } satisfies GameDrawing;
