import { frame, guilloche, plate, rays } from '../../art/base/engraving.ts';
import { group, path } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { cardFace, placed } from '../../art/motifs/playing-card.ts';

/** Four aces in a fan before rays of light. */
function cover(): string {
  const fan = (['C', 'D', 'H', 'S'] as const).map((suit, i) =>
    group(`transform="rotate(${-22.5 + i * 15} 360 860)"`, placed(cardFace('A', suit), 360, 404, 0.76, 0)),
  );
  return (
    plate('claret', 720, 960, 0.5, 0.42, 0.8) +
    path(rays(360, 520, 60, 900, 22, 4), 'fill="#e9a9b0" opacity="0.1"') +
    path(guilloche(360, 410, 300, 30, 36, 4), 'fill="none" stroke="#e3b9a0" stroke-width="1.2" opacity="0.3"') +
    fan.join('') +
    path('M0 700H720V960H0Z', 'fill="#1a060a" opacity="0.82"') +
    path('M0 700H720M0 710H720', 'stroke="#d8b56e" stroke-width="3"') +
    title(['Bonus', 'Poker'], 360, 900, { size: 118, width: 600, leading: 0.92, tracking: 14, fill: '#f6dcc6' }) +
    frame(720, 960, 'scoop', { colour: '#d08a92' })
  );
}

export default { cover } satisfies GameDrawing;
