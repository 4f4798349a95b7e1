import { engraved, frame } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { silhouette } from '../../art/base/silhouettes.ts';
import { circle, drawing, group, n, path, polar, rect, scatter } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { SlotDrawing } from '../../art/slots/slot-drawing.ts';
import { cut, struck, worded } from '../../art/slots/symbol-parts.ts';

const sheet =
  '<defs><linearGradient id="sheet" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="#faf4e2"/><stop offset="1" stop-color="#e0d4b4"/></linearGradient></defs>';

/** A petal from the middle of the box outwards, so long and so wide; notched, it is the leaf of a clover. */
function petal(turn: number, long: number, wide: number, notch = 0): string {
  const [x, y] = polar(256, 256, long, turn);
  const [nx, ny] = polar(256, 256, long - notch, turn);
  const side = (by: number, far: number): string => {
    const [ox, oy] = polar(256, 256, far, turn);
    const [dx, dy] = polar(0, 0, wide * by, turn + 90);
    return `${n(ox + dx)} ${n(oy + dy)}`;
  };
  const [a, b] = [side(0.8, long * 0.25), side(1.1, long * 1.02)];
  const [c, d] = [side(-1.1, long * 1.02), side(-0.8, long * 0.25)];
  return notch > 0
    ? `M256 256C${a} ${b} ${n(nx)} ${n(ny)}C${c} ${d} 256 256Z`
    : `M256 256C${a} ${b} ${n(x)} ${n(y)}C${c} ${d} 256 256Z`;
}

const orchid =
  petal(0, 196, 74) + petal(128, 190, 70) + petal(232, 190, 70) + petal(66, 186, 150) + petal(294, 186, 150);
const clover = [45, 135, 225, 315].map((turn) => petal(turn, 214, 132, 62)).join('');

/** A part of a plant, pressed and tinted: light from the upper left, shaded with the graver. */
function specimen(outline: string, [light, body, deep]: readonly [string, string, string], size = 420): string {
  const at = 256 - size / 2;
  return (
    `<defs><linearGradient id="tint" x1="0" y1="0" x2="0.5" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="0.5" stop-color="${body}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>` +
    group(
      'filter="url(#drop)"',
      path(
        outline,
        `transform="translate(${n(at)} ${n(at)}) scale(${n(size / 512)})" fill="none" stroke="#0d1a12" stroke-width="34" stroke-linejoin="round"`,
      ),
      engraved(outline, {
        transform: `translate(${n(at)} ${n(at)}) scale(${n(size / 512)})`,
        metal: 'url(#tint)',
        depth: 0.28,
      }),
    )
  );
}

/** A strip of paper that holds a stem to its sheet. */
const strap = (x: number, y: number, turn: number): string =>
  rect(
    -44,
    -9,
    88,
    18,
    `fill="#fffaf0" stroke="#b9aa84" stroke-width="1.6" transform="translate(${x} ${y}) rotate(${turn})"`,
  );

/** A frond, leaflet by leaflet, along a bent rib from its foot to its tip. */
function frond(x: number, y: number, length: number, lean: number, tone: string, rib: string): string {
  const leaflets = 26;
  let body = '';
  let spine = '';
  for (let i = 0; i <= leaflets; i++) {
    const t = i / leaflets;
    const px = x + lean * length * t * t;
    const py = y - length * t;
    spine += `${i === 0 ? 'M' : 'L'}${n(px)} ${n(py)}`;
    if (i < 2) continue;
    const reach = length * 0.34 * Math.sin(Math.PI * Math.min(1, 0.16 + t * 0.84)) * (1 - t * 0.25) + 6;
    const wide = (length / leaflets) * 0.62;
    for (const side of [-1, 1]) {
      const turn = lean * t * 70 + side * (62 - t * 26);
      body += path(
        `M0 0C${n(reach * 0.25)} ${n(-wide)} ${n(reach * 0.8)} ${n(-wide * 0.7)} ${n(reach)} 0C${n(reach * 0.8)} ${n(wide * 0.7)} ${n(reach * 0.25)} ${n(wide)} 0 0Z`,
        `fill="${tone}" stroke="${rib}" stroke-width="1.2" transform="translate(${n(px)} ${n(py)}) rotate(${n(turn - 90)})"`,
      );
    }
  }
  return body + path(spine, `fill="none" stroke="${rib}" stroke-width="${n(length / 130)}" stroke-linecap="round"`);
}

/** A sheet of a herbarium: a fern, a flower, their label. */
function cover(): string {
  return (
    sheet +
    rect(0, 0, 720, 960, 'fill="url(#sheet)"') +
    group('filter="url(#drop-small)"', frond(300, 690, 590, 0.22, '#3f7a4a', '#1f4a2c')) +
    group(
      'filter="url(#drop-small)"',
      cut('poppy', '#b5402f', 210, 560, 226),
      path('M557 306C550 440 520 560 470 690', 'fill="none" stroke="#4d6b34" stroke-width="7"'),
    ) +
    group('filter="url(#drop-small)"', cut('scarab-beetle', '#23344a', 120, 140, 190)) +
    path('M140 132V110', 'stroke="#8a8a84" stroke-width="3"') +
    circle(140, 108, 6, 'fill="#c9a45c"') +
    strap(304, 610, -4) +
    strap(330, 430, 6) +
    strap(500, 618, 12) +
    rect(64, 706, 592, 196, 'fill="#fffaf0" stroke="#7d6c45" stroke-width="3"') +
    rect(74, 716, 572, 176, 'fill="none" stroke="#7d6c45" stroke-width="1.2"') +
    title(['The Botanist'], 360, 840, { size: 118, width: 530, tracking: 0, fill: '#1f3d28' }) +
    frame(720, 960, 'square', { colour: '#7d6c45' })
  );
}

/** The ribs of a glasshouse, with green beyond and below. */
function backdrop(w: number, h: number): string {
  const ribs = Array.from({ length: 13 }, (_, i) => {
    const x = (w * i) / 12;
    return `M${n(x)} ${h}V${n(h * 0.42)}Q${n(x)} ${n(h * 0.16)} ${n(w / 2 + (x - w / 2) * 0.12)} 0`;
  }).join('');
  const hoops = [0.16, 0.3, 0.46, 0.66, 0.86]
    .map((y) => `M0 ${n(h * y + h * 0.05)}Q${n(w / 2)} ${n(h * y - h * 0.04)} ${w} ${n(h * y + h * 0.05)}`)
    .join('');
  const random = scatter(12);
  const unit = Math.min(w, h);
  const count = h > w ? 7 : 12;
  const fronds = Array.from({ length: count }, (_, i) => {
    const x = (w * (i + 0.5)) / count;
    return frond(
      x,
      h + unit * 0.04,
      unit * (0.34 + random() * 0.24),
      (random() - 0.5) * 0.9,
      i % 2 ? '#1f4a2f' : '#2a5d3a',
      '#0f2a1a',
    );
  }).join('');
  return (
    '<defs><linearGradient id="house" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b8cfa8"/><stop offset="0.5" stop-color="#5f8f68"/><stop offset="1" stop-color="#173a26"/></linearGradient></defs>' +
    rect(0, 0, w, h, 'fill="url(#house)"') +
    path(hoops, `fill="none" stroke="#e6eeda" stroke-width="${n(unit / 300)}" opacity="0.5"`) +
    path(ribs, `fill="none" stroke="#22402c" stroke-width="${n(unit / 130)}"`) +
    fronds +
    rect(0, 0, w, h, 'fill="#08160d" opacity="0.52"')
  );
}

const lettering = (): string =>
  drawing(
    [0, 0, 300, 64],
    `<title>The Botanist</title>${line('The Botanist', 150, 48, { face: 'display-italic', size: 50, tracking: 6 }, 'fill="#f6f0da"')}`,
    'scalable',
  );

const symbols: SlotDrawing['symbols'] = {
  orchid: () =>
    specimen(orchid, ['#f6d8f0', '#c66fb6', '#6d2266'], 500) +
    path(orchid, 'fill="none" stroke="#ffe9fa" stroke-width="4" opacity="0.45"') +
    path(petal(180, 96, 60), 'fill="#5a1440" stroke="#f3c9ea" stroke-width="4"') +
    circle(256, 250, 22, 'fill="#f2cf5e" stroke="#5a1440" stroke-width="4"'),
  poppy: () => specimen(silhouette('poppy'), ['#ffb39a', '#dc4a34', '#7d1710'], 400),
  beetle: () => specimen(silhouette('scarab-beetle'), ['#a9c4f2', '#4668b4', '#172a5c'], 410),
  fern: () => specimen(silhouette('monstera-leaf'), ['#a6e0ae', '#3d9457', '#123f22'], 400),
  ginkgo: () => specimen(silhouette('ginkgo-leaf'), ['#fff0a8', '#e6bb3a', '#93651a'], 390),
  clover: () =>
    specimen(clover, ['#d6f0f0', '#5fb3b0', '#1d5a5c'], 480) +
    path(
      'M256 256L148 148M256 256L364 148M256 256L148 364M256 256L364 364',
      'stroke="#effcfa" stroke-width="8" stroke-linecap="round" opacity="0.6"',
    ),
  acorn: () => specimen(silhouette('acorn'), ['#f0cfa4', '#b0743e', '#553013'], 380),
  scatter: () => worded('#173a26', 'SCATTER', struck('magnifying-glass', 'url(#brass)', 226, 0.4, 214)),
};

export default { cover, backdrop, title: lettering, symbols } satisfies SlotDrawing;
