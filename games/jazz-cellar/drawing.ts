import { frame, spokes } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, drawing, group, n, path, rect, scatter } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import { reelFrame } from '../../art/slots/reel-frame.ts';
import type { ReelWindow, SlotDrawing } from '../../art/slots/slot-drawing.ts';
import { cut, initial, struck, worded } from '../../art/slots/symbol-parts.ts';

const spotlight =
  '<defs><radialGradient id="spot" cx="0.5" cy="0.42" r="0.62"><stop offset="0" stop-color="#ffcf86" stop-opacity="0.95"/><stop offset="0.5" stop-color="#c8641e" stop-opacity="0.8"/><stop offset="1" stop-color="#4a170a" stop-opacity="1"/></radialGradient></defs>';

/** A bill on the cellar's wall: a player's instrument dark before the light. */
const bill = (body: string): string =>
  spotlight +
  group('filter="url(#drop)"', rect(66, 50, 380, 412, 'rx="10" fill="#f0d9b0"')) +
  rect(82, 66, 348, 380, 'rx="4" fill="url(#spot)"') +
  path(spokes(256, 230, 60, 172, 28), 'stroke="#ffe2b0" stroke-width="3" opacity="0.28"') +
  rect(82, 66, 348, 380, 'rx="4" fill="none" stroke="#2a0f06" stroke-width="3"') +
  body;

/** A letter on a fan, as playbills of the twenties had them. */
const fan = (text: string, tone: string): string =>
  group(
    'filter="url(#drop-small)"',
    path(
      'M256 74A182 182 0 0 1 438 256V420H74V256A182 182 0 0 1 256 74Z',
      `fill="#1c0c08" stroke="${tone}" stroke-width="7"`,
    ),
  ) +
  [152, 122, 92]
    .map((r) =>
      path(
        `M${256 - r} 420V256A${r} ${r} 0 0 1 ${256 + r} 256V420`,
        `fill="none" stroke="${tone}" stroke-width="2.4" opacity="0.45"`,
      ),
    )
    .join('') +
  group('transform="translate(0 20)"', initial(text, tone, 230, 200));

/** A record: grooves that catch the light, a label in its middle. */
function record(cx: number, cy: number, r: number, label: string): string {
  const grooves = Array.from({ length: 22 }, (_, i) =>
    circle(
      cx,
      cy,
      r * (0.4 + i * 0.026),
      `fill="none" stroke="#57423a" stroke-width="${n(r * 0.005)}" opacity="${i % 5 === 0 ? 0.9 : 0.5}"`,
    ),
  );
  const gleam = (from: number): string =>
    path(
      `M${n(cx)} ${n(cy)}L${n(cx + r * 0.97 * Math.cos(from))} ${n(cy + r * 0.97 * Math.sin(from))}A${n(r * 0.97)} ${n(r * 0.97)} 0 0 1 ${n(cx + r * 0.97 * Math.cos(from + 0.34))} ${n(cy + r * 0.97 * Math.sin(from + 0.34))}Z`,
      'fill="#fff" opacity="0.09"',
    );
  return (
    group('filter="url(#drop)"', circle(cx, cy, r, 'fill="#120b09"')) +
    grooves.join('') +
    gleam(-1.2) +
    gleam(1.9) +
    circle(cx, cy, r * 0.34, `fill="${label}" stroke="#2a0f06" stroke-width="2"`) +
    circle(cx, cy, r * 0.28, 'fill="none" stroke="#f7e3bc" stroke-width="2" opacity="0.8"') +
    circle(cx, cy, r * 0.035, 'fill="#120b09" stroke="#f7e3bc" stroke-width="2"')
  );
}

/** A wall of old bricks, none quite of one colour. */
function bricks(w: number, h: number, long: number, high: number): string {
  const random = scatter(41);
  const tones = ['#3a1a12', '#421e14', '#331610', '#4a2418', '#2c130d'];
  let body = rect(0, 0, w, h, 'fill="#170a07"');
  for (let row = 0; row * high < h; row++)
    for (let x = row % 2 ? -long / 2 : 0; x < w; x += long)
      body += rect(
        x + 2,
        row * high + 2,
        long - 4,
        high - 4,
        `rx="3" fill="${tones[Math.floor(random() * tones.length)]}"`,
      );
  return body;
}

/** A cone of light from the upper edge. */
const beam = (x: number, y: number, wide: number, h: number, lean: number): string =>
  path(
    `M${n(x - 12)} ${n(y)}H${n(x + 12)}L${n(x + lean + wide)} ${n(h)}H${n(x + lean - wide)}Z`,
    'fill="#ffcf86" opacity="0.13" filter="url(#soft)"',
  );

/** A record as large as a door, a trumpet before it, light from two lamps. */
function cover(): string {
  return (
    bricks(720, 960, 120, 48) +
    rect(0, 0, 720, 960, 'fill="#0c0503" opacity="0.28"') +
    beam(140, 0, 190, 900, 160) +
    beam(580, 0, 190, 900, -160) +
    record(360, 372, 274, '#b5531c') +
    group('transform="rotate(-16 360 380)"', cut('trumpet', '#f6cf86', 470, 368, 380, 'filter="url(#drop)"')) +
    path('M0 716H720V960H0Z', 'fill="#1a0906" opacity="0.9"') +
    path('M0 716H720M0 728H720', 'stroke="#d98c3f" stroke-width="3"') +
    title(['Jazz Cellar'], 360, 866, { face: 'display-italic', size: 150, width: 620, tracking: 2, fill: '#ffe6bd' }) +
    frame(720, 960, 'step', { colour: '#d98c3f', size: 44 })
  );
}

function backdrop(w: number, h: number): string {
  const phone = h > w;
  return (
    bricks(w, h, phone ? 110 : 150, phone ? 44 : 58) +
    `<defs><radialGradient id="lamp"><stop offset="0" stop-color="#e08a3c" stop-opacity="0.34"/><stop offset="1" stop-color="#0c0503" stop-opacity="0.78"/></radialGradient></defs>` +
    rect(0, 0, w, h, 'fill="url(#lamp)"') +
    beam(w * 0.2, 0, w * 0.16, h, w * 0.1) +
    beam(w * 0.8, 0, w * 0.16, h, -w * 0.1) +
    group('opacity="0.7"', cut('grand-piano', '#0c0503', Math.min(w, h) * 0.34, w * 0.1, h * 0.84))
  );
}

const surround = (w: number, h: number, window: ReelWindow): string =>
  reelFrame(w, h, window, {
    family: 'stepped',
    band: '#4a1c0e',
    rim: 'url(#brass)',
    outline: '#1a0906',
    beading: '#ffd9a0',
    posts: '#8a4a24',
  });

const lettering = (): string =>
  drawing(
    [0, 0, 300, 64],
    `<title>Jazz Cellar</title>${line('Jazz Cellar', 150, 48, { face: 'display-italic', size: 52, tracking: 10 }, 'fill="#ffe6bd"')}`,
    'scalable',
  );

const symbols: SlotDrawing['symbols'] = {
  trumpet: () => bill(cut('trumpet', '#240c05', 300)),
  saxophone: () => bill(cut('saxophone', '#240c05', 310)),
  piano: () => bill(cut('grand-piano', '#240c05', 290)),
  violin: () => bill(cut('violin', '#240c05', 310)),
  ace: () => fan('A', '#f2b8a0'),
  king: () => fan('K', '#f3cf86'),
  queen: () => fan('Q', '#a8d0b0'),
  jack: () => fan('J', '#a9c0e4'),
  wild: () => worded('#4a1c0e', 'WILD', struck('old-microphone', 'url(#steel)', 236, 0.4, 212)),
  scatter: () =>
    record(256, 256, 224, '#b5531c') +
    circle(256, 256, 226, 'fill="none" stroke="#e8a860" stroke-width="7"') +
    group('transform="translate(0 6)"', cut('musical-notes', '#ffe6bd', 84, 256, 214)),
};

export default { cover, backdrop, frame: surround, title: lettering, symbols } satisfies SlotDrawing;
