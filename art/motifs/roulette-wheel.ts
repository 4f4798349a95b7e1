import { spokes } from '../base/engraving.ts';
import { arc } from '../base/lettering.ts';
import { house } from '../base/palette.ts';
import { circle, group, n, path, polar, ringPart } from '../base/svg.ts';

/** European order, clockwise from the zero. */
export const wheelOrder = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const;

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

const step = 360 / wheelOrder.length;

const wheelMetals = `<defs>
<radialGradient id="bowl"><stop offset="0.78" stop-color="#1d0f09"/><stop offset="0.84" stop-color="#5a3119"/><stop offset="0.9" stop-color="#7a4524"/><stop offset="0.96" stop-color="#4a2612"/><stop offset="1" stop-color="#1c0d06"/></radialGradient>
<radialGradient id="track"><stop offset="0.8" stop-color="#160b06"/><stop offset="0.93" stop-color="#3b2010"/><stop offset="1" stop-color="#24120a"/></radialGradient>
<radialGradient id="cone" cx="0.42" cy="0.38" r="0.7"><stop offset="0" stop-color="#6d4526"/><stop offset="0.55" stop-color="#3a2010"/><stop offset="1" stop-color="#170b05"/></radialGradient>
<linearGradient id="turret" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="#fbf0cf"/><stop offset="0.45" stop-color="#c9a45c"/><stop offset="1" stop-color="#6b4d20"/></linearGradient>
</defs>`;

/** The bowl that stands still, about (0, 0), radius 490. */
export function rim(): string {
  const deflectors = Array.from({ length: 8 }, (_, i) => {
    const [x, y] = polar(0, 0, 404, i * 45 + 22.5);
    const turn = i * 45 + 22.5 + (i % 2 ? 90 : 0);
    return `<path transform="translate(${n(x)} ${n(y)}) rotate(${turn})" d="M0-17L6.5 0L0 17L-6.5 0Z" fill="url(#turret)" stroke="#3d2c12" stroke-width="1"/>`;
  }).join('');
  return (
    wheelMetals +
    circle(0, 0, 490, 'fill="url(#bowl)"') +
    circle(0, 0, 488, `fill="none" stroke="${house.brassDark}" stroke-width="3"`) +
    circle(0, 0, 452, `fill="url(#track)" stroke="${house.brass}" stroke-width="4"`) +
    circle(0, 0, 446, 'fill="none" stroke="#000" stroke-opacity="0.5" stroke-width="5"') +
    circle(0, 0, 418, `fill="none" stroke="${house.brassDark}" stroke-width="1.2" opacity="0.7"`) +
    deflectors +
    circle(0, 0, 382, `fill="#120a06" stroke="${house.brass}" stroke-width="3"`)
  );
}

/** The part that turns: numbers, pockets, cone and turret, about (0, 0), radius 378. */
export function rotor(): string {
  const fields = wheelOrder.map((number, i) => {
    const middle = i * step;
    const colour = number === 0 ? '#2f6a50' : reds.has(number) ? '#8a2c3b' : '#14191a';
    const deep = number === 0 ? '#1b4333' : reds.has(number) ? '#561823' : '#090c0d';
    return (
      path(ringPart(0, 0, 296, 374, middle - step / 2, middle + step / 2), `fill="${colour}"`) +
      path(ringPart(0, 0, 226, 296, middle - step / 2, middle + step / 2), `fill="${deep}"`) +
      arc(String(number), 0, 0, 320, middle, { face: 'display-bold', size: 42, tracking: -20 }, `fill="${house.ivory}"`)
    );
  });
  const arms = Array.from({ length: 4 }, (_, i) =>
    group(
      `transform="rotate(${i * 90})"`,
      path('M-9-40L-5-128H5L9-40Z', 'fill="url(#turret)" stroke="#3d2c12" stroke-width="1.2"'),
      circle(0, -136, 15, 'fill="url(#turret)" stroke="#3d2c12" stroke-width="1.2"'),
    ),
  ).join('');
  return (
    wheelMetals +
    fields.join('') +
    path(
      spokes(0, 0, 226, 374, wheelOrder.length, step / 2, 360 + step / 2),
      `stroke="${house.brassLight}" stroke-width="2.6"`,
    ) +
    circle(0, 0, 374, `fill="none" stroke="${house.brassLight}" stroke-width="4"`) +
    circle(0, 0, 296, `fill="none" stroke="${house.brass}" stroke-width="2.4"`) +
    circle(0, 0, 226, `fill="url(#cone)" stroke="${house.brassLight}" stroke-width="5"`) +
    path(spokes(0, 0, 96, 222, wheelOrder.length * 2), 'stroke="#d9b877" stroke-opacity="0.16" stroke-width="1.4"') +
    circle(0, 0, 176, `fill="none" stroke="${house.brass}" stroke-width="1.4" opacity="0.6"`) +
    circle(0, 0, 168, `fill="none" stroke="${house.brass}" stroke-width="0.8" opacity="0.5"`) +
    arms +
    circle(0, 0, 62, 'fill="url(#turret)" stroke="#3d2c12" stroke-width="2"') +
    circle(0, 0, 46, 'fill="none" stroke="#6b4d20" stroke-width="1.6"') +
    path(spokes(0, 0, 30, 44, 40), 'stroke="#6b4d20" stroke-width="1.4"') +
    circle(0, 0, 24, 'fill="url(#turret)" stroke="#6b4d20" stroke-width="1.6"')
  );
}

/** The ball with its centre at (x, y). */
export const ball = (x: number, y: number, r: number): string =>
  `<defs><radialGradient id="ball" cx="0.36" cy="0.32" r="0.75"><stop offset="0" stop-color="#fff"/><stop offset="0.45" stop-color="#ece5d4"/><stop offset="1" stop-color="#8b826d"/></radialGradient></defs>` +
  circle(x + r * 0.2, y + r * 0.35, r, 'fill="#000" opacity="0.4"') +
  circle(x, y, r, 'fill="url(#ball)"');

/** A whole wheel about (0, 0), the zero turned to `degrees`, the ball lying in the pocket of `number`. */
export function wheel(degrees: number, number: number): string {
  const place = wheelOrder.indexOf(number as (typeof wheelOrder)[number]);
  const [x, y] = polar(0, 0, 262, place * step);
  return rim() + group(`transform="rotate(${degrees})"`, rotor(), ball(x, y, 17));
}
