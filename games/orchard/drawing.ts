import { engraved, frame, rays } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { silhouette } from '../../art/base/silhouettes.ts';
import { circle, drawing, group, n, type Point, path, polar, polyline, rect, scatter } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import { reelFrame } from '../../art/slots/reel-frame.ts';
import type { ReelWindow, SlotDrawing } from '../../art/slots/slot-drawing.ts';
import { struck, worded } from '../../art/slots/symbol-parts.ts';

/** The scalloped edge of a label, as it was glued to crates. */
const scallops = (r: number): string => {
  const points: Point[] = [];
  for (let i = 0; i < 20 * 12; i++)
    points.push(polar(256, 256, r - 11 + 11 * Math.abs(Math.sin((i * Math.PI) / 12)), i * 1.5));
  return polyline(points, true);
};

const plum =
  'M256 130C150 90 60 190 80 310C98 420 190 470 256 450C322 470 414 420 432 310C452 190 362 90 256 130Z' +
  'M246 136C242 92 258 62 286 44L304 60C282 76 274 100 272 138ZM292 92C340 42 410 50 442 84C398 122 332 126 292 92Z';

/** A label with its fruit: the ground of the label, and the fruit from its lit side to its shade. */
function label(
  outline: string,
  ground: string,
  rim: string,
  [light, body, deep]: readonly [string, string, string],
  size = 308,
): string {
  const at = 256 - size / 2;
  const transform = `translate(${n(at)} ${n(at)}) scale(${n(size / 512)})`;
  return (
    `<defs><linearGradient id="skin" x1="0" y1="0" x2="0.5" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="0.5" stop-color="${body}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>` +
    group('filter="url(#drop)"', path(scallops(232), `fill="${rim}"`)) +
    circle(256, 256, 206, `fill="${ground}"`) +
    path(rays(256, 256, 30, 206, 20), `fill="${rim}" opacity="0.14"`) +
    circle(256, 256, 206, `fill="none" stroke="${ground}" stroke-width="3"`) +
    circle(256, 256, 192, `fill="none" stroke="${rim}" stroke-width="3" opacity="0.8"`) +
    group(
      'filter="url(#drop-small)"',
      path(
        outline,
        `transform="${transform}" fill="none" stroke="#fff8e2" stroke-width="20" stroke-linejoin="round" opacity="0.95"`,
      ),
      engraved(outline, { transform, metal: 'url(#skin)', depth: 0.22 }),
    )
  );
}

/** A tree with a round crown, so high from its foot, its fruit here and there. */
function tree(x: number, y: number, high: number, crown: string, shade: string, fruit: string, seed: number): string {
  const random = scatter(seed);
  const r = high * 0.42;
  const cy = y - high * 0.6;
  const puffs = Array.from({ length: 11 }, (_, i) => {
    const [px, py] = polar(x, cy, r * 0.62, i * 33);
    return circle(px, py, r * (0.42 + random() * 0.1), `fill="${crown}"`);
  }).join('');
  // Spread as seeds are in a flower: evenly, and in no rows.
  const spread = (i: number, count: number, reach: number) =>
    polar(x, cy, r * reach * Math.sqrt((i + 0.5) / count), i * 137.5 + seed * 20);
  const leaves = Array.from({ length: 90 }, (_, i) => {
    const [px, py] = spread(i, 90, 1.02);
    const k = high * (0.014 + random() * 0.012);
    return `M${n(px)} ${n(py)}q${n(k)} ${n(-k)} ${n(k * 2)} 0q${n(-k)} ${n(k)} ${n(-k * 2)} 0Z`;
  }).join('');
  const apples = Array.from({ length: 24 }, (_, i) => {
    const [px, py] = spread(i, 24, 0.92);
    return (
      circle(px, py + high * 0.006, high * 0.03, `fill="${shade}" opacity="0.7"`) +
      circle(px, py, high * 0.028, `fill="${fruit}"`) +
      circle(px - high * 0.009, py - high * 0.009, high * 0.008, 'fill="#fff" opacity="0.55"')
    );
  }).join('');
  return (
    path(
      `M${n(x - high * 0.05)} ${n(y)}C${n(x - high * 0.02)} ${n(y - high * 0.2)} ${n(x - high * 0.03)} ${n(y - high * 0.3)} ${n(x - high * 0.12)} ${n(y - high * 0.5)}L${n(x)} ${n(y - high * 0.36)}L${n(x + high * 0.12)} ${n(y - high * 0.5)}C${n(x + high * 0.03)} ${n(y - high * 0.3)} ${n(x + high * 0.02)} ${n(y - high * 0.2)} ${n(x + high * 0.05)} ${n(y)}Z`,
      'fill="#4a2c18"',
    ) +
    circle(x, cy, r * 0.8, `fill="${crown}"`) +
    puffs +
    path(
      `M${n(x - r * 0.5)} ${n(cy + r * 0.6)}C${n(x)} ${n(cy + r * 0.95)} ${n(x + r * 0.85)} ${n(cy + r * 0.6)} ${n(x + r * 0.9)} ${n(cy - r * 0.2)}C${n(x + r * 0.6)} ${n(cy + r * 0.4)} ${n(x + r * 0.1)} ${n(cy + r * 0.6)} ${n(x - r * 0.5)} ${n(cy + r * 0.6)}Z`,
      `fill="${shade}" opacity="0.7"`,
    ) +
    path(leaves, 'fill="#8fb86a" opacity="0.4"') +
    apples
  );
}

const ladder = (x: number, y: number, high: number): string => {
  const rungs = Array.from({ length: 9 }, (_, i) => {
    const t = (i + 0.7) / 9.4;
    const half = high * (0.07 - t * 0.035);
    return `M${n(x + high * 0.3 * t - half)} ${n(y - high * t)}H${n(x + high * 0.3 * t + half)}`;
  }).join('');
  return (
    path(
      `M${n(x - high * 0.07)} ${n(y)}L${n(x + high * 0.27)} ${n(y - high)}M${n(x + high * 0.07)} ${n(y)}L${n(x + high * 0.33)} ${n(y - high)}`,
      `stroke="#6b4423" stroke-width="${n(high / 46)}" stroke-linecap="round"`,
    ) + path(rungs, `stroke="#8a5a30" stroke-width="${n(high / 60)}" stroke-linecap="round"`)
  );
};

/** Mown grass in bands to the horizon. */
const meadow = (w: number, h: number, top: number): string =>
  ['#8fa34a', '#7a9040', '#657c36', '#4f662c']
    .map((tone, i) => {
      const y = top + ((h - top) * (i * i)) / 14;
      const by = (h - top) * 0.06 * (i % 2 ? -1 : 1);
      return path(
        `M0 ${n(y)}C${n(w * 0.3)} ${n(y - by)} ${n(w * 0.7)} ${n(y + by)} ${w} ${n(y)}V${h}H0Z`,
        `fill="${tone}"`,
      );
    })
    .join('');

const morning =
  '<defs><linearGradient id="morning" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f7e7ae"/><stop offset="0.6" stop-color="#f3d386"/><stop offset="1" stop-color="#eeb76a"/></linearGradient></defs>';

/** One tree, full of fruit, and the ladder that leans on it. */
function cover(): string {
  return (
    morning +
    rect(0, 0, 720, 960, 'fill="url(#morning)"') +
    path(rays(360, 330, 0, 900, 24), 'fill="#fff6d2" opacity="0.4"') +
    meadow(720, 960, 566) +
    tree(360, 660, 600, '#3f7040', '#224a2c', '#c93f2b', 9) +
    ladder(150, 690, 430) +
    title(['Orchard'], 360, 870, { size: 168, width: 600, tracking: 4, fill: '#fff6da' }) +
    frame(720, 960, 'round', { size: 44, colour: '#2f4a22' })
  );
}

function backdrop(w: number, h: number): string {
  const top = h * (h > w ? 0.5 : 0.56);
  const unit = Math.min(w, h);
  const row = (y: number, high: number, count: number, seed: number, shift: number): string =>
    Array.from({ length: count + 1 }, (_, i) =>
      tree((w * (i + shift)) / count, y, high, '#38633a', '#1f4228', i % 2 ? '#c2472f' : '#d98a3a', seed + i),
    ).join('');
  return (
    morning +
    rect(0, 0, w, h, 'fill="url(#morning)"') +
    meadow(w, h, top) +
    row(top + unit * 0.06, unit * 0.2, h > w ? 5 : 10, 3, 0.5) +
    row(top + unit * 0.24, unit * 0.34, h > w ? 3 : 6, 31, 0) +
    rect(0, 0, w, h, 'fill="#14200f" opacity="0.56"')
  );
}

const surround = (w: number, h: number, window: ReelWindow): string =>
  '<defs><linearGradient id="crate" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c99a62"/><stop offset="1" stop-color="#7d5530"/></linearGradient></defs>' +
  reelFrame(
    w,
    h,
    window,
    { family: 'rails', band: 'url(#crate)', rim: '#ecd09a', outline: '#3d2612', beading: '#4a2f17', posts: '#8a6238' },
    5,
  );

const lettering = (): string =>
  drawing(
    [0, 0, 300, 64],
    `<title>Orchard</title>${line('Orchard', 150, 50, { face: 'display-bold', size: 58, tracking: 10 }, 'fill="#fdf3d4"')}`,
    'scalable',
  );

const symbols: SlotDrawing['symbols'] = {
  peach: () => label(silhouette('peach'), '#f7d9a6', '#c2571f', ['#ffd29a', '#ee8344', '#b23a28']),
  pear: () => label(silhouette('pear'), '#2f5a4a', '#e3cf86', ['#f4f0a0', '#b9c74a', '#6b7d1e']),
  plum: () =>
    label(plum, '#eadcf2', '#5b2d7a', ['#c79ae4', '#7a3fa6', '#3a145c'], 290) +
    path(
      'M258 194C240 240 240 310 258 362',
      'fill="none" stroke="#2c0f48" stroke-width="5" stroke-linecap="round" opacity="0.6"',
    ),
  apple: () => label(silhouette('shiny-apple'), '#f6ecc8', '#2f6a38', ['#ff9a84', '#d4332a', '#7d0f14']),
  grapes: () => label(silhouette('grapes'), '#3a2050', '#d6b8ea', ['#d9c0f6', '#9468c8', '#553088']),
  lemon: () => label(silhouette('lemon'), '#255a7c', '#f7df6a', ['#fff6a8', '#f2d22e', '#b8901a']),
  cherry: () => label(silhouette('cherry'), '#f9dfe0', '#a01c34', ['#ff8a90', '#c41c38', '#6a0a20']),
  strawberry: () => label(silhouette('strawberry'), '#d9ecc8', '#b8302c', ['#ff9c86', '#e0402f', '#8f1616']),
  scatter: () => worded('#2f4a22', 'SCATTER', struck('basket', 'url(#brass)', 226, 0.4, 216)),
};

export default { square: true, cover, backdrop, frame: surround, title: lettering, symbols } satisfies SlotDrawing;
