import { fans, frame, plate } from '../../art/base/engraving.ts';
import { arc } from '../../art/base/lettering.ts';
import { group, path } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { chip } from '../../art/motifs/chip.ts';
import { cardFace, placed } from '../../art/motifs/playing-card.ts';

/** Twenty-one in two cards, on a table of claret cloth. */
function cover(): string {
  return (
    plate('claret', 720, 960, 0.5, 0.4, 0.8) +
    path(fans(720, 960, 60, 5), 'fill="none" stroke="#d98d97" stroke-width="1.4" opacity="0.13"') +
    path(
      'M-60 640Q360 860 780 640M-60 664Q360 884 780 664',
      'fill="none" stroke="#c9a45c" stroke-width="2" opacity="0.7"',
    ) +
    arc(
      'BLACKJACK PAYS 3 TO 2',
      360,
      -330,
      1062,
      180,
      { face: 'text', size: 30, tracking: 190 },
      'fill="#ecd6a0" opacity="0.85"',
      true,
    ) +
    placed(cardFace('K', 'H'), 462, 348, 1.12, 13) +
    placed(cardFace('A', 'S'), 272, 372, 1.12, -11) +
    group('transform="translate(56 500) scale(1.2)" filter="url(#drop)"', chip('100')) +
    title(['Blackjack'], 360, 878, { size: 144, width: 620, tracking: -6 }) +
    frame(720, 960, 'cut', { size: 44 })
  );
}

export default { cover } satisfies GameDrawing;
