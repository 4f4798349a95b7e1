import { frame, guilloche, plate } from '../../art/base/engraving.ts';
import { circle, group, path, rect } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';

/** A panelled door that lies across the ticket, its knob at the right. */
function door(x: number, y: number, width: number): string {
  return group(
    'filter="url(#drop-small)"',
    rect(x, y, width, 104, 'rx="7" fill="url(#brass-deep)" stroke="#c9a45c" stroke-width="2.4"'),
    rect(x + 14, y + 13, width * 0.4, 78, 'rx="4" fill="none" stroke="#d8b56e" stroke-width="1.6" opacity="0.8"'),
    rect(
      x + width * 0.4 + 28,
      y + 13,
      width * 0.4,
      78,
      'rx="4" fill="none" stroke="#d8b56e" stroke-width="1.6" opacity="0.8"',
    ),
    path(
      guilloche(x + 14 + width * 0.2, y + 52, 22, 7, 8, 3),
      'fill="none" stroke="#d8b56e" stroke-width="1" opacity="0.7"',
    ),
    path(
      guilloche(x + 28 + width * 0.6, y + 52, 22, 7, 8, 3),
      'fill="none" stroke="#d8b56e" stroke-width="1" opacity="0.7"',
    ),
    circle(x + width - 26, y + 52, 10, 'fill="url(#brass)"'),
  );
}

const lozenge = (x: number, y: number, fill: string) =>
  path(
    `M${x} ${y - 34}L${x + 28} ${y}L${x} ${y + 34}L${x - 28} ${y}Z`,
    `fill="url(#${fill})" stroke="#3a331c" stroke-width="1.6"`,
  ) +
  path(
    `M${x - 28} ${y}H${x + 28}M${x} ${y - 34}L${x - 9} ${y}L${x} ${y + 34}L${x + 9} ${y}Z`,
    'fill="none" stroke="#fff" stroke-width="1.2" opacity="0.6"',
  );

/** Five doors one below another, the third pulled aside from three stones alike. */
function cover(): string {
  let doors = '';
  for (let row = 0; row < 5; row += 1) {
    const y = 84 + row * 122;
    if (row === 2) {
      doors += rect(84, y, 552, 104, 'rx="7" fill="#f3ecd6" stroke="#c9a45c" stroke-width="2.4"');
      doors += [206, 316, 426].map((x) => lozenge(x, y + 52, 'sage')).join('');
      doors += door(508, y + 5, 240);
    } else doors += door(84, y, 552);
  }
  return (
    plate('petrol', 720, 960, 0.5, 0.38, 0.8) +
    doors +
    path('M84 716H636', 'stroke="#c9a45c" stroke-width="2"') +
    title(['Five Doors'], 360, 856, { size: 128, width: 580, tracking: 6 }) +
    rect(0, 0, 22, 960, 'fill="#0c110a" opacity="0.5"') +
    frame(720, 960, 'square', { colour: '#c9a45c' })
  );
}

export default { cover } satisfies GameDrawing;
