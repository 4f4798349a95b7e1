import { frame, plate, spokes } from '../../art/base/engraving.ts';
import { group, path, rect } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { chip } from '../../art/motifs/chip.ts';
import { cardFace, placed } from '../../art/motifs/playing-card.ts';

type Face = Parameters<typeof cardFace>;

/** Of each box: where it stands, how it is turned, its two cards and its chip. */
const boxes: readonly [number, number, number, Face, Face, string][] = [
  [140, 494, 9, ['8', 'C'], ['8', 'D'], '25'],
  [360, 528, 0, ['A', 'H'], ['Q', 'S'], '100'],
  [580, 494, -9, ['5', 'S'], ['6', 'H'], '5'],
];

function box([x, y, degrees, first, second, value]: (typeof boxes)[number]): string {
  return group(
    `transform="translate(${x} ${y}) rotate(${degrees})"`,
    rect(-92, -150, 184, 330, 'rx="22" fill="#0a1734" fill-opacity="0.55" stroke="#d7b46a" stroke-width="3"') +
      rect(-82, -140, 164, 310, 'rx="16" fill="none" stroke="#d7b46a" stroke-width="1.2" opacity="0.7"') +
      placed(cardFace(...first), -26, -30, 0.44, -5) +
      placed(cardFace(...second), 26, -16, 0.44, 5) +
      group('transform="translate(-34 96) scale(0.68)" filter="url(#drop-small)"', chip(value)),
  );
}

/** Three boxes before one dealer, each with its own hand and its own chip. */
function cover(): string {
  return (
    plate('midnight', 720, 960, 0.5, 0.46, 0.8) +
    path(spokes(360, 60, 120, 1000, 110, 90, 270), 'stroke="#8fa9dd" stroke-width="1.2" opacity="0.18"') +
    placed(cardFace('6', 'D'), 360, 176, 0.5, 0) +
    path('M30 300Q360 420 690 300', 'fill="none" stroke="#d7b46a" stroke-width="2" opacity="0.75"') +
    path('M30 314Q360 434 690 314', 'fill="none" stroke="#d7b46a" stroke-width="1" opacity="0.6"') +
    boxes.map(box).join('') +
    title(['Three-Box', 'Blackjack'], 360, 892, { size: 112, width: 600, leading: 0.92, tracking: -2 }) +
    frame(720, 960, 'cut', { colour: '#d7b46a', size: 42 })
  );
}

export default { cover } satisfies GameDrawing;
