import { frame, plate, spokes } from '../../art/base/engraving.ts';
import { arc, line } from '../../art/base/lettering.ts';
import { circle, drawing, group, n, type Point, path, polar, polyline, rect, scatter } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import { reelFrame } from '../../art/slots/reel-frame.ts';
import type { ReelWindow, SlotDrawing } from '../../art/slots/slot-drawing.ts';
import { cut, initial, struck, worded } from '../../art/slots/symbol-parts.ts';

/** A shore as a chart has it: an uneven outline, with the water drawn in lines along it. */
function shore(cx: number, cy: number, r: number, seed: number, ink: string, land: string, deep = 5): string {
  const random = scatter(seed);
  const waves = [2, 3, 5, 8, 13].map((lobes) => [lobes, random() * 6.3, (0.5 + random()) / lobes ** 0.8] as const);
  const outline = (grow: number): string =>
    polyline(
      Array.from({ length: 160 }, (_, i): Point => {
        const t = (i / 160) * Math.PI * 2;
        const out = waves.reduce((sum, [lobes, phase, size]) => sum + size * Math.sin(t * lobes + phase), 0);
        return polar(cx, cy, r * (1 + 0.2 * out) + grow, (t * 180) / Math.PI);
      }),
      true,
    );
  const water = Array.from({ length: deep }, (_, i) =>
    path(
      outline((i + 1) ** 1.5 * r * 0.022),
      `fill="none" stroke="${ink}" stroke-width="1.6" opacity="${n(0.55 - i * 0.09)}"`,
    ),
  );
  return water.join('') + path(outline(0), `fill="${land}" stroke="${ink}" stroke-width="3"`);
}

/** Courses from many harbours to one another, as the old sea charts are ruled. */
function courses(w: number, h: number, ink: string): string {
  const harbours: Point[] = [
    [w * 0.18, h * 0.2],
    [w * 0.82, h * 0.3],
    [w * 0.5, h * 0.62],
    [w * 0.1, h * 0.84],
    [w * 0.92, h * 0.86],
  ];
  return harbours
    .map(([x, y]) =>
      path(spokes(x, y, 0, Math.max(w, h) * 1.3, 16), `stroke="${ink}" stroke-width="1.2" opacity="0.2"`),
    )
    .join('');
}

/** A rose of sixteen winds, every point light on one side and dark on the other. */
function rose(cx: number, cy: number, r: number, dark: string, light: string): string {
  const point = (degrees: number, long: number, wide: number): string => {
    const tip = polar(cx, cy, long, degrees);
    const [left, right] = [polar(cx, cy, wide, degrees - 45), polar(cx, cy, wide, degrees + 45)];
    return (
      path(polyline([[cx, cy], left, tip], true), `fill="${light}" stroke="${dark}" stroke-width="1.6"`) +
      path(polyline([[cx, cy], right, tip], true), `fill="${dark}" stroke="${dark}" stroke-width="1.6"`)
    );
  };
  const eight = [45, 135, 225, 315].map((degrees) => point(degrees, r * 0.68, r * 0.17)).join('');
  const four = [0, 90, 180, 270].map((degrees) => point(degrees, r, r * 0.2)).join('');
  return (
    path(spokes(cx, cy, r * 0.7, r * 0.78, 64), `stroke="${dark}" stroke-width="2"`) +
    circle(cx, cy, r * 0.78, `fill="none" stroke="${dark}" stroke-width="3"`) +
    circle(cx, cy, r * 0.68, `fill="none" stroke="${dark}" stroke-width="1.6"`) +
    eight +
    four +
    circle(cx, cy, r * 0.07, `fill="${light}" stroke="${dark}" stroke-width="2"`)
  );
}

/** A piece of a chart on vellum, its edge not quite straight. */
function piece(seed: number, body: string, vellum = '#ecdcb4', ink = '#6a4a26'): string {
  const random = scatter(seed);
  const edge: Point[] = [];
  for (let side = 0; side < 4; side++)
    for (let i = 0; i < 12; i++) {
      const along = -196 + (i / 12) * 392;
      const out = -196 + (random() - 0.5) * 13;
      const turned = [
        [along, out],
        [-out, along],
        [-along, -out],
        [out, -along],
      ] as const;
      edge.push([256 + turned[side]![0], 256 + turned[side]![1]]);
    }
  return (
    group('filter="url(#drop)"', path(polyline(edge, true), `fill="${vellum}"`)) +
    path(polyline(edge, true), `fill="none" stroke="${ink}" stroke-width="4" opacity="0.5"`) +
    path(spokes(256, 256, 0, 176, 32), `stroke="${ink}" stroke-width="1.6" opacity="0.2"`) +
    body
  );
}

/** One of the four winds on a dark disc. */
const wind = (text: string, degrees: number, tone: string): string =>
  group('filter="url(#drop)"', circle(256, 256, 178, 'fill="#12303a"')) +
  path(spokes(256, 256, 156, 172, 48), `stroke="${tone}" stroke-width="2.6" opacity="0.8"`) +
  circle(256, 256, 176, `fill="none" stroke="${tone}" stroke-width="5"`) +
  circle(256, 256, 152, `fill="none" stroke="${tone}" stroke-width="2"`) +
  path('M256 62L276 118H236Z', `fill="${tone}" transform="rotate(${degrees} 256 256)"`) +
  initial(text, tone, 210, 200);

/** A chart that ends in white, a serpent in what is known, the rose above. */
function cover(): string {
  return (
    plate('ivory', 720, 960, 0.45, 0.4, 0.9) +
    courses(720, 960, '#6a4a26') +
    shore(70, 150, 210, 4, '#5a4020', '#d9c48e') +
    shore(660, 520, 150, 9, '#5a4020', '#d9c48e') +
    shore(120, 560, 84, 12, '#5a4020', '#d9c48e') +
    rose(430, 286, 206, '#1d4a52', '#f3e6c4') +
    cut('sea-serpent', '#7d2b3a', 150, 350, 556) +
    title(['Carto-', 'grapher'], 360, 880, { size: 146, width: 580, leading: 0.84, tracking: 6, fill: '#3a2410' }) +
    frame(720, 960, 'square', { colour: '#5a4020', size: 40 })
  );
}

function backdrop(w: number, h: number): string {
  const phone = h > w;
  const ink = '#b99a62';
  const unit = Math.min(w, h);
  return (
    plate('petrol', w, h, 0.5, 0.4, 0.8) +
    courses(w, h, ink) +
    group(
      'opacity="0.75"',
      shore(w * 0.05, h * 0.2, unit * 0.2, 4, ink, '#17424a', 6),
      shore(w * 0.96, h * (phone ? 0.3 : 0.72), unit * 0.22, 9, ink, '#17424a', 6),
      shore(w * 0.12, h * 0.9, unit * 0.13, 12, ink, '#17424a', 6),
      rose(w * (phone ? 0.72 : 0.9), h * (phone ? 0.14 : 0.2), unit * 0.15, '#0b2429', ink),
    ) +
    rect(0, 0, w, h, 'fill="#041216" opacity="0.32"')
  );
}

const surround = (w: number, h: number, window: ReelWindow): string =>
  reelFrame(w, h, window, {
    family: 'rails',
    band: '#4a2f1a',
    rim: 'url(#brass)',
    outline: '#1c1006',
    beading: '#ecdcb4',
    posts: '#8a6a38',
  });

const lettering = (): string =>
  drawing(
    [0, 0, 300, 64],
    `<title>Cartographer</title>${line('Cartographer', 150, 46, { face: 'display-italic', size: 47, tracking: 8 }, 'fill="#f3e6c4"')}`,
    'scalable',
  );

const symbols: SlotDrawing['symbols'] = {
  serpent: () => piece(3, cut('sea-serpent', '#7d2b3a', 312)),
  whale: () => piece(5, cut('sperm-whale', '#1d4a62', 310), '#e2dcc0', '#43607a'),
  lighthouse: () => piece(7, cut('lighthouse', '#8a4a16', 300), '#f0dfb8'),
  island: () => piece(11, cut('island', '#2c5a3c', 310), '#e6e0ba', '#4a6a4a'),
  north: () => wind('N', 0, '#e8b7a8'),
  east: () => wind('E', 90, '#ecd6a0'),
  south: () => wind('S', 180, '#a9d2b8'),
  west: () => wind('W', 270, '#a9c4e0'),
  wild: () => worded('#5c2231', 'WILD', rose(256, 214, 150, '#2a0d16', '#f3e6c4')),
  scatter: () => worded('#12303a', 'SCATTER', struck('sextant', 'url(#brass)', 216, 0.45, 208)),
  mystery: () =>
    piece(
      17,
      path(
        Array.from({ length: 22 }, (_, i) => `M${n(92 + i * 14)} 420L${n(92 + i * 14 + 34)} 92`).join(''),
        'stroke="#8a7350" stroke-width="2" opacity="0.35"',
      ) +
        circle(256, 256, 118, 'fill="#f6ecd2" stroke="#6a4a26" stroke-width="4"') +
        circle(256, 256, 72, 'fill="none" stroke="#6a4a26" stroke-width="2" stroke-dasharray="5 7"') +
        arc('TERRA', 256, 256, 84, 0, { face: 'display-bold', size: 34, tracking: 160 }, 'fill="#6a4a26"') +
        arc('INCOGNITA', 256, 256, 106, 180, { face: 'display-bold', size: 30, tracking: 90 }, 'fill="#6a4a26"', true) +
        rose(256, 256, 54, '#6a4a26', '#f6ecd2'),
      '#f3e7c8',
    ),
};

export default { cover, backdrop, frame: surround, title: lettering, symbols } satisfies SlotDrawing;
