import { frame, guilloche, plate } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { group, path, rect } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { wheel, wheelLooks } from '../../art/motifs/roulette-wheel.ts';

/** The wheel in plan above the half of a cloth with its six even chances, as a table in a spa has them. */
function cover(): string {
  const names = ['Manque', 'Pair', 'Rouge', 'Noir', 'Impair', 'Passe'];
  const chances = names.map((name, i) => {
    const [x, y] = [96 + (i % 3) * 176, 564 + Math.floor(i / 3) * 84];
    const fill = name === 'Rouge' ? '#8a2c3b' : name === 'Noir' ? '#0a0e14' : 'none';
    return (
      rect(x, y, 176, 84, `fill="${fill}" stroke="#c8d4e6" stroke-width="2.4"`) +
      line(name, x + 88, y + 54, { face: 'display', size: 36 }, 'fill="#eef2f8"')
    );
  });
  return (
    plate('midnight', 720, 960, 0.5, 0.34, 0.8) +
    path(guilloche(360, 292, 300, 20, 30, 5), 'fill="none" stroke="#9db2d0" stroke-width="1.2" opacity="0.34"') +
    group('transform="translate(360 292) scale(0.5)" filter="url(#drop)"', wheel(14, 19, wheelLooks.french)) +
    chances.join('') +
    title(['French', 'Roulette'], 360, 904, { size: 88, width: 560, tracking: 10, leading: 0.9, face: 'display' }) +
    frame(720, 960, 'scoop', { colour: '#9db2d0', size: 44 })
  );
}

export default { cover } satisfies GameDrawing;
