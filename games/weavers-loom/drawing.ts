import { engraved, frame } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, drawing, group, n, path, rect } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import { reelFrame } from '../../art/slots/reel-frame.ts';
import type { ReelWindow, SlotDrawing } from '../../art/slots/slot-drawing.ts';
import { cut, worded } from '../../art/slots/symbol-parts.ts';

/** Dyes of the house: madder, weld, indigo, walnut, undyed. */
const dyes = {
  madder: '#a8392b',
  weld: '#d9a53a',
  indigo: '#263a6b',
  walnut: '#4a2c1a',
  linen: '#efe3c8',
  moss: '#5d6b34',
};

/** A row of lozenges, one inside the other, as a weaver counts them. */
function lozenges(x: number, y: number, w: number, size: number, outer: string, inner: string): string {
  let body = '';
  const count = Math.ceil(w / size);
  for (let i = 0; i < count; i++) {
    const [cx, cy] = [x + (i + 0.5) * (w / count), y + size / 2];
    for (const [r, fill] of [
      [0.5, outer],
      [0.34, inner],
      [0.17, outer],
    ] as const) {
      const half = (w / count) * r;
      body += path(
        `M${n(cx)} ${n(cy - size * r)}L${n(cx + half)} ${n(cy)}L${n(cx)} ${n(cy + size * r)}L${n(cx - half)} ${n(cy)}Z`,
        `fill="${fill}"`,
      );
    }
  }
  return body;
}

/** A row of steps, up and down. */
function steps(x: number, y: number, w: number, size: number, fill: string): string {
  const count = Math.ceil(w / size);
  const wide = w / count;
  return Array.from({ length: count }, (_, i) => {
    const left = x + i * wide;
    const k = wide / 6;
    const up = size / 3;
    return path(
      `M${n(left)} ${n(y + size)}V${n(y + size - up)}H${n(left + k)}V${n(y + size - up * 2)}H${n(left + k * 2)}V${n(y)}H${n(left + k * 4)}V${n(y + size - up * 2)}H${n(left + k * 5)}V${n(y + size - up)}H${n(left + wide)}V${n(y + size)}Z`,
      `fill="${fill}"`,
    );
  }).join('');
}

/** Threads across a cloth: what makes paint look woven. */
const threads = (w: number, h: number, gap: number, x = 0, y = 0): string =>
  `<defs><pattern id="weave" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse"><path d="M0 ${n(gap / 4)}H${n(gap / 2)}M${n(gap / 2)} ${n((gap * 3) / 4)}H${gap}" stroke="#fff" stroke-opacity="0.16" stroke-width="${n(gap / 3)}"/><path d="M${n(gap / 4)} ${n(gap / 2)}V${gap}M${n((gap * 3) / 4)} 0V${n(gap / 2)}" stroke="#000" stroke-opacity="0.2" stroke-width="${n(gap / 3)}"/></pattern></defs>` +
  rect(x, y, w, h, 'fill="url(#weave)"');

/** A length of patterned cloth, band over band. */
function cloth(w: number, h: number, unit: number): string {
  const bands = [
    [dyes.madder, 0.5, () => ''],
    [dyes.linen, 0.9, (y: number) => steps(0, y + unit * 0.1, w, unit * 0.7, dyes.walnut)],
    [dyes.indigo, 1.7, (y: number) => lozenges(0, y + unit * 0.1, w, unit * 1.5, dyes.weld, dyes.madder)],
    [dyes.weld, 0.3, () => ''],
    [dyes.walnut, 1.1, (y: number) => lozenges(0, y + unit * 0.15, w, unit * 0.8, dyes.linen, dyes.moss)],
    [dyes.madder, 1, (y: number) => steps(0, y + unit * 0.1, w, unit * 0.8, dyes.weld)],
    [dyes.linen, 0.3, () => ''],
  ] as const;
  let body = '';
  for (let y = 0, i = 0; y < h; i++) {
    const [ground, high, pattern] = bands[i % bands.length]!;
    body += rect(0, y, w, unit * high + 1, `fill="${ground}"`) + pattern(y);
    y += unit * high;
  }
  return body + threads(w, h, Math.max(6, unit / 12));
}

/** A woven patch with its fringe, and what is worked on it. */
function patch(ground: string, trim: string, body: string): string {
  const fringe = Array.from({ length: 19 }, (_, i) => {
    const x = 76 + i * 20;
    return `M${x} 62V${26 + (i % 2) * 6}M${x} 450V${486 - (i % 2) * 6}`;
  }).join('');
  return (
    group(
      'filter="url(#drop)"',
      path(fringe, `stroke="${trim}" stroke-width="9" stroke-linecap="round"`),
      rect(60, 56, 392, 400, `rx="6" fill="${ground}"`),
    ) +
    [72, 414].map((y) => steps(60, y, 392, 26, trim)).join('') +
    rect(60, 104, 392, 6, `fill="${trim}"`) +
    rect(60, 402, 392, 6, `fill="${trim}"`) +
    body +
    threads(392, 400, 9, 60, 56)
  );
}

/** A frame loom with a cloth half made. */
const loom = (x: number, y: number, size: number, wood: string, warp: string, woven: string): string =>
  group(
    `transform="translate(${n(x)} ${n(y)}) scale(${n(size / 300)})"`,
    path(
      Array.from({ length: 15 }, (_, i) => `M${-98 + i * 14}-110V110`).join(''),
      `stroke="${warp}" stroke-width="4"`,
    ),
    rect(-102, 10, 204, 96, `fill="${woven}"`),
    path('M-102 34H102M-102 58H102M-102 82H102', `stroke="${warp}" stroke-width="6"`),
    path('M-102 10L-70-14H60L102 10Z', `fill="${woven}" opacity="0.6"`),
    path('M-140-150H-112V150H-140ZM112-150H140V150H112Z', `fill="${wood}"`),
    path('M-150-126H150V-102H-150ZM-150 104H150V130H-150Z', `fill="${wood}"`),
    path('M-128-44H128V-28H-128Z', `fill="${wood}"`),
  );

/** A shuttle with its thread. */
const shuttle = (x: number, y: number, size: number, turn: number, wood: string, thread: string): string =>
  group(
    `transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${n(size / 300)})" filter="url(#drop-small)"`,
    engraved('M-150 0C-96-44 96-44 150 0C96 44-96 44-150 0Z', { metal: wood, depth: 0.4 }),
    path('M-78 0C-50-22 50-22 78 0C50 22-50 22-78 0Z', 'fill="#2a160b"'),
    path(
      Array.from({ length: 9 }, (_, i) => `M${-48 + i * 12}-14V14`).join(''),
      `stroke="${thread}" stroke-width="9" stroke-linecap="round"`,
    ),
    circle(-118, 0, 5, 'fill="#2a160b"') + circle(118, 0, 5, 'fill="#2a160b"'),
  );

/** The cloth itself, from edge to edge, and the shuttle over it. */
function cover(): string {
  return (
    cloth(720, 960, 132) +
    rect(0, 630, 720, 330, `fill="${dyes.walnut}"`) +
    rect(0, 630, 720, 12, `fill="${dyes.weld}"`) +
    threads(720, 330, 11, 0, 630) +
    shuttle(360, 318, 620, -24, 'url(#brass)', dyes.linen) +
    title(['Weaver’s', 'Loom'], 360, 890, { size: 138, width: 600, leading: 0.88, tracking: 2, fill: dyes.linen }) +
    frame(720, 960, 'square', { colour: dyes.linen })
  );
}

function backdrop(w: number, h: number): string {
  return (
    cloth(w, h, Math.min(w, h) / 7) +
    '<defs><radialGradient id="dim" cx="0.5" cy="0.42" r="0.75"><stop offset="0" stop-color="#170c08" stop-opacity="0.92"/><stop offset="1" stop-color="#170c08" stop-opacity="0.76"/></radialGradient></defs>' +
    rect(0, 0, w, h, 'fill="url(#dim)"')
  );
}

const surround = (w: number, h: number, window: ReelWindow): string =>
  '<defs><linearGradient id="oak" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8f6236"/><stop offset="1" stop-color="#4f3018"/></linearGradient></defs>' +
  reelFrame(w, h, window, {
    family: 'rails',
    band: 'url(#oak)',
    rim: '#c99a5e',
    outline: '#2a160b',
    beading: dyes.linen,
    posts: '#8f6236',
  });

const lettering = (): string =>
  drawing(
    [0, 0, 300, 64],
    `<title>Weaver’s Loom</title>${line('Weaver’s Loom', 150, 47, { face: 'display-bold', size: 43, tracking: 6 }, 'fill="#f4e8cd"')}`,
    'scalable',
  );

const symbols: SlotDrawing['symbols'] = {
  loom: () => patch('#efe3c8', dyes.madder, loom(256, 256, 268, '#5a341a', '#b99a6b', dyes.madder)),
  sheep: () => patch(dyes.indigo, '#e7dcc2', cut('sheep', '#f6ecd4', 262)),
  spool: () => patch(dyes.madder, dyes.weld, cut('sewing-string', '#fbe9bf', 244)),
  scissors: () => patch('#3c6e6a', '#d9ead8', cut('scissors', '#eef6ee', 244)),
  needle: () => patch(dyes.weld, '#6b3d12', cut('sewing-needle', '#4a2408', 244)),
  yarn: () => patch('#6a3560', '#e3c3dc', cut('yarn', '#f7e4f0', 244)),
  cloth: () => patch(dyes.moss, '#e2e0b0', cut('rolled-cloth', '#f3f2d2', 236)),
  knot: () => patch('#8a5a34', '#ecd2a6', cut('knot', '#f8e7c4', 228)),
  wild: () => worded('#4a1710', 'WILD', shuttle(256, 222, 300, -24, 'url(#brass)', dyes.linen)),
  scatter: () => worded('#1c2c54', 'SCATTER', cut('wool', '#e8b74c', 216, 256, 218)),
};

export default { cover, backdrop, frame: surround, title: lettering, symbols } satisfies SlotDrawing;
