import { frame, rays, spokes } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, drawing, group, n, path, polar, rect, scatter } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { SlotDrawing } from '../../art/slots/slot-drawing.ts';
import { cut, struck, worded } from '../../art/slots/symbol-parts.ts';

const evening =
  '<defs><linearGradient id="evening" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#171433"/><stop offset="0.45" stop-color="#3b2d5c"/><stop offset="0.8" stop-color="#9a5568"/><stop offset="1" stop-color="#e39a63"/></linearGradient>' +
  '<linearGradient id="basin" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6b3f5e"/><stop offset="0.3" stop-color="#2c2350"/><stop offset="1" stop-color="#0d0b22"/></linearGradient>' +
  '<radialGradient id="lamp"><stop offset="0" stop-color="#fff3cf"/><stop offset="0.25" stop-color="#ffc869" stop-opacity="0.8"/><stop offset="1" stop-color="#ff9d3c" stop-opacity="0"/></radialGradient></defs>';

/** A porthole with a lit pane, and what passes behind it. */
function porthole(body: string, pane: string, deep: string): string {
  const bolts = Array.from({ length: 8 }, (_, i) => {
    const [x, y] = polar(256, 256, 203, 22.5 + i * 45);
    return circle(x, y, 9, 'fill="url(#brass-soft)" stroke="#2a1c09" stroke-width="3"');
  }).join('');
  return (
    `<defs><radialGradient id="pane" cx="0.42" cy="0.34" r="0.8"><stop offset="0" stop-color="${pane}"/><stop offset="1" stop-color="${deep}"/></radialGradient></defs>` +
    group('filter="url(#drop)"', circle(256, 256, 226, 'fill="url(#brass)" filter="url(#struck)"')) +
    bolts +
    circle(256, 256, 180, 'fill="#1a1206"') +
    circle(256, 256, 172, 'fill="url(#pane)"') +
    body +
    path(
      'M130 214A134 134 0 0 1 232 124',
      'fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity="0.35"',
    )
  );
}

/** Lamps along a quay, each with its light on the water below. */
function lamps(places: readonly number[], quay: number, h: number, size: number): string {
  const random = scatter(7);
  return places
    .map((x) => {
      const ripples = Array.from({ length: 13 }, (_, i) => {
        const y = quay + size * 0.4 + ((h - quay) * i) / 15;
        const half = size * (0.16 + 0.3 * random() + i * 0.02);
        const by = (random() - 0.5) * size * 0.3;
        return `M${n(x - half + by)} ${n(y)}H${n(x + half + by)}`;
      }).join('');
      return (
        path(`M${n(x)} ${n(quay)}V${n(quay - size * 1.5)}`, `stroke="#120f26" stroke-width="${n(size / 11)}"`) +
        path(ripples, `stroke="#ffc069" stroke-width="${n(size / 13)}" stroke-linecap="round" opacity="0.62"`) +
        circle(x, quay - size * 1.6, size * 1.15, 'fill="url(#lamp)"') +
        circle(x, quay - size * 1.6, size * 0.16, 'fill="#fff6dc"')
      );
    })
    .join('');
}

/** Warehouses beyond the basin, a window lit here and there. */
function town(w: number, quay: number, unit: number): string {
  const random = scatter(23);
  let body = '';
  for (let x = -unit; x < w; ) {
    const wide = unit * (0.8 + random() * 1.1);
    const high = unit * (0.5 + random() * 1.3);
    body +=
      path(
        `M${n(x)} ${n(quay)}V${n(quay - high)}L${n(x + wide / 2)} ${n(quay - high - unit * 0.24)}L${n(x + wide)} ${n(quay - high)}V${n(quay)}Z`,
        'fill="#241c42"',
      ) +
      Array.from({ length: 5 }, () => {
        const at = [x + wide * (0.15 + random() * 0.6), quay - high * (0.2 + random() * 0.65)] as const;
        return rect(at[0], at[1], unit * 0.08, unit * 0.11, `fill="#ffcf7d" opacity="${n(0.35 + random() * 0.5)}"`);
      }).join('');
    x += wide * 0.94;
  }
  return body;
}

/** A tug from the side, its cabin lit, about the middle of its waterline: 400 wide. */
const tug = (x: number, y: number): string =>
  group(
    `transform="translate(${x} ${y})"`,
    path('M-40-104V-262M-40-250L-132-96M-40-250L96-112', 'fill="none" stroke="#0b0918" stroke-width="5"'),
    path('M22-104V-206H74V-104Z', 'fill="#0b0918"'),
    rect(22, -186, 52, 16, 'fill="#c9592f"'),
    path('M-112-60V-148H4V-104H92V-60Z', 'fill="#0b0918"'),
    [-98, -62, -26].map((at) => rect(at, -136, 24, 26, 'rx="2" fill="#ffcf7d"')).join(''),
    [24, 50].map((at) => circle(at, -82, 8, 'fill="#ffcf7d"')).join(''),
    path('M-200-70C-120-52 110-52 184-66L160 4C60 14-110 14-168 4Z', 'fill="#0b0918"'),
    path('M-190-50C-110-36 110-36 176-48', 'fill="none" stroke="#e39a63" stroke-width="4" opacity="0.8"'),
  );

/** A boat on its way in, its lamp lit, and the quay behind it. */
function cover(): string {
  return (
    evening +
    rect(0, 0, 720, 442, 'fill="url(#evening)"') +
    rect(0, 438, 720, 522, 'fill="url(#basin)"') +
    circle(360, 420, 360, 'fill="url(#lamp)" opacity="0.34"') +
    town(720, 440, 62) +
    rect(0, 434, 720, 10, 'fill="#0f0c22"') +
    lamps([70, 186, 302, 418, 534, 650], 440, 740, 38) +
    tug(372, 600) +
    circle(332, 338, 130, 'fill="url(#lamp)"') +
    circle(332, 338, 11, 'fill="#fff6dc"') +
    path(
      'M196 618H540M226 634H500M258 650H452M278 666H420M296 682H392',
      'stroke="#ffc069" stroke-width="4" stroke-linecap="round" opacity="0.55"',
    ) +
    title(['Harbour', 'Lights'], 360, 880, { size: 136, width: 600, leading: 0.88, tracking: 4, fill: '#fff0d2' }) +
    frame(720, 960, 'round', { size: 30, colour: '#e9b877' })
  );
}

function backdrop(w: number, h: number): string {
  const quay = h * (h > w ? 0.75 : 0.72);
  const unit = Math.min(w, h) / 7;
  const count = h > w ? 4 : 9;
  return (
    evening +
    rect(0, 0, w, quay, 'fill="url(#evening)"') +
    rect(0, quay - 1, w, h - quay + 1, 'fill="url(#basin)"') +
    town(w, quay, unit) +
    [0.1, 0.88].map((x) => cut('crane', '#16112e', unit * 3.2, w * x, quay - unit * 1.5)).join('') +
    rect(0, quay - unit * 0.05, w, unit * 0.1, 'fill="#0f0c22"') +
    lamps(
      Array.from({ length: count }, (_, i) => (w * (i + 0.5)) / count),
      quay,
      h,
      unit * 0.5,
    ) +
    rect(0, 0, w, h, 'fill="#0b0920" opacity="0.46"')
  );
}

const lettering = (): string =>
  drawing(
    [0, 0, 300, 64],
    `<title>Harbour Lights</title>${line('Harbour Lights', 150, 47, { face: 'display-italic', size: 46, tracking: 10 }, 'fill="#ffeccb"')}`,
    'scalable',
  );

const symbols: SlotDrawing['symbols'] = {
  steamer: () => porthole(cut('paddle-steamer', '#2a0f0c', 246, 256, 250), '#ffcf86', '#c9592f'),
  wheel: () => porthole(cut('ship-wheel', '#fbe3b0', 230), '#7a3a54', '#35122c'),
  crane: () => porthole(cut('crane', '#fdf0d2', 226), '#3f8a94', '#0f3a48'),
  anchor: () => porthole(cut('anchor', '#e6ecf6', 214), '#4c5fa8', '#171f52'),
  bell: () => porthole(cut('ringing-bell', '#2d1c05', 222), '#f2d37a', '#a87724'),
  rope: () => porthole(cut('rope-coil', '#f4e2bd', 220), '#7a5a3c', '#34210f'),
  net: () => porthole(cut('fishing-net', '#dff0dc', 216), '#4f7d5c', '#17382a'),
  fish: () => porthole(cut('flatfish', '#1b2747', 226), '#b9cfe6', '#6080ac'),
  wild: () =>
    worded(
      '#2b1f52',
      'WILD',
      path(rays(256, 226, 20, 152, 16), 'fill="#ffb454" opacity="0.22"') +
        path(spokes(256, 226, 60, 150, 48), 'stroke="#ffd48a" stroke-width="1.6" opacity="0.5"') +
        struck('lantern-flame', 'url(#brass)', 226, 0.35, 218),
    ),
};

export default { cover, backdrop, title: lettering, symbols } satisfies SlotDrawing;
