import { frame, plate } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, group, path, rect } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { die } from '../../art/motifs/die.ts';

const ruby = { top: '#d2414c', left: '#a01f2c', right: '#6f1019', pip: '#fbf1e2', edge: '#8c1a24' };

/** Two dice on the corner of a craps cloth, its pass line running round them, and the puck on the point. */
function cover(): string {
  const numbers = ['4', '5', 'Six', '8', 'Nine', '10'];
  const boxes = numbers.map((name, i) => {
    const x = 66 + i * 98;
    return (
      rect(x, 92, 98, 116, 'fill="none" stroke="#f3ecdd" stroke-width="2.6" opacity="0.75"') +
      line(name, x + 49, 170, { face: 'display-bold', size: name.length > 2 ? 36 : 54 }, 'fill="#f8dca8"')
    );
  });
  const puck =
    circle(311, 92, 38, 'fill="#f6f0e2" stroke="#15201b" stroke-width="3"') +
    circle(311, 92, 30, 'fill="none" stroke="#15201b" stroke-width="1.4"') +
    line('ON', 311, 103, { face: 'sans', size: 28, tracking: 40 }, 'fill="#15201b"');
  return (
    plate('petrol', 720, 960, 0.5, 0.5, 0.8) +
    boxes.join('') +
    group('filter="url(#drop-small)"', puck) +
    path('M66 250V640Q66 716 142 716H654', 'fill="none" stroke="#f3ecdd" stroke-width="2.6" opacity="0.75"') +
    path('M130 250V600Q130 652 182 652H654', 'fill="none" stroke="#f3ecdd" stroke-width="2.6" opacity="0.75"') +
    line('PASS LINE', 420, 697, { face: 'sans', size: 36, tracking: 260 }, 'fill="#f8dca8"') +
    group('filter="url(#drop)"', die([6, 2, 3], 290, 400, 96, 58, ruby), die([5, 4, 1], 496, 476, 96, 28, ruby)) +
    title(['Craps'], 360, 862, { size: 170, width: 590, tracking: 24 }) +
    frame(720, 960, 'square', { colour: '#e0a85a' })
  );
}

export default { cover } satisfies GameDrawing;
