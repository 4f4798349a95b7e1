import { frame, plate, rays, spokes, stars } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, drawing, group, n, path, polar, rect, scatter } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import { reelFrame } from '../../art/slots/reel-frame.ts';
import type { ReelWindow, SlotDrawing } from '../../art/slots/slot-drawing.ts';
import { cut, struck } from '../../art/slots/symbol-parts.ts';

/** A roundel out of a celestial atlas: silver degrees about a field of night. */
function roundel(body: string, tone = '#9fb6e0', field = '#101b3a'): string {
  return (
    group('filter="url(#drop)"', circle(256, 256, 212, `fill="${field}"`)) +
    path(spokes(256, 256, 190, 208, 72), `stroke="${tone}" stroke-width="2.4" opacity="0.8"`) +
    circle(256, 256, 210, `fill="none" stroke="${tone}" stroke-width="5"`) +
    circle(256, 256, 188, `fill="none" stroke="${tone}" stroke-width="2"`) +
    path('M256 68V444M68 256H444', `stroke="${tone}" stroke-width="1.2" opacity="0.4"`) +
    body
  );
}

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

const surround = (w: number, h: number, window: ReelWindow): string =>
  reelFrame(w, h, window, {
    family: 'bare',
    band: '#0d1730',
    rim: 'url(#steel)',
    outline: '#0a1122',
    beading: '#9fb6e0',
    posts: '#4a5f8c',
  });

const lettering = (): string =>
  drawing(
    [0, 0, 300, 64],
    `<title>Polaris</title>${line('POLARIS', 150, 50, { face: 'display', size: 52, tracking: 140 }, 'fill="#eef4ff"')}`,
    'scalable',
  );

const symbols: SlotDrawing['symbols'] = {
  sun: () => roundel(struck('heraldic-sun', 'url(#brass)', 310, 0.4), '#ecd6a0', '#2a1c10'),
  saturn: () =>
    roundel(
      group('filter="url(#drop-small)"', circle(256, 256, 88, 'fill="url(#dusk)"')) +
        '<ellipse cx="256" cy="256" rx="162" ry="44" fill="none" stroke="#e9d6a6" stroke-width="13" transform="rotate(-20 256 256)"/>' +
        path('M173 226A88 88 0 0 1 339 226Z', 'fill="url(#dusk)" transform="rotate(-20 256 256)"'),
      '#ecd6a0',
    ),
  moon: () => roundel(struck('moon', 'url(#ivory)', 290, 0.3)),
  comet: () => roundel(cut('comet-spark', '#b9ecc9', 310)),
  swan: () => roundel(cut('swan', '#eaf2ff', 296)),
  scales: () => roundel(cut('scales', '#c8d8ff', 290), '#a9bde8'),
  lyre: () => roundel(cut('lyre', '#c8d8ff', 290), '#a9bde8'),
  wild: () =>
    group('filter="url(#drop)"', circle(256, 256, 230, 'fill="url(#halo)"')) +
    path(rays(256, 256, 40, 226, 16), 'fill="#6aa6f0" opacity="0.35"') +
    path(spark(256, 256, 236), 'fill="#f6f9ff"') +
    path(spark(256, 256, 118), 'fill="#cfe0ff" transform="rotate(45 256 256)"') +
    circle(256, 256, 26, 'fill="#ffffff"'),
};

export default { cover, backdrop, frame: surround, title: lettering, symbols } satisfies SlotDrawing;
