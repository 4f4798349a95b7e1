import { frame, plate } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, rect } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';

/** The sheet of forty numbers, ten of them drawn and four of those marked; the title takes the place of two rows. */
function cover(): string {
  const drawn = new Set([3, 8, 12, 14, 19, 22, 26, 31, 37, 40]);
  const chosen = new Set([8, 14, 22, 31, 35]);
  let sheet = '';
  for (let number = 1; number <= 40; number += 1) {
    const x = 114 + ((number - 1) % 5) * 123;
    const y = 98 + Math.floor((number - 1) / 5) * 82 + (number > 20 ? 192 : 0);
    const lit = drawn.has(number);
    if (lit) {
      sheet += circle(x, y, 37, 'fill="url(#brass)" filter="url(#drop-small)"');
      sheet += circle(x, y, 31, 'fill="none" stroke="#3d2c12" stroke-width="1.4"');
    } else sheet += circle(x, y, 35, 'fill="none" stroke="#8fb0a4" stroke-width="1.4" opacity="0.3"');
    if (chosen.has(number)) sheet += circle(x, y, 44, 'fill="none" stroke="#e9cf97" stroke-width="2.4"');
    const style = { face: 'display-bold', size: 42, tracking: -10 } as const;
    sheet += line(
      String(number),
      x,
      y + 14,
      style,
      `fill="${lit ? '#22180a' : '#b9cdc4'}" opacity="${lit ? 1 : 0.72}"`,
    );
  }
  return (
    plate('ink', 720, 960, 0.5, 0.45, 0.8) +
    sheet +
    rect(46, 402, 628, 166, 'fill="#0a120f" stroke="#c9a45c" stroke-width="3"') +
    rect(56, 412, 608, 146, 'fill="none" stroke="#c9a45c" stroke-width="1.1"') +
    title(['Keno'], 360, 535, { size: 150, width: 520, tracking: 60 }) +
    frame(720, 960, 'round', { size: 34 })
  );
}

export default { cover } satisfies GameDrawing;
