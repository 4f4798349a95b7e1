import { frame, plate, rays } from '../../art/base/engraving.ts';
import { circle, group, path } from '../../art/base/svg.ts';
import { ornament, title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { die } from '../../art/motifs/die.ts';

const ivory = { top: '#fbf4e4', left: '#dccdae', right: '#b9a680', pip: '#5a1620', edge: '#f6ecd2' };
const lacquer = { top: '#a33a3c', left: '#7a2026', right: '#521318', pip: '#f3e6c6', edge: '#d77f78' };

/** Three dice before a rising sun, in the red of lacquer ware. */
function cover(): string {
  return (
    plate('lacquer', 720, 960, 0.5, 0.45, 0.75) +
    path(rays(360, 430, 0, 1100, 22, 4), 'fill="#d9a95c" opacity="0.13"') +
    circle(360, 430, 268, 'fill="#2a0a08" stroke="#c9a45c" stroke-width="4"') +
    circle(360, 430, 254, 'fill="none" stroke="#c9a45c" stroke-width="1.4"') +
    circle(360, 430, 190, 'fill="none" stroke="#c9a45c" stroke-width="1" opacity="0.5"') +
    circle(360, 430, 120, 'fill="none" stroke="#c9a45c" stroke-width="1" opacity="0.5"') +
    group(
      'filter="url(#drop)"',
      die([4, 1, 2], 360, 300, 84, 45, lacquer),
      die([6, 3, 5], 246, 500, 92, 60, ivory),
      die([5, 6, 3], 476, 508, 92, 30, ivory),
    ) +
    title(['Sic Bo'], 360, 852, { size: 180, width: 600, tracking: 8 }) +
    ornament(360, 896, 260) +
    frame(720, 960, 'step', { size: 48 })
  );
}

export default { cover } satisfies GameDrawing;
