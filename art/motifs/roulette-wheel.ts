import { spokes } from '../base/engraving.ts';
import { arc } from '../base/lettering.ts';
import { house } from '../base/palette.ts';
import { circle, group, n, path, polar, ringPart } from '../base/svg.ts';

/** A wheel: its numbers clockwise from the zero (37 is the double zero), and what it is made of. */
export interface WheelLook {
  order: readonly number[];
  /** Of the wood from the inner edge outwards, of the track, and of the cone: each from dark or lit on. */
  bowl: readonly [string, string, string, string, string];
  track: readonly [string, string, string];
  cone: readonly [string, string, string];
  /** Fields of the zero, of red and of black, each with the tone of its pocket. */
  zero: readonly [string, string];
  red: readonly [string, string];
  black: readonly [string, string];
}

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const doubleZero = 37;

/** Walnut, as in the first room. */
const european: WheelLook = {
  order: [
    0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29,
    7, 28, 12, 35, 3, 26,
  ],
  bowl: ['#1d0f09', '#5a3119', '#7a4524', '#4a2612', '#1c0d06'],
  track: ['#160b06', '#3b2010', '#24120a'],
  cone: ['#6d4526', '#3a2010', '#170b05'],
  zero: ['#2f6a50', '#1b4333'],
  red: ['#8a2c3b', '#561823'],
  black: ['#14191a', '#090c0d'],
};

export const wheelLooks = {
  european,
  /** Pear wood stained dark blue. */
  french: {
    ...european,
    bowl: ['#070b16', '#1d2c4d', '#2c4270', '#16233f', '#060a14'],
    track: ['#060912', '#152039', '#0c1424'],
    cone: ['#3c547f', '#1a2947', '#080d18'],
  },
  /** Rosewood. */
  american: {
    ...european,
    order: [
      0, 28, 9, 26, 30, 11, 7, 20, 32, 17, 5, 22, 34, 15, 3, 24, 36, 13, 1, 37, 27, 10, 25, 29, 12, 8, 19, 31, 18, 6,
      21, 33, 16, 4, 23, 35, 14, 2,
    ],
    bowl: ['#180606', '#54191a', '#74282a', '#421213', '#170505'],
    track: ['#120505', '#370f10', '#210909'],
    cone: ['#7a3330', '#3c1213', '#180606'],
    red: ['#a0392f', '#63211c'],
  },
  /** Ebony with a light of sea green. */
  mini: {
    ...european,
    order: [0, 12, 4, 9, 2, 7, 11, 1, 8, 5, 10, 3, 6],
    bowl: ['#050d0e', '#123235', '#1c4a4d', '#0d2628', '#040a0b'],
    track: ['#040a0b', '#0f2a2c', '#081819'],
    cone: ['#2c5a58', '#112e30', '#050d0e'],
  },
} satisfies Record<string, WheelLook>;

const wheelMetals = ({ bowl, track, cone }: WheelLook) => `<defs>
<radialGradient id="bowl"><stop offset="0.78" stop-color="${bowl[0]}"/><stop offset="0.84" stop-color="${bowl[1]}"/><stop offset="0.9" stop-color="${bowl[2]}"/><stop offset="0.96" stop-color="${bowl[3]}"/><stop offset="1" stop-color="${bowl[4]}"/></radialGradient>
<radialGradient id="track"><stop offset="0.8" stop-color="${track[0]}"/><stop offset="0.93" stop-color="${track[1]}"/><stop offset="1" stop-color="${track[2]}"/></radialGradient>
<radialGradient id="cone" cx="0.42" cy="0.38" r="0.7"><stop offset="0" stop-color="${cone[0]}"/><stop offset="0.55" stop-color="${cone[1]}"/><stop offset="1" stop-color="${cone[2]}"/></radialGradient>
<linearGradient id="turret" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="#fbf0cf"/><stop offset="0.45" stop-color="#c9a45c"/><stop offset="1" stop-color="#6b4d20"/></linearGradient>
</defs>`;

/** The bowl that stands still, about (0, 0), radius 490. */
export function rim(look: WheelLook): string {
  const deflectors = Array.from({ length: 8 }, (_, i) => {
    const [x, y] = polar(0, 0, 404, i * 45 + 22.5);
    const turn = i * 45 + 22.5 + (i % 2 ? 90 : 0);
    return `<path transform="translate(${n(x)} ${n(y)}) rotate(${turn})" d="M0-17L6.5 0L0 17L-6.5 0Z" fill="url(#turret)" stroke="#3d2c12" stroke-width="1"/>`;
  }).join('');
  return (
    wheelMetals(look) +
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
export function rotor(look: WheelLook): string {
  const { order } = look;
  const step = 360 / order.length;
  // Few pockets leave room for larger numbers.
  const size = Math.min(58, 42 * Math.sqrt(37 / order.length));
  const fields = order.map((number, i) => {
    const middle = i * step;
    const isZero = number === 0 || number === doubleZero;
    const [colour, deep] = isZero ? look.zero : reds.has(number) ? look.red : look.black;
    const label = number === doubleZero ? '00' : String(number);
    return (
      path(ringPart(0, 0, 296, 374, middle - step / 2, middle + step / 2), `fill="${colour}"`) +
      path(ringPart(0, 0, 226, 296, middle - step / 2, middle + step / 2), `fill="${deep}"`) +
      arc(
        label,
        0,
        0,
        320 - (size - 42) / 3,
        middle,
        { face: 'display-bold', size, tracking: -20 },
        `fill="${house.ivory}"`,
      )
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
    wheelMetals(look) +
    fields.join('') +
    path(
      spokes(0, 0, 226, 374, order.length, step / 2, 360 + step / 2),
      `stroke="${house.brassLight}" stroke-width="2.6"`,
    ) +
    circle(0, 0, 374, `fill="none" stroke="${house.brassLight}" stroke-width="4"`) +
    circle(0, 0, 296, `fill="none" stroke="${house.brass}" stroke-width="2.4"`) +
    circle(0, 0, 226, `fill="url(#cone)" stroke="${house.brassLight}" stroke-width="5"`) +
    path(spokes(0, 0, 96, 222, order.length * 2), 'stroke="#d9b877" stroke-opacity="0.16" stroke-width="1.4"') +
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
export function wheel(degrees: number, number: number, look: WheelLook = wheelLooks.european): string {
  const [x, y] = polar(0, 0, 262, (look.order.indexOf(number) * 360) / look.order.length);
  return rim(look) + group(`transform="rotate(${degrees})"`, rotor(look), ball(x, y, 17));
}
