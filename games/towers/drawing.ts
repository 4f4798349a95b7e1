import { fans, frame, plate } from '../../art/base/engraving.ts';
import { circle, group, n, path, rect } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';

/** A slender tower of lit windows, storey upon storey, one lamp higher than the last. */
function cover(): string {
  const storeys = 9;
  let tower = '';
  for (let storey = 0; storey < storeys; storey += 1) {
    const y = 668 - storey * 62;
    const half = 176 - storey * 9;
    const windows = storey % 2 ? 3 : 4;
    const lit = [1, 2, 2, 0, 1, 1, 3, 2, 0][storey]!;
    tower += rect(360 - half, y, half * 2, 58, 'fill="url(#brass-deep)" stroke="#d9a172" stroke-width="2"');
    tower += path(`M${n(360 - half - 8)} ${y + 58}H${n(360 + half + 8)}`, 'stroke="#e8c39a" stroke-width="5"');
    const wide = (half * 2 - 20) / windows;
    for (let w = 0; w < windows; w += 1) {
      const x = 360 - half + 10 + w * wide + wide / 2;
      const arch = `M${n(x - 17)} ${y + 52}V${y + 26}A17 17 0 0 1 ${n(x + 17)} ${y + 26}V${y + 52}Z`;
      const on = w === lit;
      if (on) tower += circle(x, y + 30, 46, 'fill="url(#halo)"');
      tower += path(
        arch,
        on ? 'fill="#ffdf9e" stroke="#fff3d2" stroke-width="2"' : 'fill="#160805" stroke="#8a5a38" stroke-width="1.6"',
      );
      tower += path(
        `M${n(x)} ${y + 10}V${y + 52}M${n(x - 17)} ${y + 34}H${n(x + 17)}`,
        `stroke="${on ? '#a06a3c' : '#5c3a24'}" stroke-width="1.6"`,
      );
    }
  }
  const roof =
    path('M248 174L360 22L472 174Z', 'fill="url(#claret)" stroke="#f0cda9" stroke-width="3"') +
    path(
      'M278 174L360 36M310 174L360 36M342 174L360 36M378 174L360 36M410 174L360 36M434 112L360 8',
      'stroke="#3a111b" stroke-width="2" opacity="0.7"',
    );
  return (
    plate('umber', 720, 960, 0.5, 0.34, 0.8) +
    path(fans(720, 760, 60, 4), 'fill="none" stroke="#d9a172" stroke-width="1.2" opacity="0.16"') +
    circle(360, 330, 330, 'fill="url(#halo)" opacity="0.55"') +
    group(
      'transform="translate(0 52)" filter="url(#drop)"',
      group('transform="translate(0 -6) scale(1 0.94)"', roof + tower),
    ) +
    title(['Towers'], 360, 874, { size: 168, width: 580, tracking: 8 }) +
    frame(720, 960, 'step', { colour: '#d9a172', size: 36 })
  );
}

export default { cover } satisfies GameDrawing;
