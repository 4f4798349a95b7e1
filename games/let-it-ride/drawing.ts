import { frame, guilloche, plate } from '../../art/base/engraving.ts';
import { circle, group, path } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { chip } from '../../art/motifs/chip.ts';
import { cardFace, placed } from '../../art/motifs/playing-card.ts';

function stack(x: number, y: number, values: readonly string[]): string {
  return values
    .map((value, i) => group(`transform="translate(${x + (i % 2) * 3} ${y - i * 15}) scale(1.2 0.64)"`, chip(value)))
    .join('');
}

/** Three rings on the cloth, each with its stack, and above them a royal flush that lacks nothing. */
function cover(): string {
  const royal = ['10', 'J', 'Q', 'K', 'A'] as const;
  const ring = (x: number, label: number) =>
    `<ellipse cx="${x}" cy="650" rx="94" ry="52" fill="none" stroke="#d8b56e" stroke-width="${label === 1 ? 4 : 2.4}"/>` +
    `<ellipse cx="${x}" cy="650" rx="82" ry="43" fill="none" stroke="#d8b56e" stroke-width="1" opacity="0.7"/>`;
  return (
    plate('claret', 720, 960, 0.5, 0.3, 0.74) +
    path(guilloche(360, 300, 330, 30, 36, 6), 'fill="none" stroke="#e0b0a8" stroke-width="1.1" opacity="0.3"') +
    circle(360, 300, 372, 'fill="none" stroke="#c9a45c" stroke-width="1.6" opacity="0.5"') +
    royal
      .map((rank, i) =>
        placed(cardFace(rank, 'S'), 136 + i * 112, 304 + (i - 2) ** 2 * 9, 0.52, (i - 2) * 5, 'url(#drop-small)'),
      )
      .join('') +
    [146, 360, 574].map((x, i) => ring(x, i + 1)).join('') +
    group(
      'filter="url(#drop)"',
      stack(74, 606, ['100', '25', '100', '25']),
      stack(288, 606, ['100', '500', '100', '500', '100', '500']),
      stack(502, 606, ['5', '100', '5', '100', '5', '100', '5', '100']),
    ) +
    title(['Let It Ride'], 360, 858, { size: 128, width: 610, tracking: -3 }) +
    frame(720, 960, 'cut', { size: 38 })
  );
}

export default { cover } satisfies GameDrawing;
