import { frame, plate, spokes } from '../../art/base/engraving.ts';
import { circle, group, path } from '../../art/base/svg.ts';
import { ornament, title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { cardFace, placed } from '../../art/motifs/playing-card.ts';

/** A sabre of 700, its point up, the hilt at its foot. */
const sabre =
  path(
    'M-7 -430C-16 -250 -15 -60 -9 150H11C7 -60 6 -250 -7 -430Z',
    'fill="url(#dusk)" stroke="#e8eef2" stroke-width="1.6"',
  ) +
  path('M-2 -380C-8 -220 -7 -40 -3 148', 'fill="none" stroke="#1a242b" stroke-width="1.4" opacity="0.7"') +
  path('M-62 150C-30 138 32 138 64 158C40 172 -34 172 -62 150Z', 'fill="url(#brass)"') +
  path('M50 160C84 206 66 262 8 270', 'fill="none" stroke="url(#brass)" stroke-width="9"') +
  path('M-10 168H14L10 264H-8Z', 'fill="#2a1710" stroke="#c9a45c" stroke-width="1.6"') +
  path('M-10 186H13M-9 204H13M-9 222H12M-9 240H12', 'stroke="#c9a45c" stroke-width="1.6"') +
  circle(1, 272, 13, 'fill="url(#brass)"');

/** Two jacks of one rank before crossed sabres. */
function cover(): string {
  return (
    plate('slate', 720, 960, 0.5, 0.42, 0.85) +
    path(spokes(360, 420, 200, 900, 132), 'stroke="#b9cbd6" stroke-width="1.2" opacity="0.2"') +
    group('filter="url(#drop)" transform="translate(360 420) rotate(40) scale(1.16)"', sabre) +
    group('filter="url(#drop)" transform="translate(360 420) rotate(-40) scale(-1.16 1.16)"', sabre) +
    circle(360, 410, 212, 'fill="#10171c" opacity="0.72" stroke="#c9a45c" stroke-width="3"') +
    circle(360, 410, 201, 'fill="none" stroke="#c9a45c" stroke-width="1.2"') +
    placed(cardFace('J', 'S'), 268, 410, 0.56, -7) +
    placed(cardFace('J', 'H'), 452, 410, 0.56, 7) +
    title(['Casino War'], 360, 850, { size: 150, width: 610, tracking: 0 }) +
    ornament(360, 892, 300) +
    frame(720, 960, 'cut', { colour: '#c9a45c', size: 44 })
  );
}

export default { cover } satisfies GameDrawing;
