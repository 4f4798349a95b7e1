import { frame, plate, spokes } from '../../art/base/engraving.ts';
import { circle, path, rect } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { courtFigure } from '../../art/motifs/playing-card.ts';
import { pip } from '../../art/motifs/suits.ts';

/** King, queen and jack in three tall panels, over them a row of aces. */
function cover(): string {
  const panels = (
    [
      ['K', 'C', 50],
      ['Q', 'D', 262],
      ['J', 'S', 474],
    ] as const
  ).map(
    ([rank, suit, x]) =>
      rect(x, 226, 196, 446, 'fill="#fbf6ea"') +
      `<svg x="${x}" y="226" width="196" height="446" viewBox="-52 -128 104 237" preserveAspectRatio="xMidYMin slice">${courtFigure(rank, suit)}</svg>` +
      rect(x, 226, 196, 446, 'fill="none" stroke="#39485e" stroke-width="8"') +
      rect(x - 8, 218, 212, 462, 'fill="none" stroke="#b9c6d8" stroke-width="2"'),
  );
  const aces = (['S', 'H', 'C', 'D'] as const).map((suit, i) => {
    const x = 126 + i * 156;
    return (
      circle(x, 126, 58, 'fill="#0e141d" stroke="#b9c6d8" stroke-width="3"') +
      pip(suit, x, 126, 62, `fill="${suit === 'H' || suit === 'D' ? '#c46a76' : '#dfe8f4'}"`)
    );
  });
  return (
    plate('slate', 720, 960, 0.5, 0.4, 0.8) +
    path(spokes(360, 1040, 200, 1200, 90, -90, 90), 'stroke="#b9c6d8" stroke-width="1.2" opacity="0.16"') +
    aces.join('') +
    panels.join('') +
    title(['Aces and', 'Faces'], 360, 896, {
      face: 'display',
      size: 112,
      width: 600,
      leading: 0.9,
      tracking: 16,
      fill: '#eef2f8',
    }) +
    frame(720, 960, 'square', { colour: '#a9b8cc' })
  );
}

export default { cover } satisfies GameDrawing;
