import { frame, guilloche, plate, rays } from '../../art/base/engraving.ts';
import { circle, path } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { cardFace, placed } from '../../art/motifs/playing-card.ts';

/** Three hearts in a row, one above the other, that make the best hand there is. */
function cover(): string {
  const hand = [
    ['Q', 470, 0.92, 9],
    ['K', 330, 0.92, 0],
    ['A', 190, 0.92, -9],
  ] as const;
  return (
    plate('midnight', 720, 960, 0.5, 0.38, 0.7) +
    path(rays(360, 400, 120, 900, 30, 3), 'fill="#8fa9d8" opacity="0.07"') +
    circle(360, 400, 318, 'fill="none" stroke="#c9a45c" stroke-width="2" opacity="0.7"') +
    path(guilloche(360, 400, 300, 14, 60, 4), 'fill="none" stroke="#c9a45c" stroke-width="1.1" opacity="0.45"') +
    [...hand]
      .reverse()
      .map(([rank, x, scale, degrees]) =>
        placed(cardFace(rank, 'H'), x + 30, 392 + Math.abs(degrees) * 3, scale, degrees),
      )
      .join('') +
    title(['Three Card', 'Poker'], 360, 878, { size: 116, width: 620, leading: 0.92, tracking: -3 }) +
    frame(720, 960, 'step', { size: 44 })
  );
}

export default { cover } satisfies GameDrawing;
