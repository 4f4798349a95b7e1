import { frame, plate, spokes } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, group, n, path, polar, ringPart } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';

const numbers = ['2', '4', '2', '5', '40', '2', '8', '2', '10', '4', '2', '5', '2', '4', '8', '2', '5', '2', '4', '10'];
const enamels: Record<string, string> = {
  2: '#5c2231',
  4: '#2d4a63',
  5: '#2f6b52',
  8: '#6d4a7d',
  10: '#b06a2c',
  40: '#ecd6a0',
};

/** A whole wheel of numbers, and in its middle what multiplies the next turn. */
function cover(): string {
  const [cx, cy, outer, inner] = [360, 388, 276, 148];
  const step = 360 / numbers.length;
  const fields = numbers.map((number, i) => {
    const from = i * step - step / 2;
    const ink = number === '40' ? '#2a0d14' : '#f7f2e6';
    return (
      path(
        ringPart(cx, cy, inner, outer, from, from + step),
        `fill="${enamels[number]}" stroke="#1b060b" stroke-width="3"`,
      ) +
      group(
        `transform="rotate(${n(i * step)} ${cx} ${cy})"`,
        line(number, cx, cy - outer + 62, { face: 'text', size: 48 }, `fill="${ink}"`),
      )
    );
  });
  const lamps = Array.from({ length: 40 }, (_, i) => {
    const [x, y] = polar(cx, cy, outer + 22, i * 9);
    return circle(x, y, 6.5, `fill="${i % 2 ? '#f7ebcb' : '#8a3a48'}"`);
  });
  return (
    plate('claret', 720, 960, 0.5, 0.4, 0.72) +
    path(spokes(cx, cy, 330, 760, 120), 'stroke="#f0bcc3" stroke-width="1.2" opacity="0.2"') +
    group(
      'filter="url(#drop)"',
      path('M336 660H384L436 744H284Z', 'fill="url(#brass-deep)" stroke="#1b060b" stroke-width="4"'),
      circle(cx, cy, outer + 42, 'fill="url(#brass)"'),
      circle(cx, cy, outer + 3, 'fill="#1b060b"'),
    ) +
    circle(cx, cy, outer + 22, 'fill="none" stroke="#3a111b" stroke-width="24"') +
    lamps.join('') +
    fields.join('') +
    circle(cx, cy, inner, 'fill="url(#brass)"') +
    circle(cx, cy, inner - 14, 'fill="#2a0d14"') +
    circle(cx, cy, inner - 22, 'fill="none" stroke="#c9a45c" stroke-width="2"') +
    line(
      '×7',
      cx,
      cy + 50,
      { face: 'display-bold', size: 150 },
      'fill="url(#brass-letter)" filter="url(#drop-small)"',
    ) +
    group(
      'filter="url(#drop-small)"',
      path('M330 58H390L360 138Z', 'fill="url(#ivory)" stroke="#1b060b" stroke-width="4"'),
    ) +
    title(['Money', 'Wheel'], 360, 902, { size: 112, width: 600, tracking: 18, leading: 0.94 }) +
    frame(720, 960, 'round', { size: 38 })
  );
}

export default { cover } satisfies GameDrawing;
