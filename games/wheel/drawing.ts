import { frame, plate, rays, spokes } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, group, n, path, polar, ringPart } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';

const enamels = ['#12383d', '#2f7f86', '#12383d', '#d3a94f', '#12383d', '#2f7f86', '#12383d', '#bf5a44'];

/** The upper part of a great wheel that rises over the edge of the plate, its pointer above it. */
function cover(): string {
  const [cx, cy, outer, inner] = [360, 900, 500, 206];
  const fields = 16;
  const step = 360 / fields;
  const sectors = Array.from({ length: fields }, (_, i) => {
    const from = i * step - step / 2;
    return path(
      ringPart(cx, cy, inner, outer, from, from + step),
      `fill="${enamels[i % enamels.length]}" stroke="#07191b" stroke-width="4"`,
    );
  });
  const labels = [
    [-4, '1.5'],
    [-3, '2.2'],
    [-1, '9'],
    [1, '1.5'],
    [3, '2.2'],
  ] as const;
  const figures = labels.map(([field, text]) =>
    group(
      `transform="rotate(${n(field * step)} ${cx} ${cy})"`,
      line(text, cx, cy - outer + 84, { face: 'display-bold', size: 62 }, 'fill="#f6f0e2"'),
    ),
  );
  const pegs = Array.from({ length: fields }, (_, i) => {
    const [x, y] = polar(cx, cy, outer + 17, i * step - step / 2);
    return circle(x, y, 11, 'fill="url(#ivory)" stroke="#07191b" stroke-width="3"');
  });
  return (
    plate('petrol', 720, 960, 0.5, 0.36, 0.8) +
    path(rays(cx, cy, 540, 1200, 40), 'fill="#8fd3d0" opacity="0.06"') +
    group(
      'filter="url(#drop)"',
      circle(cx, cy, outer + 36, 'fill="url(#brass)"'),
      circle(cx, cy, outer + 2, 'fill="#07191b"'),
    ) +
    sectors.join('') +
    path(spokes(cx, cy, inner, outer, fields * 6), 'stroke="#f3ecdd" stroke-width="1.2" opacity="0.12"') +
    figures.join('') +
    pegs.join('') +
    circle(cx, cy, inner, 'fill="url(#brass)"') +
    circle(cx, cy, inner - 18, 'fill="#0c2f33"') +
    path(spokes(cx, cy, 60, inner - 26, 72), 'stroke="#c9a45c" stroke-width="1.6" opacity="0.6"') +
    group(
      'filter="url(#drop)"',
      path('M318 306H402L360 424Z', 'fill="url(#ivory)" stroke="#07191b" stroke-width="5"'),
    ) +
    title(['Wheel'], 360, 232, { size: 190, width: 600, tracking: 16 }) +
    frame(720, 960, 'scoop', { colour: '#8fd3d0', size: 44 })
  );
}

export default { cover } satisfies GameDrawing;
