import { frame, guilloche, plate } from '../../art/base/engraving.ts';
import { group, path, rect } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { courtFigure } from '../../art/motifs/playing-card.ts';
import { pip } from '../../art/motifs/suits.ts';

/** A jack of spades, taken close, on the left a column of what he holds. */
function cover(): string {
  return (
    plate('umber', 720, 960, 0.65, 0.35, 0.8) +
    path(guilloche(430, 370, 420, 40, 48, 5), 'fill="none" stroke="#d8b56e" stroke-width="1.2" opacity="0.28"') +
    rect(196, 60, 466, 620, 'fill="#fbf6ea"') +
    `<svg x="196" y="60" width="466" height="620" viewBox="-47 -128 124 165" preserveAspectRatio="xMidYMin slice">${courtFigure('J', 'S')}</svg>` +
    rect(196, 60, 466, 620, 'fill="none" stroke="#7a5b28" stroke-width="10"') +
    rect(186, 50, 486, 640, 'fill="none" stroke="#c9a45c" stroke-width="2.4"') +
    (['S', 'H', 'D', 'C'] as const)
      .map((suit, i) =>
        group('', pip(suit, 116, 122 + i * 165, 92, `fill="${suit === 'H' || suit === 'D' ? '#b0505f' : '#ecd6a0'}"`)),
      )
      .join('') +
    title(['Jacks or', 'Better'], 360, 900, { size: 122, width: 620, leading: 0.9, tracking: -4 }) +
    frame(720, 960, 'square', {})
  );
}

export default { cover } satisfies GameDrawing;
