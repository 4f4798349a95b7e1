import { frame, guilloche, plate, spokes } from '../../art/base/engraving.ts';
import { circle, group, n, path, polar, polyline } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';

/** A coin of radius 100 about its middle, seen from the front. */
function coin(side: 'sun' | 'moon'): string {
  const [metal, dark] = side === 'sun' ? ['url(#brass)', '#4a3310'] : ['url(#steel)', '#2a3338'];
  const flames = Array.from({ length: 12 }, (_, i) => {
    const tip = polar(0, 0, i % 2 ? 66 : 76, i * 30);
    return polyline([polar(0, 0, 42, i * 30 - 11), tip, polar(0, 0, 42, i * 30 + 11)], true);
  }).join('');
  const mark =
    side === 'sun'
      ? path(flames, `fill="#f7ebcb" stroke="${dark}" stroke-width="3" stroke-linejoin="round"`) +
        circle(0, 0, 37, `fill="#f7ebcb" stroke="${dark}" stroke-width="4"`)
      : path(
          'M22 -64A66 66 0 1 0 22 64A52 52 0 1 1 22 -64Z',
          `fill="#f1f5f8" stroke="${dark}" stroke-width="4" stroke-linejoin="round"`,
        ) +
        path('M40 -26L47 -8 65 -1 47 6 40 24 33 6 15 -1 33 -8Z', `fill="#f1f5f8" stroke="${dark}" stroke-width="3"`);
  return (
    circle(0, 0, 100, `fill="${metal}" stroke="#170e07" stroke-width="4"`) +
    path(spokes(0, 0, 90, 99, 90), `stroke="${dark}" stroke-width="2.4" opacity="0.7"`) +
    circle(0, 0, 88, `fill="${metal}" stroke="${dark}" stroke-width="3"`) +
    mark
  );
}

/** Coins that were tossed one after another, each higher and nearer than the one before. */
function cover(): string {
  const thrown = [
    { x: 150, y: 640, size: 0.72, turn: -16, flat: 0.94, side: 'sun' },
    { x: 290, y: 506, size: 0.92, turn: -8, flat: 0.52, side: 'moon' },
    { x: 420, y: 356, size: 1.12, turn: 4, flat: 0.96, side: 'moon' },
    { x: 536, y: 176, size: 1.3, turn: 14, flat: 0.78, side: 'sun' },
  ] as const;
  const coins = thrown.map(({ x, y, size, turn, flat, side }) =>
    group(
      `filter="url(#drop)"`,
      // The edge of a coin that is seen from the side.
      group(
        `transform="translate(${x} ${y + 15 * (1.3 - flat)}) rotate(${turn}) scale(${n(size)} ${n(size * flat)})"`,
        circle(0, 0, 100, `fill="${side === 'sun' ? 'url(#brass-deep)' : '#38434a'}"`),
      ),
      group(`transform="translate(${x} ${y}) rotate(${turn}) scale(${n(size)} ${n(size * flat)})"`, coin(side)),
    ),
  );
  return (
    plate('umber', 720, 960, 0.62, 0.3, 0.85) +
    path(guilloche(360, 420, 330, 26, 24, 5), 'fill="none" stroke="#e7cd94" stroke-width="1.2" opacity="0.16"') +
    path(
      'M60 742Q190 640 300 500T560 150',
      'fill="none" stroke="#ecd6a0" stroke-width="4" stroke-dasharray="2 16" stroke-linecap="round" opacity="0.6"',
    ) +
    coins.join('') +
    title(['Coin', 'Streak'], 360, 892, { size: 150, width: 600, tracking: 8, fill: '#f7ebcb' }) +
    frame(720, 960, 'step', { size: 36 })
  );
}

export default { cover } satisfies GameDrawing;
