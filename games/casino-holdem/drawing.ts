import { frame, plate, spokes } from '../../art/base/engraving.ts';
import { group, path } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { chip } from '../../art/motifs/chip.ts';
import { cardFace, placed } from '../../art/motifs/playing-card.ts';

function stack(x: number, y: number, values: readonly string[]): string {
  return values
    .map((value, i) => group(`transform="translate(${x + (i % 2) * 3} ${y - i * 15}) scale(1.15 0.62)"`, chip(value)))
    .join('');
}

/** Five cards opened like a fan under the light of the table. */
function cover(): string {
  const hand = [
    ['10', 'H'],
    ['J', 'S'],
    ['Q', 'D'],
    ['K', 'C'],
    ['A', 'H'],
  ] as const;
  return (
    plate('petrol', 720, 960, 0.5, 0.66, 0.72) +
    path(spokes(360, 1020, 330, 1200, 120, -70, 70), 'stroke="#8fc4c0" stroke-width="1.3" opacity="0.22"') +
    hand
      .map(([rank, suit], i) => {
        const degrees = (i - 2) * 11;
        const angle = (degrees * Math.PI) / 180;
        return placed(
          cardFace(rank, suit),
          360 + 540 * Math.sin(angle),
          1066 - 540 * Math.cos(angle),
          0.6,
          degrees,
          'url(#drop-small)',
        );
      })
      .join('') +
    group(
      'filter="url(#drop)"',
      stack(120, 806, ['25', '25', '100', '25', '100']),
      stack(464, 806, ['5', '1', '5', '500', '500', '5']),
    ) +
    group('filter="url(#drop)"', stack(292, 842, ['100', '100', '1', '100'])) +
    title(['Casino', 'Hold’em'], 360, 272, { size: 136, width: 610, leading: 0.92, tracking: -2 }) +
    frame(720, 960, 'round', { size: 40 })
  );
}

export default { cover } satisfies GameDrawing;
