import { frame } from '../../art/base/engraving.ts';
import { fitted, line } from '../../art/base/lettering.ts';
import { circle, drawing, group, rect } from '../../art/base/svg.ts';
import { ornament, title } from '../../art/covers/title.ts';
import type { SlotDrawing } from '../../art/slots/slot-drawing.ts';
import { beam, gulls, lighthouse, sea, skerry, sky } from './drawing/coast.ts';
import { anchor, breaker, compass, flag, lamp, nautilus, schooner, tower } from './drawing/figures.ts';
import { inks } from './drawing/ink.ts';
import { surround } from './drawing/surround.ts';

/** A lighthouse on its skerry at dusk, the tide at its highest. */
function cover(): string {
  return (
    sky(720, 580) +
    circle(556, 532, 78, `fill="#f9d9a4"`) +
    beam(360, 206, 480, 150, 'beam-right', 0.8) +
    beam(360, 206, -480, 150, 'beam-left', 0.8) +
    gulls(
      [
        [150, 190, 26],
        [206, 232, 18],
        [588, 330, 20],
      ],
      inks.foam,
    ) +
    sea(720, 520, 1010, 3, 190) +
    group('transform="translate(360 560) scale(1.22)" filter="url(#drop)"', skerry(6), lighthouse(6)) +
    sea(720, 590, 980, 6, 230) +
    '<defs><linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a222c" stop-opacity="0"/><stop offset="0.5" stop-color="#0a222c" stop-opacity="0.62"/><stop offset="1" stop-color="#0a222c" stop-opacity="0.9"/></linearGradient></defs>' +
    rect(0, 600, 720, 360, 'fill="url(#foot)"') +
    title(['Spring', 'Tide'], 360, 846, { size: 128, width: 600, tracking: 0, leading: 0.9 }) +
    ornament(360, 890, 300, inks.apricot) +
    frame(720, 960, 'scoop', { size: 56, colour: inks.paper })
  );
}

/** The coast behind the reels: light and sky above them, open water where words stand. */
function backdrop(w: number, h: number): string {
  const phone = h > w;
  const horizon = h * (phone ? 0.325 : 0.52);
  const [x, foot, scale] = phone ? [w * 0.895, h * 0.33, 0.9] : [w * 0.085, h * 0.64, 1.32];
  const lamp = foot - 290 * scale;
  return (
    sky(w, horizon) +
    (phone ? '' : circle(w * 0.9, horizon - 6, h * 0.085, 'fill="#f9d9a4"')) +
    beam(x, lamp, phone ? -w : w * 0.95, h * (phone ? 0.07 : 0.2), 'beam', 0.62) +
    gulls(
      phone
        ? [
            [130, 300, 22],
            [190, 336, 15],
          ]
        : [
            [1640, 250, 30],
            [1716, 300, 20],
            [1788, 216, 16],
          ],
      inks.foam,
    ) +
    sea(w, horizon, h + 40, 5, phone ? 150 : 200) +
    group(`transform="translate(${x} ${foot}) scale(${scale})"`, skerry(5), lighthouse(5)) +
    sea(w, phone ? h * 0.345 : h * 0.66, h + 20, phone ? 9 : 7, phone ? 210 : 300, 0.42) +
    rect(0, 0, w, h, `fill="${inks.deep}" opacity="0.3"`)
  );
}

/** The name of the game, for its own page; 300 × 64. */
const lettering = (): string => {
  const set = fitted('Spring Tide', { face: 'display', size: 60, tracking: 8 }, 292);
  return drawing(
    [0, 0, 300, 64],
    `<title>Spring Tide</title>${line('Spring Tide', 150, 48, set, `fill="${inks.foam}"`)}`,
    'scalable',
  );
};

const { coral, marigold, blue, foam } = inks;

/** The eleven symbols of Spring Tide, each in a box of 512 × 512, on nothing. */
const symbols: SlotDrawing['symbols'] = {
  lighthouse: tower,
  schooner,
  compass,
  anchor,
  nautilus,
  'flag-o': () =>
    flag(marigold, [
      [
        coral,
        [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
      ],
    ]),
  'flag-n': () =>
    flag(
      foam,
      Array.from({ length: 8 }, (_, i) => {
        const row = Math.floor(i / 2);
        const u = (i % 2) * 0.5 + (row % 2) * 0.25;
        const v = row * 0.25;
        return [
          blue,
          [
            [u, v],
            [u + 0.25, v],
            [u + 0.25, v + 0.25],
            [u, v + 0.25],
          ],
        ] as const;
      }),
    ),
  'flag-u': () =>
    flag(foam, [
      [
        coral,
        [
          [0, 0],
          [0.5, 0],
          [0.5, 0.5],
          [0, 0.5],
        ],
      ],
      [
        coral,
        [
          [0.5, 0.5],
          [1, 0.5],
          [1, 1],
          [0.5, 1],
        ],
      ],
    ]),
  'flag-k': () =>
    flag(blue, [
      [
        marigold,
        [
          [0, 0],
          [0.5, 0],
          [0.5, 1],
          [0, 1],
        ],
      ],
    ]),
  wild: lamp,
  scatter: breaker,
};

export default { cover, backdrop, frame: surround, title: lettering, symbols } satisfies SlotDrawing;
