import { frame, plate, rays, stars } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, drawing, group, n, path, polar, rect, scatter } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { SlotDrawing } from '../../art/slots/slot-drawing.ts';
import { cut } from '../../art/slots/symbol-parts.ts';

/** A bright field with one rim: round for what pays most. */
const roundel = (field: string, rim: string, body: string): string =>
  group('filter="url(#drop)"', circle(256, 256, 232, `fill="${field}" stroke="${rim}" stroke-width="14"`)) + body;

/** The same with eight sides, for what pays less. */
const octagon = (field: string, rim: string, body: string): string =>
  group(
    'filter="url(#drop)"',
    path(
      'M158 40H354L472 158V354L354 472H158L40 354V158Z',
      `fill="${field}" stroke="${rim}" stroke-width="12" stroke-linejoin="round"`,
    ),
  ) + body;

const spark = (x: number, y: number, r: number): string =>
  `M${n(x)} ${n(y - r)}Q${n(x)} ${n(y)} ${n(x + r)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y + r)}Q${n(x)} ${n(y)} ${n(x - r)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y - r)}Z`;

/** Curtains of light, hung from an arc. */
function aurora(w: number, h: number): string {
  const veil = (shift: number, colour: string, strength: number): string =>
    path(
      Array.from({ length: 120 }, (_, i) => {
        const x = (i * w) / 119;
        const top = h * (0.24 + 0.09 * Math.sin(i / 15 + shift) + 0.03 * Math.sin(i / 4 + shift));
        return `M${n(x)} ${n(top)}V${n(top + h * (0.2 + 0.1 * Math.sin(i / 9 + shift)))}`;
      }).join(''),
      `stroke="${colour}" stroke-width="${n(w / 150)}" opacity="${strength}" filter="url(#soft)"`,
    );
  return veil(0, '#64d8b0', 0.5) + veil(1.9, '#6aa6f0', 0.4) + veil(3.4, '#b08ae0', 0.3);
}

/** The pole star over turning lights, trails about it. */
function cover(): string {
  const trails = Array.from({ length: 26 }, (_, i) => {
    const r = 70 + i * 24;
    const from = (i * 67) % 360;
    const [x1, y1] = polar(360, 330, r, from);
    const [x2, y2] = polar(360, 330, r, from + 70);
    return `M${n(x1)} ${n(y1)}A${r} ${r} 0 0 1 ${n(x2)} ${n(y2)}`;
  }).join('');
  return (
    plate('midnight', 720, 960, 0.5, 0.34, 0.85) +
    aurora(720, 1300) +
    path(trails, 'fill="none" stroke="#c8d8f6" stroke-width="2" opacity="0.5" stroke-linecap="round"') +
    circle(360, 330, 120, 'fill="url(#halo)"') +
    path(spark(360, 330, 150), 'fill="#f6f9ff"') +
    path(spark(360, 330, 70), 'fill="#f6f9ff" transform="rotate(45 360 330)"') +
    path('M0 760L120 640L210 716L330 600L450 706L560 620L720 748V960H0Z', 'fill="#060b18"') +
    path(
      'M120 640L150 690L176 672L210 716M330 600L352 664L392 650L450 706M560 620L584 676L622 668L720 748',
      'fill="none" stroke="#8fa9d6" stroke-width="2.4" opacity="0.7"',
    ) +
    title(['Polaris'], 360, 884, { size: 168, width: 600, tracking: 26, fill: '#eef4ff' }) +
    frame(720, 960, 'round', { colour: '#9fb6e0', size: 60 })
  );
}

function backdrop(w: number, h: number): string {
  return (
    plate('midnight', w, h, 0.5, 0.2, 0.8) +
    stars(180, scatter(19), w, h, (_, y) => y < h * 0.7) +
    aurora(w, h) +
    path(
      `M0 ${n(h * 0.9)}L${n(w * 0.16)} ${n(h * 0.78)}L${n(w * 0.3)} ${n(h * 0.88)}L${n(w * 0.5)} ${n(h * 0.76)}L${n(w * 0.7)} ${n(h * 0.87)}L${n(w * 0.86)} ${n(h * 0.77)}L${w} ${n(h * 0.88)}V${h}H0Z`,
      'fill="#050a16"',
    ) +
    rect(0, 0, w, h, 'fill="#050a16" opacity="0.3"')
  );
}

const lettering = (): string =>
  drawing(
    [0, 0, 300, 64],
    `<title>Polaris</title>${line('POLARIS', 150, 50, { face: 'display', size: 52, tracking: 140 }, 'fill="#eef4ff"')}`,
    'scalable',
  );

const symbols: SlotDrawing['symbols'] = {
  sun: () => roundel('#b8600e', '#ffe19a', cut('heraldic-sun', '#fff0b8', 390)),
  saturn: () =>
    roundel(
      '#4a2a86',
      '#d9c4ff',
      circle(256, 256, 104, 'fill="#ffcf8a"') +
        '<ellipse cx="256" cy="256" rx="186" ry="54" fill="none" stroke="#fff6df" stroke-width="24" transform="rotate(-20 256 256)"/>' +
        path('M158 222A104 104 0 0 1 354 222Z', 'fill="#ffcf8a" transform="rotate(-20 256 256)"'),
    ),
  moon: () => roundel('#163a78', '#cfe0ff', cut('moon', '#fffbe8', 350)),
  comet: () => roundel('#0b6b63', '#b4f5df', cut('comet-spark', '#eafff4', 356)),
  swan: () => octagon('#2a6fae', '#dcefff', cut('swan', '#ffffff', 350)),
  scales: () => octagon('#5b6478', '#e2e8f2', cut('scales', '#ffffff', 344)),
  lyre: () => octagon('#8c2850', '#ffd0de', cut('lyre', '#fff2f6', 340)),
  wild: () =>
    group('filter="url(#drop)"', circle(256, 256, 230, 'fill="url(#halo)"')) +
    path(rays(256, 256, 40, 226, 16), 'fill="#6aa6f0" opacity="0.35"') +
    path(spark(256, 256, 236), 'fill="#f6f9ff"') +
    path(spark(256, 256, 118), 'fill="#cfe0ff" transform="rotate(45 256 256)"') +
    circle(256, 256, 26, 'fill="#ffffff"'),
};

export default { cover, backdrop, title: lettering, symbols } satisfies SlotDrawing;
