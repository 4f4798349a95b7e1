import { frame, guilloche, plate, spokes } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, group, path } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { pip } from '../../art/motifs/suits.ts';

/** Four large twos, turned about the middle of the plate, each beside its suit. */
function cover(): string {
  const twos = (['S', 'H', 'C', 'D'] as const).map((suit, i) => {
    const red = suit === 'H' || suit === 'D';
    return group(
      `transform="rotate(${i * 90} 360 396)"`,
      line(
        '2',
        360,
        330,
        { face: 'display-bold', size: 280 },
        `fill="${red ? '#c9606e' : '#f7efdc'}" filter="url(#drop-small)"`,
      ),
      pip(suit, 478, 276, 84, `fill="${red ? '#c46a76' : '#ecd6a0'}"`),
    );
  });
  return (
    plate('felt', 720, 960, 0.5, 0.41, 0.75) +
    path(guilloche(360, 396, 296, 26, 40, 5), 'fill="none" stroke="#d8b56e" stroke-width="1.2" opacity="0.45"') +
    circle(360, 396, 262, 'fill="#082016" opacity="0.55"') +
    twos.join('') +
    circle(360, 396, 34, 'fill="url(#brass)" stroke="#082016" stroke-width="4"') +
    path(spokes(360, 396, 8, 28, 24), 'stroke="#3d2c12" stroke-width="2"') +
    title(['Deuces', 'Wild'], 360, 892, {
      face: 'display-italic',
      size: 140,
      width: 600,
      leading: 0.84,
      tracking: 6,
      fill: '#e6f3d8',
    }) +
    frame(720, 960, 'round', { colour: '#86c08f' })
  );
}

export default { cover } satisfies GameDrawing;
