import { frame, guilloche, plate, rays } from '../../art/base/engraving.ts';
import { path, rect } from '../../art/base/svg.ts';
import { ornament, title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { cardBack, cardFace, placed } from '../../art/motifs/playing-card.ts';

/** Player and banker: two hands, one plate divided between ivory and night. */
function cover(): string {
  return (
    plate('ink', 720, 960, 0.5, 0.5, 0.8) +
    rect(0, 0, 720, 480, 'fill="#e9dfc9"') +
    `<svg x="0" y="0" width="720" height="480">${path(rays(360, 480, 150, 1000, 30), 'fill="#d6c8a8" opacity="0.5"')}</svg>` +
    `<svg x="0" y="480" width="720" height="480" viewBox="0 480 720 480">${path(rays(360, 480, 150, 1000, 30), 'fill="#274539" opacity="0.4"')}</svg>` +
    path(guilloche(360, 480, 232, 18, 40, 4), 'fill="none" stroke="#a37d3c" stroke-width="1.3" opacity="0.8"') +
    placed(cardFace('9', 'D'), 296, 222, 0.68, -9) +
    placed(cardFace('Q', 'C'), 424, 226, 0.68, 8) +
    placed(cardBack(), 296, 738, 0.68, 8) +
    placed(cardFace('8', 'S'), 424, 734, 0.68, -9) +
    rect(0, 396, 720, 168, 'fill="#0c1512"') +
    path('M0 402H720M0 558H720', 'stroke="#c9a45c" stroke-width="4"') +
    path('M0 412H720M0 548H720', 'stroke="#c9a45c" stroke-width="1.4"') +
    title(['Baccarat'], 360, 524, { size: 148, width: 600, tracking: 4 }) +
    ornament(360, 402, 0) +
    ornament(360, 558, 0) +
    frame(720, 960, 'square', { colour: '#a37d3c' })
  );
}

export default { cover } satisfies GameDrawing;
