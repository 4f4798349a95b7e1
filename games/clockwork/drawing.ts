import { engraved, frame, plate, spokes } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, drawing, group, n, path, polar, polyline, rect } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import { reelFrame } from '../../art/slots/reel-frame.ts';
import type { ReelWindow, SlotDrawing } from '../../art/slots/slot-drawing.ts';
import { cut, initial, struck } from '../../art/slots/symbol-parts.ts';

/** The outline of a toothed wheel, and of what is cut out of it between its spokes. */
function toothed(cx: number, cy: number, r: number, teeth: number, arms: number): string {
  const points = Array.from({ length: teeth }, (_, i) => {
    const step = 360 / teeth;
    const at = i * step;
    return [
      polar(cx, cy, r * 0.88, at),
      polar(cx, cy, r * 0.88, at + step * 0.28),
      polar(cx, cy, r, at + step * 0.4),
      polar(cx, cy, r, at + step * 0.72),
      polar(cx, cy, r * 0.88, at + step * 0.84),
    ];
  }).flat();
  const holes = Array.from({ length: arms }, (_, i) => {
    const step = 360 / arms;
    const [from, to] = [i * step + 10, (i + 1) * step - 10];
    const [a, b] = [polar(cx, cy, r * 0.7, from), polar(cx, cy, r * 0.7, to)];
    const [c, d] = [polar(cx, cy, r * 0.26, to - 8), polar(cx, cy, r * 0.26, from + 8)];
    return `M${n(a[0])} ${n(a[1])}A${n(r * 0.7)} ${n(r * 0.7)} 0 0 1 ${n(b[0])} ${n(b[1])}L${n(c[0])} ${n(c[1])}A${n(r * 0.26)} ${n(r * 0.26)} 0 0 0 ${n(d[0])} ${n(d[1])}Z`;
  });
  return polyline(points, true) + holes.join('');
}

const wheel = (cx: number, cy: number, r: number, teeth: number, arms: number, metal = 'url(#brass)'): string =>
  group('filter="url(#drop)"', engraved(toothed(cx, cy, r, teeth, arms), { metal, depth: 0.4, evenOdd: true })) +
  circle(cx, cy, r * 0.12, 'fill="#b3243c" stroke="url(#brass)" stroke-width="4"') +
  circle(cx - r * 0.03, cy - r * 0.03, r * 0.035, 'fill="#ffc9cf" opacity="0.9"');

/** A plate of the movement, damascened, with a screw in each corner. */
const movement = (body: string, ground = '#12302f', rim = '#6fb3a8'): string =>
  group('filter="url(#drop)"', rect(56, 56, 400, 400, `rx="46" fill="${ground}" stroke="${rim}" stroke-width="6"`)) +
  path(
    Array.from({ length: 13 }, (_, i) => `M${76 + i * 30} 68V444`).join(''),
    `stroke="${rim}" stroke-width="10" opacity="0.1"`,
  ) +
  rect(74, 74, 364, 364, `rx="32" fill="none" stroke="${rim}" stroke-width="2" opacity="0.7"`) +
  [104, 408]
    .flatMap((x) =>
      [104, 408].map(
        (y) =>
          circle(x, y, 13, 'fill="url(#brass)" stroke="#0a1516" stroke-width="2"') +
          path(`M${x - 9} ${y - 6}L${x + 9} ${y + 6}`, 'stroke="#2b1d09" stroke-width="3"'),
      ),
    )
    .join('') +
  body;

/** An hour of the dial, enamelled. */
const hour = (text: string, ink: string): string =>
  group('filter="url(#drop)"', circle(256, 256, 186, 'fill="url(#ivory)" stroke="url(#brass)" stroke-width="14"')) +
  path(spokes(256, 256, 148, 168, 60), `stroke="${ink}" stroke-width="2.4" opacity="0.7"`) +
  circle(256, 256, 142, `fill="none" stroke="${ink}" stroke-width="2" opacity="0.7"`) +
  initial(text, ink, 210, 190);

/** The mainspring, wound. */
function coil(cx: number, cy: number, r: number, stroke: string): string {
  const points = Array.from({ length: 220 }, (_, i) => polar(cx, cy, r * (0.12 + (0.88 * i) / 219), i * 9));
  return path(polyline(points), `fill="none" stroke="${stroke}" stroke-width="${n(r * 0.052)}" stroke-linecap="round"`);
}

function dial(cx: number, cy: number, r: number): string {
  const numerals = ['XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];
  const letters = numerals.map((text, i) =>
    group(
      `transform="rotate(${i * 30} ${n(cx)} ${n(cy)})"`,
      line(text, cx, cy - r * 0.68, { face: 'display-bold', size: r * 0.2, tracking: -20 }, 'fill="#1c2a2a"'),
    ),
  );
  const hand = (turn: number, long: number, wide: number): string =>
    path(
      `M${n(cx - wide)} ${n(cy + r * 0.12)}L${n(cx)} ${n(cy - long)}L${n(cx + wide)} ${n(cy + r * 0.12)}Z`,
      `fill="#1d4a52" transform="rotate(${turn} ${n(cx)} ${n(cy)})"`,
    );
  return (
    group('filter="url(#drop)"', circle(cx, cy, r, 'fill="url(#brass)"')) +
    circle(cx, cy, r * 0.92, 'fill="url(#ivory)" stroke="#3d2c12" stroke-width="3"') +
    path(spokes(cx, cy, r * 0.84, r * 0.9, 60), 'stroke="#1c2a2a" stroke-width="2.4"') +
    letters.join('') +
    hand(306, r * 0.48, r * 0.055) +
    hand(54, r * 0.72, r * 0.04) +
    circle(cx, cy, r * 0.07, 'fill="url(#brass)" stroke="#3d2c12" stroke-width="2"')
  );
}

/** A clock without its dial: wheel in wheel, a bird above them. */
function cover(): string {
  return (
    plate('petrol', 720, 960, 0.5, 0.38, 0.85) +
    path(
      Array.from({ length: 26 }, (_, i) => `M${i * 30} 0V960`).join(''),
      'stroke="#7fd0c0" stroke-width="10" opacity="0.05"',
    ) +
    wheel(250, 440, 226, 40, 5) +
    wheel(560, 250, 146, 26, 4, 'url(#steel)') +
    wheel(566, 566, 120, 22, 3, 'url(#brass-soft)') +
    wheel(130, 150, 96, 18, 3, 'url(#steel)') +
    dial(250, 440, 116) +
    title(['Clockwork'], 360, 868, { size: 140, width: 620, tracking: 4, fill: '#eef6ea' }) +
    frame(720, 960, 'cut', { colour: '#d8b56e', size: 52 })
  );
}

function backdrop(w: number, h: number): string {
  const unit = Math.min(w, h);
  const phone = h > w;
  return (
    plate('petrol', w, h, 0.5, 0.4, 0.8) +
    group(
      'opacity="0.6"',
      wheel(w * 0.06, h * 0.24, unit * 0.3, 44, 5),
      wheel(w * 0.96, h * (phone ? 0.2 : 0.34), unit * 0.26, 38, 5, 'url(#steel)'),
      wheel(w * 0.9, h * 0.86, unit * 0.2, 30, 4),
      wheel(w * 0.16, h * 0.86, unit * 0.15, 24, 3, 'url(#steel)'),
    ) +
    rect(0, 0, w, h, 'fill="#061112" opacity="0.5"')
  );
}

const surround = (w: number, h: number, window: ReelWindow): string =>
  reelFrame(w, h, window, {
    family: 'riveted',
    band: '#143536',
    rim: 'url(#brass)',
    outline: '#081415',
    beading: '#d8f0e4',
    // A giant symbol stands across three reels, so nothing stands between them.
    posts: 'none',
  });

const lettering = (): string =>
  drawing(
    [0, 0, 300, 64],
    `<title>Clockwork</title>${line('Clockwork', 150, 48, { face: 'display-bold', size: 50, tracking: 24 }, 'fill="#eef6ea"')}`,
    'scalable',
  );

const symbols: SlotDrawing['symbols'] = {
  bird: () => movement(cut('hummingbird', '#f0d592', 300), '#3a1420', '#d98a94'),
  gear: () => movement(wheel(222, 236, 116, 24, 4) + wheel(338, 336, 74, 16, 3, 'url(#steel)')),
  key: () => movement(struck('skeleton-key', 'url(#brass)', 290, 0.4), '#2a2148', '#a99ad8'),
  spring: () => movement(coil(256, 256, 150, '#dfe7e4'), '#3a2a10', '#d8b56e'),
  one: () => hour('I', '#8d2f3f'),
  two: () => hour('II', '#2a4f86'),
  three: () => hour('III', '#2c6a4c'),
  four: () => hour('IV', '#6a3f86'),
  wild: () =>
    group('filter="url(#drop)"', circle(256, 256, 214, 'fill="none" stroke="url(#brass)" stroke-width="34"')) +
    Array.from({ length: 12 }, (_, i) => {
      const [x, y] = polar(256, 256, 214, i * 30);
      return circle(x, y, 11, 'fill="#b3243c" stroke="#3d2c12" stroke-width="2"');
    }).join('') +
    path('M256 60V452M60 256H452', 'stroke="url(#brass-soft)" stroke-width="22"') +
    circle(256, 256, 124, 'fill="#12302f" stroke="url(#brass)" stroke-width="8"') +
    line('WILD', 256, 281, { face: 'display-bold', size: 74, tracking: 20 }, 'fill="#ffe9b8"'),
  scatter: () => dial(256, 256, 222),
};

export default {
  giants: ['bird', 'gear', 'key', 'spring', 'one', 'two', 'three', 'four', 'wild'],
  cover,
  backdrop,
  frame: surround,
  title: lettering,
  symbols,
} satisfies SlotDrawing;
