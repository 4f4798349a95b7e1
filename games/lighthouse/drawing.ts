import { frame, plate, spokes, stars } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, group, path, polyline, rect, scatter } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';

/** A tower by the sea at night; its beam falls on one number of many. */
function cover(): string {
  const [lampX, lampY] = [214, 330];
  const numbers = [7, 31, 18, 24, 3, 39, 12, 26];
  const places = [
    [398, 214],
    [520, 190],
    [634, 262],
    [420, 330],
    [556, 340],
    [640, 420],
    [438, 452],
    [560, 500],
  ] as const;
  const lit = 4;
  const balls = places
    .map(([x, y], i) => {
      const on = i === lit;
      const ground = on
        ? circle(x, y, 78, 'fill="url(#halo)"') + circle(x, y, 46, 'fill="url(#brass)" filter="url(#drop-small)"')
        : circle(x, y, 38, 'fill="#0c2033" stroke="#7fb0d6" stroke-width="1.6" opacity="0.8"');
      const style = { face: 'display-bold', size: on ? 52 : 38, tracking: -6 } as const;
      return ground + line(String(numbers[i]), x, y + (on ? 18 : 13), style, `fill="${on ? '#20180a' : '#bcd6ea'}"`);
    })
    .join('');
  const beam = polyline(
    [
      [lampX, lampY - 10],
      [720, 246],
      [720, 452],
      [lampX, lampY + 10],
    ],
    true,
  );
  const waves = Array.from({ length: 7 }, (_, row) => {
    const y = 664 + row * 17;
    const points = Array.from(
      { length: 31 },
      (_, i) => [i * 24, y + Math.sin(i * 0.9 + row * 1.7) * (3 + row)] as const,
    );
    return path(polyline(points), `fill="none" stroke="#7fb0d6" stroke-width="1.6" opacity="${0.65 - row * 0.07}"`);
  }).join('');
  const tower =
    path('M166 664L184 372H244L262 664Z', 'fill="url(#ivory)"') +
    path('M181 420H247L251 486H177ZM173 552H255L259 618H169Z', 'fill="url(#claret)"') +
    rect(172, 358, 84, 16, 'fill="url(#steel)"') +
    rect(188, 304, 52, 54, 'fill="#1b2733" stroke="#c9a45c" stroke-width="3"') +
    path('M180 304L214 262L248 304Z', 'fill="url(#claret)"') +
    circle(lampX, lampY, 20, 'fill="#fff3cf"') +
    path('M60 664C110 630 150 640 180 628H250C300 636 330 640 380 664Z', 'fill="#0a1118"');
  return (
    plate('midnight', 720, 960, 0.3, 0.34, 0.85) +
    stars(70, scatter(11), 720, 560, (x, y) => x < 340 && y < 250) +
    path(beam, 'fill="#ffe9ae" opacity="0.2"') +
    path(spokes(lampX, lampY, 30, 120, 24), 'stroke="#ffe9ae" stroke-width="1.4" opacity="0.4"') +
    circle(lampX, lampY, 120, 'fill="url(#halo)"') +
    group('filter="url(#drop-small)"', tower) +
    waves +
    balls +
    title(['Lighthouse'], 360, 880, { size: 128, width: 600, tracking: 4 }) +
    frame(720, 960, 'step', { size: 34, colour: '#9fc4e2' })
  );
}

export default { cover } satisfies GameDrawing;
