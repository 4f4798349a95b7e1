import { frame, plate } from '../../art/base/engraving.ts';
import { circle, group } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { wheel, wheelLooks } from '../../art/motifs/roulette-wheel.ts';

/** A small wheel whole, in the middle of an empty plate, with its twelve numbers to be read. */
function cover(): string {
  return (
    plate('petrol', 720, 960, 0.5, 0.54, 0.7) +
    title(['Mini'], 360, 190, { size: 170, width: 560, tracking: 60 }) +
    circle(360, 520, 300, 'fill="none" stroke="#8fd3d0" stroke-width="1.4" opacity="0.5"') +
    circle(360, 520, 314, 'fill="none" stroke="#8fd3d0" stroke-width="3" opacity="0.5"') +
    group('transform="translate(360 520) scale(0.56)" filter="url(#drop)"', wheel(-20, 7, wheelLooks.mini)) +
    title(['Roulette'], 360, 912, { size: 92, width: 560, tracking: 60 }) +
    frame(720, 960, 'round', { colour: '#8fd3d0', size: 60 })
  );
}

export default { cover } satisfies GameDrawing;
