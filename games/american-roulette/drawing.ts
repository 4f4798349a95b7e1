import { frame, plate, rays } from '../../art/base/engraving.ts';
import { group, path } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { wheel, wheelLooks } from '../../art/motifs/roulette-wheel.ts';

/** The upper half of the great wheel between its two zeros, cut by the edge of the plate. */
function cover(): string {
  return (
    plate('claret', 720, 960, 0.5, 0.2, 0.9) +
    path(rays(360, 120, 470, 1200, 38), 'fill="#e7cd94" opacity="0.07"') +
    group('transform="translate(360 150) scale(0.98)" filter="url(#drop)"', wheel(4, 37, wheelLooks.american)) +
    title(['American', 'Roulette'], 360, 868, { size: 128, width: 590, tracking: 0, leading: 0.92 }) +
    frame(720, 960, 'cut', { size: 46 })
  );
}

export default { cover } satisfies GameDrawing;
