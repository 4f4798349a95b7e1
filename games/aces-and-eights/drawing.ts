import { fans, frame, plate } from '../../art/base/engraving.ts';
import { path } from '../../art/base/svg.ts';
import { ornament, title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { cardBack, cardFace, placed } from '../../art/motifs/playing-card.ts';

/** Two pair laid out on a table in a row that falls to the right, the fifth card face down. */
function cover(): string {
  const hand = (
    [
      [cardFace('A', 'S'), 170, 470, -12],
      [cardFace('A', 'C'), 258, 512, -6],
      [cardFace('8', 'S'), 348, 566, 1],
      [cardFace('8', 'C'), 438, 628, 8],
      [cardBack(), 526, 700, 16],
    ] as const
  ).map(([card, x, y, degrees]) => placed(card, x, y, 0.76, degrees));
  return (
    plate('ivory', 720, 960, 0.42, 0.4, 0.85) +
    path(fans(720, 960, 60, 3), 'fill="none" stroke="#8a7440" stroke-width="1.6" opacity="0.22"') +
    hand.join('') +
    title(['Aces', 'and Eights'], 360, 250, {
      face: 'display-bold',
      size: 118,
      width: 600,
      leading: 0.86,
      tracking: -6,
      fill: '#1c160c',
    }).replaceAll(' filter="url(#drop-small)"', '') +
    path('M66 892H654', 'stroke="#1c160c" stroke-width="2.4"') +
    ornament(360, 892, 300, '#1c160c') +
    frame(720, 960, 'cut', { colour: '#5e4c22' })
  );
}

export default { cover } satisfies GameDrawing;
