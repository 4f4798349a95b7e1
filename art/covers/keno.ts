import { frame, plate } from '../base/engraving.ts';
import { line } from '../base/lettering.ts';
import { circle, rect } from '../base/svg.ts';
import { title } from './title.ts';

/** The sheet of eighty numbers, ten of them marked; the title takes the place of two rows. */
export function keno(): string {
  const marked = new Set([4, 11, 18, 23, 27, 52, 60, 65, 71, 78]);
  let sheet = '';
  for (let number = 1; number <= 80; number += 1) {
    const column = (number - 1) % 8;
    const row = Math.floor((number - 1) / 8);
    const x = 97 + column * 75;
    const y = 96 + row * 66 + (row >= 4 ? 182 : 0);
    if (marked.has(number)) {
      sheet += circle(x, y, 31, 'fill="url(#brass)" filter="url(#drop-small)"');
      sheet += circle(x, y, 26, 'fill="none" stroke="#3d2c12" stroke-width="1.2"');
    } else sheet += circle(x, y, 28, 'fill="none" stroke="#8fb0a4" stroke-width="1.2" opacity="0.3"');
    const ink = marked.has(number) ? '#22180a' : '#b9cdc4';
    const opacity = marked.has(number) ? 1 : 0.72;
    sheet += line(
      String(number),
      x,
      y + 11,
      { face: 'display-bold', size: 32, tracking: -10 },
      `fill="${ink}" opacity="${opacity}"`,
    );
  }
  return (
    plate('ink', 720, 960, 0.5, 0.45, 0.8) +
    sheet +
    rect(46, 338, 628, 158, 'fill="#0a120f" stroke="#c9a45c" stroke-width="3"') +
    rect(56, 348, 608, 138, 'fill="none" stroke="#c9a45c" stroke-width="1.1"') +
    title(['Keno'], 360, 466, { size: 150, width: 520, tracking: 60 }) +
    frame(720, 960, 'round', { size: 34 })
  );
}
