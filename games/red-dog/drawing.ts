import { frame, plate, rays } from '../../art/base/engraving.ts';
import { group, path, rect } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { cardFace, placed } from '../../art/motifs/playing-card.ts';
import { pip } from '../../art/motifs/suits.ts';

/** A four and a king stand apart like the posts of a gate; a nine falls between them out of the sun. */
function cover(): string {
  return (
    plate('lacquer', 720, 960, 0.5, 0.3, 0.9) +
    path(rays(360, 560, 60, 1000, 26, 3), 'fill="#f0b25e" opacity="0.14"') +
    group('opacity="0.55"', pip('D', 360, 590, 640, 'fill="#2a0805" stroke="#e3a25c" stroke-width="1.2"')) +
    title(['Red Dog'], 360, 236, { size: 168, width: 590, tracking: 2, fill: '#fbe6c6' }) +
    placed(cardFace('4', 'C'), 176, 640, 0.74, -4) +
    placed(cardFace('K', 'S'), 544, 640, 0.74, 4) +
    placed(cardFace('9', 'D'), 360, 520, 0.7, 2) +
    rect(70, 292, 580, 3, 'fill="#e3a25c"') +
    rect(110, 304, 500, 1.5, 'fill="#e3a25c" opacity="0.7"') +
    frame(720, 960, 'step', { colour: '#d9a05a', size: 40 })
  );
}

export default { cover } satisfies GameDrawing;
