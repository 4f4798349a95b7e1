import { frame, plate } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, group, path, polar, polyline, rect } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';

const numbers = [
  [4, 18, 39, 52, 71],
  [11, 27, 33, 46, 65],
  [7, 22, 0, 58, 74],
  [15, 30, 41, 49, 62],
  [2, 19, 36, 60, 68],
];

/** A card that lies a little askew, its diagonal marked in ink, and the ball that completes it. */
function cover(): string {
  const [side, gap, left, top] = [96, 6, -252, -236];
  const marked = (row: number, column: number) =>
    row === column || (row === 1 && column === 3) || (row === 4 && column === 1);
  const star = polyline(
    Array.from({ length: 16 }, (_, i) => polar(0, 0, i % 2 ? 15 : 34, i * 22.5)),
    true,
  );
  let cells = '';
  for (let row = 0; row < 5; row += 1)
    for (let column = 0; column < 5; column += 1) {
      const [x, y] = [left + column * (side + gap), top + row * (side + gap)];
      const [cx, cy] = [x + side / 2, y + side / 2];
      cells += rect(x, y, side, side, 'rx="7" fill="#fffdf4" stroke="#b9a06a" stroke-width="1.5"');
      if (row === 2 && column === 2)
        cells += `<path d="${star}" transform="translate(${cx} ${cy})" fill="url(#brass)"/>`;
      const on = marked(row, column);
      if (on && !(row === 2 && column === 2)) cells += circle(cx, cy, 40, 'fill="#9c2440" opacity="0.88"');
      if (row === 2 && column === 2) continue;
      cells += line(
        String(numbers[row]![column]),
        cx,
        cy + 17,
        { face: 'display-bold', size: 48, tracking: -8 },
        `fill="${on ? '#fff6e6' : '#2a2418'}"`,
      );
    }
  const inks = ['#2f4f7e', '#8a2233', '#5b4a22', '#27593f', '#8a5a14'];
  const letters = [...'BINGO']
    .map((letter, column) =>
      line(
        letter,
        left + column * (side + gap) + side / 2,
        top - 22,
        { face: 'display-bold', size: 70 },
        `fill="${inks[column]}"`,
      ),
    )
    .join('');
  const card = group(
    'transform="translate(366 396) rotate(-5)" filter="url(#drop)"',
    rect(left - 22, top - 98, 5 * side + 4 * gap + 44, 5 * side + 4 * gap + 122, 'rx="18" fill="url(#ivory)"'),
    rect(
      left - 12,
      top - 88,
      5 * side + 4 * gap + 24,
      5 * side + 4 * gap + 102,
      'rx="12" fill="none" stroke="#a27c3b" stroke-width="2"',
    ),
    letters,
    cells,
  );
  const ball =
    circle(596, 800, 68, 'fill="url(#brass)" filter="url(#drop)"') +
    circle(596, 800, 45, 'fill="#fbf6ea"') +
    line('68', 596, 818, { face: 'display-bold', size: 54, tracking: -8 }, 'fill="#22180a"');
  return (
    plate('umber', 720, 960, 0.5, 0.42, 0.85) +
    path('M0 620L720 500V960H0Z', 'fill="#000" opacity="0.14"') +
    card +
    ball +
    title(['Bingo'], 278, 876, { size: 150, width: 440, tracking: 10 }) +
    frame(720, 960, 'round', { size: 30 })
  );
}

export default { cover } satisfies GameDrawing;
