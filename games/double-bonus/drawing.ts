import { engraved, frame, guilloche, plate } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, group, path } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { suitOutline } from '../../art/motifs/suits.ts';

/** The plate parted from corner to corner, an ace on each side, one upright and one turned. */
function cover(): string {
  const ring = (x: number, y: number) =>
    path(guilloche(x, y, 168, 18, 30, 5), 'fill="none" stroke="#9fe0e2" stroke-width="1.2" opacity="0.4"') +
    circle(x, y, 132, 'fill="#06191b" stroke="#8fcfd2" stroke-width="3"');
  const corner = line('A', 96, 146, { face: 'display-bold', size: 96 }, 'fill="#ecd6a0"');
  return (
    plate('petrol', 720, 960, 0.3, 0.25, 0.8) +
    path('M720 70V960H0V760Z', 'fill="#03090a" opacity="0.62"') +
    path('M0 760L720 70M0 776L720 86', 'stroke="#c9a45c" stroke-width="3"') +
    ring(232, 240) +
    ring(488, 520) +
    engraved(suitOutline('S'), { transform: 'translate(232 236) scale(1.9)', metal: 'url(#brass)' }) +
    engraved(suitOutline('H'), { transform: 'translate(488 524) rotate(180) scale(1.9)', metal: 'url(#claret)' }) +
    corner +
    group('transform="rotate(180 360 380)"', corner) +
    title(['Double', 'Bonus'], 360, 894, { size: 108, width: 560, leading: 0.9, tracking: 8 }) +
    frame(720, 960, 'cut', { colour: '#8fcfd2', size: 54 })
  );
}

export default { cover } satisfies GameDrawing;
