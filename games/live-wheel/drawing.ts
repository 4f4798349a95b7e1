import { frame, plate, spokes } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, group, n, path, polar, ringPart } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { chain, seats } from '../../art/motifs/chain.ts';

const numbers = ['2', '5', '2', '×2', '4', '2', '10', '2', '8', '4', '2', '5', '2', '40', '4', '2', '8', '5', '2', '4'];
const enamels: Record<string, string> = {
  2: '#1d4a40',
  4: '#28566e',
  5: '#7c5a25',
  8: '#5b3f6e',
  10: '#8a3f33',
  40: '#ecd6a0',
  '×2': '#d9b870',
};

/** The upper half of a great wheel, a chain for its rim, and those who watch it below. */
function cover(): string {
  const [cx, cy, outer, inner] = [360, 700, 372, 176];
  const step = 360 / numbers.length;
  const fields = numbers.map((number, i) => {
    const from = i * step - step / 2;
    const ink = number === '40' || number === '×2' ? '#0d241d' : '#f3f7f0';
    return (
      path(
        ringPart(cx, cy, inner, outer, from, from + step),
        `fill="${enamels[number]}" stroke="#051712" stroke-width="3"`,
      ) +
      group(
        `transform="rotate(${n(i * step)} ${cx} ${cy})"`,
        line(number, cx, cy - outer + 92, { face: 'text', size: 62 }, `fill="${ink}"`),
      )
    );
  });
  const rim = Array.from({ length: 57 }, (_, i) => polar(cx, cy, outer + 26, (i * 360) / 56));
  const rows = [0, 1].flatMap((row) =>
    Array.from({ length: 9 - row }, (_, i) => [56 + row * 38 + i * 76, 846 + row * 44] as const),
  );
  return (
    plate('felt', 720, 960, 0.5, 0.62, 0.75) +
    path(spokes(cx, cy, 400, 1_000, 120), 'stroke="#8fc7b5" stroke-width="1.2" opacity="0.22"') +
    group('filter="url(#drop)"', circle(cx, cy, outer + 6, 'fill="#051712"')) +
    fields.join('') +
    group('filter="url(#drop-small)"', chain(rim)) +
    circle(cx, cy, inner, 'fill="url(#brass)"') +
    circle(cx, cy, inner - 14, 'fill="#071f19"') +
    group(
      'filter="url(#drop-small)"',
      path('M326 252H394L360 348Z', 'fill="url(#ivory)" stroke="#051712" stroke-width="4"'),
    ) +
    path('M0 800Q360 742 720 800V960H0Z', 'fill="#04130f"') +
    path('M0 800Q360 742 720 800', 'fill="none" stroke="#8fc7b5" stroke-width="3"') +
    seats(rows, 15, '#d3f0e6', '#4b8674') +
    title(['Shared', 'Wheel'], 360, 220, { size: 108, width: 600, tracking: 6, leading: 0.86 }) +
    frame(720, 960, 'round', { size: 38, colour: '#8fc7b5' })
  );
}

export default { cover } satisfies GameDrawing;
