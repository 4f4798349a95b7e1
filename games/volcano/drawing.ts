import { frame, plate } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, drawing, group, n, path, polyline, rect, scatter } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { SlotDrawing } from '../../art/slots/slot-drawing.ts';
import { cut, struck, worded } from '../../art/slots/symbol-parts.ts';

/** A polished stone of eight sides, lit from the upper left. */
function stone(light: string, tone: string, deep: string, body = ''): string {
  const corner = (r: number) =>
    Array.from({ length: 8 }, (_, i) => {
      const angle = ((i * 45 + 22.5) * Math.PI) / 180;
      return [256 + r * Math.cos(angle), 256 + r * Math.sin(angle)] as const;
    });
  const [outer, inner] = [corner(206), corner(128)];
  const facets = outer.map((from, i) => {
    const to = outer[(i + 1) % 8]!;
    const fill = [deep, deep, tone, light, light, light, tone, deep][i]!;
    return path(
      polyline([from, to, inner[(i + 1) % 8]!, inner[i]!], true),
      `fill="${fill}" stroke="${deep}" stroke-width="3"`,
    );
  });
  return (
    group('filter="url(#drop)"', path(polyline(outer, true), `fill="${tone}"`)) +
    facets.join('') +
    path(polyline(inner, true), `fill="${tone}" stroke="${light}" stroke-width="3"`) +
    path('M190 224L236 178', 'stroke="#fff" stroke-width="14" stroke-linecap="round" opacity="0.55"') +
    body
  );
}

/** A slab of basalt with something alive in amber light upon it. */
const slab = (body: string, glow: string): string =>
  `<defs><radialGradient id="ember" cx="0.5" cy="0.55" r="0.6"><stop offset="0" stop-color="${glow}"/><stop offset="1" stop-color="#1d1c22"/></radialGradient></defs>` +
  group('filter="url(#drop)"', path('M92 66L300 48L446 92L462 300L420 444L214 464L66 420L50 208Z', 'fill="#141318"')) +
  path(
    'M106 82L298 64L432 104L446 298L408 430L216 448L80 408L66 210Z',
    'fill="url(#ember)" stroke="#5c5862" stroke-width="4"',
  ) +
  body;

/** A mountain with its mouth open, and what runs down from it. */
function mountain(cx: number, base: number, wide: number, high: number): string {
  const mouth = wide * 0.13;
  const top = base - high;
  const flank = (side: number) =>
    `C${n(cx + side * wide * 0.16)} ${n(base - high * 0.52)} ${n(cx + side * wide * 0.26)} ${n(base - high * 0.2)} ${n(cx + side * wide * 0.5)} ${n(base)}`;
  const runs = [
    [-0.5, -0.19, 0.62, 11],
    [0.05, 0.06, 0.94, 15],
    [0.6, 0.22, 0.74, 11],
    [0.75, 0.15, 0.4, 7],
  ] as const;
  return (
    path(
      `M${n(cx - wide * 0.5)} ${n(base)}C${n(cx - wide * 0.26)} ${n(base - high * 0.2)} ${n(cx - wide * 0.16)} ${n(base - high * 0.52)} ${n(cx - mouth)} ${n(top)}L${n(cx - mouth * 0.4)} ${n(top + high * 0.05)}L${n(cx + mouth * 0.3)} ${n(top + high * 0.03)}L${n(cx + mouth)} ${n(top)}${flank(1)}Z`,
      'fill="#1a1920"',
    ) +
    path(
      `M${n(cx + mouth)} ${n(top)}${flank(1)}L${n(cx + wide * 0.1)} ${n(base)}C${n(cx + wide * 0.02)} ${n(base - high * 0.4)} ${n(cx + wide * 0.1)} ${n(base - high * 0.7)} ${n(cx + mouth)} ${n(top)}Z`,
      'fill="#2a2832"',
    ) +
    runs
      .map(([from, to, far, thick]) =>
        ['#c22f1a', '#ff9a3c']
          .map((tone, i) =>
            path(
              `M${n(cx + from * mouth)} ${n(top + high * 0.03)}C${n(cx + from * mouth)} ${n(top + high * far * 0.4)} ${n(cx + to * wide * 0.3)} ${n(top + high * far * 0.5)} ${n(cx + to * wide)} ${n(top + high * far)}`,
              `fill="none" stroke="${tone}" stroke-width="${n((i ? 0.4 : 1) * thick * (wide / 620))}" stroke-linecap="round"`,
            ),
          )
          .join(''),
      )
      .join('')
  );
}

/** A column of fire and ash over the mouth. */
function plume(cx: number, top: number, size: number, seed: number): string {
  const random = scatter(seed);
  const puffs = Array.from({ length: 26 }, (_, i) => {
    const up = i / 25;
    const wide = size * (0.12 + up * 0.5);
    return circle(
      cx + (random() - 0.5) * wide * 1.3,
      top - size * 0.1 - up * size * 0.95,
      size * (0.08 + up * 0.13) * (0.7 + random() * 0.6),
      `fill="${['#3d4a58', '#4c5a68', '#34404c'][i % 3]}" opacity="0.92"`,
    );
  });
  const sparks = Array.from({ length: 46 }, () => {
    const angle = -Math.PI / 2 + (random() - 0.5) * 1.9;
    const far = size * (0.14 + random() * 0.7);
    return circle(
      cx + far * Math.cos(angle),
      top + far * Math.sin(angle),
      1.6 + random() * 4.2,
      `fill="${random() < 0.5 ? '#ffcf6a' : '#ff7a2c'}"`,
    );
  });
  return (
    puffs.join('') +
    path(
      `M${n(cx - size * 0.1)} ${n(top + 4)}Q${n(cx - size * 0.07)} ${n(top - size * 0.34)} ${n(cx)} ${n(top - size * 0.5)}Q${n(cx + size * 0.07)} ${n(top - size * 0.34)} ${n(cx + size * 0.1)} ${n(top + 4)}Z`,
      'fill="#ff8a34"',
    ) +
    path(
      `M${n(cx - size * 0.05)} ${n(top + 4)}Q${n(cx - size * 0.03)} ${n(top - size * 0.2)} ${n(cx)} ${n(top - size * 0.32)}Q${n(cx + size * 0.03)} ${n(top - size * 0.2)} ${n(cx + size * 0.05)} ${n(top + 4)}Z`,
      'fill="#ffe08a"',
    ) +
    sparks.join('')
  );
}

const dawn =
  '<defs><linearGradient id="dawn" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6fa3ad"/><stop offset="0.5" stop-color="#bcd0c4"/><stop offset="0.8" stop-color="#f2d7a8"/><stop offset="1" stop-color="#e8a878"/></linearGradient></defs>';

function cover(): string {
  return (
    dawn +
    rect(0, 0, 720, 960, 'fill="url(#dawn)"') +
    plume(360, 330, 270, 14) +
    mountain(360, 760, 980, 430) +
    path('M0 700C160 660 240 720 380 706S620 668 720 700V960H0Z', 'fill="#12303a"') +
    path('M0 756C200 730 420 790 720 748V960H0Z', 'fill="#0c1f26"') +
    title(['Volcano'], 360, 880, { size: 164, width: 610, tracking: 6, fill: '#ffe9c2' }) +
    frame(720, 960, 'cut', { colour: '#2a2832', size: 30 })
  );
}

function backdrop(w: number, h: number): string {
  const phone = h > w;
  const unit = Math.min(w, h);
  return (
    plate('slate', w, h, 0.5, 0.8, 0.9) +
    `<defs><radialGradient id="heat" gradientUnits="userSpaceOnUse" cx="${n(w / 2)}" cy="${n(h * 0.3)}" r="${n(unit * 0.9)}"><stop offset="0" stop-color="#c2481e" stop-opacity="0.55"/><stop offset="1" stop-color="#0e0f14" stop-opacity="0"/></radialGradient></defs>` +
    rect(0, 0, w, h, 'fill="url(#heat)"') +
    plume(w * 0.5, h * (phone ? 0.2 : 0.26), unit * 0.34, 14) +
    mountain(w * 0.5, h * (phone ? 0.86 : 1), w * (phone ? 1.9 : 1.25), h * (phone ? 0.66 : 0.74)) +
    rect(0, 0, w, h, 'fill="#0b0c10" opacity="0.5"')
  );
}

const lettering = (): string =>
  drawing(
    [0, 0, 300, 64],
    `<title>Volcano</title>${line('VOLCANO', 150, 50, { face: 'display-bold', size: 50, tracking: 90 }, 'fill="#ffe0b0"')}`,
    'scalable',
  );

const symbols: SlotDrawing['symbols'] = {
  dragonfly: () => slab(cut('dragonfly', '#ffe3a0', 300), '#c2481e'),
  obsidian: () => stone('#8a8698', '#34323e', '#121116'),
  lotus: () => slab(cut('lotus', '#ffc4dc', 290), '#7a2450'),
  fern: () => slab(cut('fern', '#c8f0b4', 290), '#1f5a3a'),
  amber: () => stone('#ffd98a', '#dc8f24', '#7a420a'),
  jade: () => stone('#b4f0cc', '#3da878', '#124a34'),
  moonstone: () => stone('#ffffff', '#ccd4e0', '#6a7488'),
  scatter: () => worded('#3a1410', 'SCATTER', struck('volcano', 'url(#brass)', 232, 0.4, 206)),
};

export default { cover, backdrop, title: lettering, symbols } satisfies SlotDrawing;
