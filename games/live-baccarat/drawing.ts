import { fans, frame, plate } from '../../art/base/engraving.ts';
import { group, path, rect } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { chain, onLine } from '../../art/motifs/chain.ts';
import { cardBack, cardFace, placed } from '../../art/motifs/playing-card.ts';

/** Two hands side by side, and the chain that deals to both between them. */
function cover(): string {
  return (
    plate('claret', 720, 960, 0.5, 0.3, 0.8) +
    group('opacity="0.2"', path(fans(720, 640, 60, 4), 'fill="none" stroke="#f0bcc3" stroke-width="1.6"')) +
    group('filter="url(#drop-small)"', chain(onLine([360, 18], [360, 668], 22))) +
    placed(cardBack(), 128, 214, 0.52, -12) +
    placed(cardFace('9', 'H'), 208, 236, 0.6, -4) +
    placed(cardFace('K', 'S'), 206, 482, 0.6, 5) +
    placed(cardBack(), 592, 214, 0.52, 12) +
    placed(cardFace('6', 'C'), 512, 236, 0.6, 4) +
    placed(cardFace('A', 'D'), 514, 482, 0.6, -5) +
    rect(0, 668, 720, 238, 'fill="#1c070d"') +
    path('M0 672H720M0 902H720', 'stroke="#c9a45c" stroke-width="4"') +
    path('M0 682H720M0 892H720', 'stroke="#c9a45c" stroke-width="1.4"') +
    title(['Shared', 'Baccarat'], 360, 868, { size: 112, width: 610, tracking: 2, leading: 0.84 }) +
    frame(720, 960, 'square', {})
  );
}

export default { cover } satisfies GameDrawing;
