import { engraved, frame, guilloche, plate, spokes } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, path, rect } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { suitOutline } from '../../art/motifs/suits.ts';

/** Four suits in four fields, and between them the fifth card that counts. */
function cover(): string {
  const fields = (
    [
      ['S', 30, 214, 'steel'],
      ['H', 372, 214, 'claret'],
      ['D', 30, 566, 'claret'],
      ['C', 372, 566, 'steel'],
    ] as const
  ).map(
    ([suit, x, y, metal]) =>
      rect(x + 8, y + 8, 302, 328, 'fill="#0c0711" opacity="0.5"') +
      path(spokes(x + 159, y + 172, 96, 190, 60), 'stroke="#b48fd0" stroke-width="1.4" opacity="0.28"') +
      rect(x + 8, y + 8, 302, 328, 'fill="none" stroke="#b48fd0" stroke-width="2"') +
      engraved(suitOutline(suit), {
        transform: `translate(${x + 159} ${y + 172}) scale(2.1)`,
        metal: `url(#${metal})`,
      }),
  );
  const fifth = ['2', '3', '4'].map((rank, i) =>
    line(rank, 290 + i * 70, 585, { face: 'display-bold', size: 82 }, 'fill="#f7ebcb"'),
  );
  return (
    plate('aubergine', 720, 960, 0.5, 0.58, 0.75) +
    fields.join('') +
    circle(360, 556, 132, 'fill="#1b0f23" stroke="url(#brass)" stroke-width="8"') +
    path(guilloche(360, 556, 108, 10, 36, 4), 'fill="none" stroke="#d8b56e" stroke-width="1.1" opacity="0.75"') +
    fifth.join('') +
    title(['Double Double', 'Bonus'], 360, 194, { size: 90, width: 556, leading: 0.92, tracking: 2 }) +
    frame(720, 960, 'step', { colour: '#c3a3da' })
  );
}

export default { cover } satisfies GameDrawing;
