import { frame, plate, spokes } from '../../art/base/engraving.ts';
import { group, path } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { wheel } from '../../art/motifs/roulette-wheel.ts';

/** The wheel, larger than the plate, seen from where the croupier stands. */
function cover(): string {
  return (
    plate('felt', 720, 960, 0.75, 0.75, 0.85) +
    path(spokes(480, 776, 500, 1200, 100), 'stroke="#c9a45c" stroke-width="1.6" opacity="0.22"') +
    group('transform="translate(480 776) scale(1.02)" filter="url(#drop)"', wheel(-38, 32)) +
    title(['European', 'Roulette'], 64, 262, { size: 132, width: 600, anchor: 'start', tracking: -4, leading: 0.9 }) +
    frame(720, 960, 'square', {})
  );
}

export default { cover } satisfies GameDrawing;
