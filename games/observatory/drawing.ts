import { engraved, frame, plate, spokes, stars } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, drawing, group, n, path, polar, rect, scatter } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { SlotDrawing } from '../../art/slots/slot-drawing.ts';
import { cut, initial, struck, worded } from '../../art/slots/symbol-parts.ts';

/** A lens in its brass mount, screws about it. */
function lens(body: string, glass: string, deep: string): string {
  const screws = Array.from({ length: 6 }, (_, i) => {
    const [x, y] = polar(256, 256, 199, 30 + i * 60);
    return circle(x, y, 8, 'fill="url(#brass-deep)" stroke="#2a1c0a" stroke-width="1.6"');
  });
  return (
    `<defs><radialGradient id="lens" cx="0.38" cy="0.32" r="0.85"><stop offset="0" stop-color="${glass}"/><stop offset="1" stop-color="${deep}"/></radialGradient></defs>` +
    group('filter="url(#drop)"', circle(256, 256, 218, 'fill="url(#brass)"')) +
    circle(256, 256, 180, 'fill="url(#lens)" stroke="#2a1c0a" stroke-width="4"') +
    screws.join('') +
    path(
      'M130 206A140 140 0 0 1 224 120',
      'fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity="0.4"',
    ) +
    body
  );
}

/** A letter as a constellation's name stands in an atlas: on a slip of card, stars over it. */
const slip = (text: string, ink: string, seed: number): string => {
  const random = scatter(seed);
  const points = Array.from({ length: 5 }, (_, i) => [120 + i * 68, 118 + random() * 44] as const);
  return (
    group('filter="url(#drop-small)"', rect(82, 82, 348, 348, 'rx="22" fill="#efe6d2"')) +
    rect(96, 96, 320, 320, `rx="14" fill="none" stroke="${ink}" stroke-width="3" opacity="0.5"`) +
    path(
      `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`,
      `fill="none" stroke="${ink}" stroke-width="3" opacity="0.55"`,
    ) +
    points.map(([x, y]) => circle(x, y, 8, `fill="${ink}"`)).join('') +
    group('transform="translate(0 34)"', initial(text, ink, 220, 200))
  );
};

const spark = (x: number, y: number, r: number): string =>
  `M${n(x)} ${n(y - r)}Q${n(x)} ${n(y)} ${n(x + r)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y + r)}Q${n(x)} ${n(y)} ${n(x - r)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y - r)}Z`;

/** Rings of planets about a sun, each on its own arm. */
function orrery(cx: number, cy: number, r: number): string {
  const planets = [
    [0.32, 40, 0.045, '#e9d6a6'],
    [0.52, 160, 0.06, '#c98a6a'],
    [0.74, 285, 0.075, '#8fb4c8'],
    [1, 110, 0.1, '#d8b56e'],
  ] as const;
  return (
    planets
      .map(([far]) =>
        circle(cx, cy, r * far, `fill="none" stroke="#e9cf94" stroke-width="${n(r * 0.014)}" opacity="0.85"`),
      )
      .join('') +
    planets
      .map(([far, turn, size, tone]) => {
        const [x, y] = polar(cx, cy, r * far, turn);
        return (
          path(`M${n(cx)} ${n(cy)}L${n(x)} ${n(y)}`, `stroke="#a27c3b" stroke-width="${n(r * 0.02)}"`) +
          circle(x, y, r * size, `fill="${tone}" stroke="#1c1430" stroke-width="2"`)
        );
      })
      .join('') +
    circle(cx, cy, r * 0.14, 'fill="url(#brass)" stroke="#2a1c0a" stroke-width="3"')
  );
}

/** The dome from outside at dusk: ribs, an open slit, and the tube that looks out of it. */
function dome(cx: number, base: number, r: number): string {
  const half = `M${n(cx - r)} ${n(base)}A${n(r)} ${n(r)} 0 0 1 ${n(cx + r)} ${n(base)}Z`;
  const ribs = [0.35, 0.68].flatMap((part) =>
    [-1, 1].map(
      (side) =>
        `M${n(cx + side * r * part)} ${n(base)}A${n(r * part)} ${n(r)} 0 0 ${side > 0 ? 0 : 1} ${n(cx)} ${n(base - r)}`,
    ),
  );
  return (
    path(
      `M${n(cx + r * 0.06)} ${n(base - r * 0.62)}L${n(cx + r * 0.72)} ${n(base - r * 1.5)}L${n(cx + r * 0.86)} ${n(base - r * 1.4)}L${n(cx + r * 0.24)} ${n(base - r * 0.54)}Z`,
      'fill="url(#brass)" stroke="#2a1c0a" stroke-width="3"',
    ) +
    group('filter="url(#drop)"', path(half, 'fill="#4d3a63"')) +
    path(half, 'fill="url(#shade-right)" opacity="0.08"') +
    path(ribs.join(''), 'fill="none" stroke="#b59ccf" stroke-width="3" opacity="0.6"') +
    path(
      `M${n(cx + r * 0.02)} ${n(base)}A${n(r * 0.9)} ${n(r)} 0 0 1 ${n(cx + r * 0.28)} ${n(base - r * 0.96)}L${n(cx + r * 0.52)} ${n(base - r * 0.85)}A${n(r)} ${n(r)} 0 0 0 ${n(cx + r * 0.36)} ${n(base)}Z`,
      'fill="#150d24"',
    ) +
    rect(cx - r * 1.1, base, r * 2.2, r * 0.12, 'fill="#7a5f96"') +
    rect(cx - r, base + r * 0.12, r * 2, r * 0.7, 'fill="#2c1f40"') +
    Array.from({ length: 7 }, (_, i) =>
      rect(cx - r * 0.88 + i * r * 0.27, base + r * 0.24, r * 0.13, r * 0.34, 'rx="8" fill="#f0c878" opacity="0.85"'),
    ).join('')
  );
}

function cover(): string {
  const random = scatter(8);
  return (
    '<defs><linearGradient id="dusk-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#160f2c"/><stop offset="0.45" stop-color="#46306a"/><stop offset="0.75" stop-color="#b0627a"/><stop offset="1" stop-color="#f0b070"/></linearGradient></defs>' +
    rect(0, 0, 720, 960, 'fill="url(#dusk-sky)"') +
    stars(120, random, 720, 480, () => true) +
    path('M196 141A74 74 0 1 0 258 232A62 62 0 1 1 196 141Z', 'fill="#f6ecd2"') +
    path(`${spark(520, 132, 46)}${spark(612, 300, 26)}${spark(420, 250, 20)}`, 'fill="#fff6dc"') +
    path(
      'M520 132L612 300L420 250Z',
      'fill="none" stroke="#fff6dc" stroke-width="2" stroke-dasharray="3 8" opacity="0.7"',
    ) +
    path('M0 700C160 640 300 700 420 676S640 640 720 690V960H0Z', 'fill="#2a1836"') +
    dome(340, 590, 190) +
    path('M0 742C200 700 480 770 720 716V960H0Z', 'fill="#160d22"') +
    title(['Observatory'], 360, 868, { size: 130, width: 620, tracking: 2, fill: '#fbe9cc' }) +
    frame(720, 960, 'scoop', { colour: '#e9cf94', size: 44 })
  );
}

function backdrop(w: number, h: number): string {
  const unit = Math.min(w, h);
  return (
    plate('aubergine', w, h, 0.5, 0.3, 0.85) +
    stars(240, scatter(23), w, h, (_, y) => y < h * 0.85) +
    group('opacity="0.5"', orrery(w * 0.5, h * 0.46, unit * 0.62)) +
    path(spokes(w * 0.5, h * 0.46, unit * 0.7, unit * 0.73, 180), 'stroke="#e9cf94" stroke-width="2" opacity="0.35"') +
    rect(0, 0, w, h, 'fill="#0a0614" opacity="0.35"')
  );
}

const lettering = (): string =>
  drawing(
    [0, 0, 300, 64],
    `<title>Observatory</title>${line('OBSERVATORY', 150, 47, { face: 'display', size: 36, tracking: 130 }, 'fill="#fbe9cc"')}`,
    'scalable',
  );

const symbols: SlotDrawing['symbols'] = {
  telescope: () => lens(struck('telescope', 'url(#brass)', 270, 0.45), '#6a4f92', '#1c1236'),
  orrery: () => lens(orrery(256, 256, 146), '#3d5a8c', '#101a38'),
  comet: () => lens(cut('comet-spark', '#ffe7b8', 230), '#9a4f6a', '#34102a'),
  owl: () => lens(cut('owl', '#f0e2f7', 236), '#3f6f74', '#0f2a30'),
  ace: () => slip('A', '#8d3343', 3),
  king: () => slip('K', '#3d5a8c', 5),
  queen: () => slip('Q', '#5d3f86', 9),
  jack: () => slip('J', '#2f6a5a', 12),
  wild: () =>
    group('filter="url(#drop)"', circle(256, 256, 236, 'fill="url(#halo)"')) +
    circle(256, 256, 176, 'fill="#1c1236" stroke="#f0c878" stroke-width="7"') +
    path(spokes(256, 256, 184, 212, 24), 'stroke="#f0c878" stroke-width="6" stroke-linecap="round"') +
    path(spark(256, 256, 206), 'fill="#fff6dc"') +
    path(spark(256, 256, 104), 'fill="#f0c878" transform="rotate(45 256 256)"') +
    circle(256, 256, 24, 'fill="#fffdf4"'),
  scatter: () =>
    worded(
      '#2c1f40',
      'SCATTER',
      group(
        'transform="translate(0 -16)"',
        engraved(halfDome, { metal: 'url(#steel)', depth: 0.4 }) +
          path('M268 232L338 138L360 152L296 240Z', 'fill="url(#brass)" stroke="#2a1c0a" stroke-width="3"'),
      ),
    ),
};

const halfDome = 'M146 298A110 110 0 0 1 366 298V318H146ZM160 326H352V348H160Z';

export default { cover, backdrop, title: lettering, symbols } satisfies SlotDrawing;
