import { engraved, frame } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, drawing, group, n, path, polar, polyline, rect, ringPart, scatter } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import { reelFrame } from '../../art/slots/reel-frame.ts';
import type { ReelWindow, SlotDrawing } from '../../art/slots/slot-drawing.ts';
import { cut, initial, struck, worded } from '../../art/slots/symbol-parts.ts';

const tones =
  '<defs><radialGradient id="water" cx="0.5" cy="0.45" r="0.6"><stop offset="0" stop-color="#3fb5b0"/><stop offset="0.55" stop-color="#136b74"/><stop offset="1" stop-color="#062f3a"/></radialGradient>' +
  '<radialGradient id="sand" cx="0.5" cy="0.36" r="0.8"><stop offset="0" stop-color="#f0cf94"/><stop offset="0.55" stop-color="#cf9650"/><stop offset="1" stop-color="#7d4a22"/></radialGradient>' +
  '<linearGradient id="clay" x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color="#f3d9a8"/><stop offset="0.5" stop-color="#d9a765"/><stop offset="1" stop-color="#9a6530"/></linearGradient></defs>';

/** The star of eight points that tiles are cut to. */
const star = (r: number): string =>
  polyline(
    Array.from({ length: 16 }, (_, i) => polar(256, 256, i % 2 ? r * 0.79 : r, i * 22.5)),
    true,
  );

/** A glazed star, and what is inlaid in it. */
function glazed(ground: string, deep: string, rim: string, body: string): string {
  return (
    `<defs><radialGradient id="glaze" cx="0.38" cy="0.3" r="0.85"><stop offset="0" stop-color="${ground}"/><stop offset="1" stop-color="${deep}"/></radialGradient></defs>` +
    group('filter="url(#drop)"', path(star(238), `fill="${rim}" filter="url(#struck)"`)) +
    path(star(218), 'fill="url(#glaze)" stroke="#2b1707" stroke-width="3"') +
    path(star(200), `fill="none" stroke="${rim}" stroke-width="3" opacity="0.7"`) +
    body
  );
}

/** A stone of the well with a letter cut into it. */
const stone = (text: string, colour: string): string =>
  tones +
  group(
    'filter="url(#drop)"',
    path(
      'M96 150C120 88 392 84 418 148C440 210 436 320 412 366C380 424 134 426 100 368C72 318 74 208 96 150Z',
      'fill="url(#clay)" filter="url(#struck)"',
    ),
  ) +
  path(
    'M114 160C140 108 374 104 400 158C418 214 416 312 396 352C366 404 146 404 118 354C92 310 94 210 114 160Z',
    'fill="none" stroke="#7d4a22" stroke-width="4" opacity="0.55"',
  ) +
  group('transform="translate(4 5)"', initial(text, '#fff3d6', 230, 220)) +
  initial(text, colour, 230, 220);

/** A well from above: courses of stone about the water, in which the moon stands. */
function well(cx: number, cy: number, r: number): string {
  const random = scatter(17);
  const shades = ['#e6bd80', '#d6a560', '#c18d4a', '#dcb070', '#b27d3e'];
  const course = (inner: number, outer: number, count: number, turn: number): string =>
    Array.from({ length: count }, (_, i) => {
      const from = turn + (i * 360) / count;
      const to = turn + ((i + 1) * 360) / count - 1.4;
      return path(
        ringPart(cx, cy, r * inner, r * outer, from, to),
        `fill="${shades[Math.floor(random() * shades.length)]}" stroke="#5a3212" stroke-width="${n(r / 130)}"`,
      );
    }).join('');
  const ripples = [0.2, 0.31, 0.42, 0.52]
    .map((at) =>
      circle(
        cx - r * 0.06,
        cy + r * 0.1,
        r * at,
        `fill="none" stroke="#b8f0e6" stroke-width="${n(r / 160)}" opacity="${n(0.6 - at * 0.8)}"`,
      ),
    )
    .join('');
  const m = r * 0.2;
  return (
    `<defs><clipPath id="shaft"><circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r * 0.6)}"/></clipPath></defs>` +
    circle(cx, cy + r * 0.04, r * 1.03, 'fill="#3d1f0b" opacity="0.5" filter="url(#soft)"') +
    course(0.8, 1, 22, 0) +
    course(0.61, 0.79, 16, 9) +
    circle(cx, cy, r * 0.61, 'fill="#3d1f0b"') +
    circle(cx, cy, r * 0.6, 'fill="url(#water)"') +
    group(
      'clip-path="url(#shaft)"',
      ripples,
      circle(
        cx,
        cy - r * 0.14,
        r * 0.66,
        `fill="none" stroke="#04212a" stroke-width="${n(r * 0.2)}" opacity="0.55" filter="url(#soft)"`,
      ),
    ) +
    path(
      `M${n(cx + m * 0.2)} ${n(cy - m)}A${n(m)} ${n(m)} 0 1 0 ${n(cx + m * 0.98)} ${n(cy + m * 0.52)}A${n(m * 0.82)} ${n(m * 0.82)} 0 1 1 ${n(cx + m * 0.2)} ${n(cy - m)}Z`,
      'fill="#f4fbe8"',
    )
  );
}

/** What the wind draws on sand. */
function drifts(w: number, h: number, gap: number, opacity: number): string {
  const d = Array.from({ length: Math.ceil(h / gap) }, (_, i) => {
    const y = i * gap;
    const by = gap * 0.9;
    return `M0 ${n(y)}C${n(w * 0.2)} ${n(y - by)} ${n(w * 0.34)} ${n(y + by)} ${n(w * 0.52)} ${n(y + by * 0.2 * (i % 3))}S${n(w * 0.84)} ${n(y - by)} ${w} ${n(y + by * 0.4)}`;
  }).join('');
  return path(d, `fill="none" stroke="#7a451c" stroke-width="${n(gap / 12)}" opacity="${opacity}"`);
}

function cover(): string {
  return (
    tones +
    rect(0, 0, 720, 960, 'fill="url(#sand)"') +
    drifts(720, 960, 26, 0.34) +
    well(360, 356, 284) +
    title(['Desert', 'Wells'], 360, 892, { size: 146, width: 600, leading: 0.86, tracking: 4, fill: '#0d3d46' }) +
    frame(720, 960, 'scoop', { size: 54, colour: '#0f5560' })
  );
}

/** A crescent in its own light; the sky behind it is of one tone that high. */
const moon = (x: number, y: number, r: number): string =>
  circle(x, y, r * 2, 'fill="#f4ecd0" opacity="0.06"') +
  circle(x, y, r * 1.45, 'fill="#f4ecd0" opacity="0.08"') +
  circle(x, y, r, 'fill="#fff6da"') +
  circle(x - r * 0.42, y - r * 0.16, r * 0.9, 'fill="#10424d"');

/** Dunes by night, and the lit water of a well far off. */
function backdrop(w: number, h: number): string {
  const top = h * (h > w ? 0.56 : 0.6);
  const dunes = ['#7a5433', '#5b3b25', '#3d2719', '#241710']
    .map((tone, i) => {
      const y = top + ((h - top) * i) / 4;
      const by = (h - top) * 0.16 * (i % 2 ? -1 : 1);
      const crest = `M0 ${n(y)}C${n(w * 0.28)} ${n(y - by)} ${n(w * 0.58)} ${n(y + by)} ${w} ${n(y - by * 0.5)}`;
      return (
        path(`${crest}V${h}H0Z`, `fill="${tone}"`) +
        path(crest, 'fill="none" stroke="#f0cf94" stroke-width="3" opacity="0.35"')
      );
    })
    .join('');
  return (
    '<defs><linearGradient id="dusk-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#062a35"/><stop offset="0.6" stop-color="#17606a"/><stop offset="1" stop-color="#d8a868"/></linearGradient></defs>' +
    rect(0, 0, w, h, 'fill="url(#dusk-sky)"') +
    moon(w * 0.87, h * 0.13, Math.min(w, h) * 0.06) +
    dunes +
    [0.08, 0.92]
      .map((x) => cut('palm-tree', '#15100b', Math.min(w, h) * 0.36, w * x, top + (h - top) * 0.12))
      .join('') +
    rect(0, 0, w, h, 'fill="#04141a" opacity="0.4"')
  );
}

const surround = (w: number, h: number, window: ReelWindow): string =>
  tones +
  reelFrame(
    w,
    h,
    window,
    { family: 'arcade', band: 'url(#clay)', rim: '#0f5f68', outline: '#052a30', beading: '#0d3d46', posts: '#2c8a8c' },
    6,
  );

const lettering = (): string =>
  drawing(
    [0, 0, 300, 64],
    `<title>Desert Wells</title>${line('Desert Wells', 150, 48, { face: 'display', size: 46, tracking: 20 }, 'fill="#f6e6c0"')}`,
    'scalable',
  );

/** A bucket of the well: the wild, marked with what it counts for. */
const bucket = (ground: string, word: string): string =>
  worded(
    ground,
    word,
    group(
      'transform="translate(256 216)" filter="url(#drop-small)"',
      path('M-70-40C-66-120 66-120 70-40', 'fill="none" stroke="url(#steel)" stroke-width="9"'),
      engraved('M-78-44H78L58 84C40 98-40 98-58 84Z', { metal: 'url(#brass)', depth: 0.5 }),
      '<ellipse cx="0" cy="-44" rx="78" ry="18" fill="#5fd0c6" stroke="#2b1707" stroke-width="4"/>',
      path('M-70-8H70M-63 42H63', 'stroke="#3d2c12" stroke-width="7"'),
    ),
  );

const symbols: SlotDrawing['symbols'] = {
  falcon: () => glazed('#35a6a6', '#0a4450', '#f0cf94', cut('falcon-moon', '#fdf1cf', 250, 250, 256)),
  lizard: () => glazed('#d2643c', '#6a2110', '#f3cf9a', cut('gecko', '#fdeccb', 250)),
  amphora: () => glazed('#e2b04c', '#8c5a14', '#fbe9bd', cut('amphora', '#3a1d08', 250)),
  lamp: () => glazed('#5b5fb0', '#22245c', '#cfd2f4', cut('magic-lamp', '#f6e9c4', 250)),
  ace: () => stone('A', '#a3341c'),
  king: () => stone('K', '#0d6670'),
  queen: () => stone('Q', '#3d3f94'),
  jack: () => stone('J', '#6b7a1e'),
  ten: () => stone('10', '#7a4a1e'),
  wild: () => bucket('#0c4650', 'WILD'),
  'wild-two': () => bucket('#0c4650', 'DOUBLE'),
  'wild-three': () => bucket('#7a2a12', 'TRIPLE'),
  scatter: () => worded('#5a3a10', 'SCATTER', struck('oasis', 'url(#sage)', 236, 0.35, 222)),
};

export default { cover, backdrop, frame: surround, title: lettering, symbols } satisfies SlotDrawing;
