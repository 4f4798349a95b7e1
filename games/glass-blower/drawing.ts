import { frame, spokes } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { at, circle, drawing, group, n, type Point, path, polar, rect, scatter } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import { reelFrame } from '../../art/slots/reel-frame.ts';
import type { ReelWindow, SlotDrawing } from '../../art/slots/slot-drawing.ts';
import { worded } from '../../art/slots/symbol-parts.ts';

const heat =
  '<defs><linearGradient id="copper" x1="0" y1="0" x2="0.35" y2="1"><stop offset="0" stop-color="#f6cfa6"/><stop offset="0.35" stop-color="#c97b4a"/><stop offset="0.65" stop-color="#8a4526"/><stop offset="0.82" stop-color="#bd7043"/><stop offset="1" stop-color="#5c2a15"/></linearGradient>' +
  '<radialGradient id="ember"><stop offset="0" stop-color="#fff6dc"/><stop offset="0.22" stop-color="#ffd27a"/><stop offset="0.55" stop-color="#f07a1e"/><stop offset="1" stop-color="#8c2405"/></radialGradient>' +
  '<radialGradient id="glow"><stop offset="0" stop-color="#ffb04d" stop-opacity="0.75"/><stop offset="0.4" stop-color="#f0711d" stop-opacity="0.3"/><stop offset="1" stop-color="#f0711d" stop-opacity="0"/></radialGradient>' +
  '<linearGradient id="gather" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8fe3e6"/><stop offset="0.3" stop-color="#e2c7b8"/><stop offset="0.55" stop-color="#ffb45c"/><stop offset="0.85" stop-color="#fff0c4"/><stop offset="1" stop-color="#fffbe8"/></linearGradient></defs>';

let parts = 0;

/** The right half of a turned body, from its mouth to its foot, as segments of a curve; the left half mirrors it. */
type Profile = readonly (readonly Point[])[];

function turned(from: Point, profile: Profile): string {
  const right = profile.map((points) => `C${points.map(at).join(' ')}`).join('');
  const points = [from, ...profile.flat()];
  const mirrored = points.map(([x, y]): Point => [-x, y]).reverse();
  const left = profile
    .map(
      (_, i) =>
        `C${mirrored
          .slice(1 + i * 3, 4 + i * 3)
          .map(at)
          .join(' ')}`,
    )
    .join('');
  return `M${at(from)}${right}L${at(mirrored[0]!)}${left}Z`;
}

/** A body of blown glass about (0, 0): light through its middle, its wall dark, and what runs through it. */
function glass(d: string, [light, body, deep]: readonly string[], inside = ''): string {
  const id = `glass-${parts++}`;
  return (
    `<defs><linearGradient id="${id}" x1="0" x2="1"><stop offset="0" stop-color="${deep}"/><stop offset="0.16" stop-color="${body}"/><stop offset="0.4" stop-color="${light}"/><stop offset="0.72" stop-color="${body}"/><stop offset="1" stop-color="${deep}"/></linearGradient>` +
    `<clipPath id="${id}-c"><path d="${d}"/></clipPath></defs>` +
    path(d, `fill="url(#${id})"`) +
    group(
      `clip-path="url(#${id}-c)"`,
      inside,
      path(d, 'fill="url(#hatch-fine)" opacity="0.2"'),
      path(d, `fill="none" stroke="${deep}" stroke-width="14" opacity="0.55"`),
    ) +
    path(d, `fill="none" stroke="${light}" stroke-width="3.4"`)
  );
}

/** Canes of another colour that climb around a body between two heights. */
function wound(top: number, bottom: number, reach: number, count: number, rise: number, colour: string): string {
  const canes = Array.from({ length: count }, (_, i) => {
    const y = top + ((bottom - top) * i) / (count - 1);
    return `M${-reach} ${n(y + rise)}C${n(-reach * 0.4)} ${n(y + rise * 0.9)} ${n(reach * 0.4)} ${n(y + rise * 0.1)} ${reach} ${n(y)}`;
  });
  return path(canes.join(''), `fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round" opacity="0.78"`);
}

const shine = (d: string, width = 8): string =>
  path(d, `fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" opacity="0.72"`);

const blues = ['#a6f1f2', '#1f9fb4', '#0b3f66'];
const roses = ['#f7b9d4', '#b1437f', '#4b1240'];
const golds = ['#ffe7a6', '#dc9426', '#6b3606'];
const greens = ['#b6f0c0', '#2f9a63', '#0c4a38'];

const vaseBody = turned(
  [86, -196],
  [
    [
      [66, -166],
      [40, -140],
      [42, -104],
    ],
    [
      [46, -52],
      [132, -40],
      [132, 46],
    ],
    [
      [132, 122],
      [78, 148],
      [58, 168],
    ],
    [
      [54, 176],
      [68, 186],
      [84, 194],
    ],
  ],
);
const vase = (): string =>
  glass(vaseBody, blues, wound(-130, 150, 150, 8, 110, '#fff3d8')) +
  shine('M-92 12C-98 62-84 96-66 122') +
  shine('M-62-186H58', 5);

const decanterBody = turned(
  [30, -124],
  [
    [
      [26, -84],
      [26, -60],
      [34, -34],
    ],
    [
      [60, 4],
      [138, 44],
      [138, 116],
    ],
    [
      [138, 166],
      [120, 182],
      [112, 188],
    ],
    [
      [80, 192],
      [40, 192],
      [30, 192],
    ],
  ],
);
const decanter = (): string =>
  glass(
    turned(
      [10, -204],
      [
        [
          [44, -196],
          [44, -150],
          [18, -134],
        ],
        [
          [16, -130],
          [16, -124],
          [16, -120],
        ],
      ],
    ),
    roses,
  ) +
  glass('M-46-130H46V-108H-46Z', roses) +
  glass(decanterBody, roses) +
  path(
    'M-122 92C-60 108 60 108 122 92C146 190 110 182 0 184C-110 182-146 190-122 92Z',
    'fill="#5a0f38" opacity="0.55"',
  ) +
  path('M-114 92C-60 108 60 108 114 92', 'fill="none" stroke="#ffd9e8" stroke-width="4" opacity="0.8"') +
  shine('M-84 74C-104 96-108 122-100 150') +
  shine('M-14-96V-48', 6);

const gobletBody = turned(
  [98, -190],
  [
    [
      [112, -90],
      [96, -22],
      [16, 0],
    ],
    [
      [8, 40],
      [8, 90],
      [14, 146],
    ],
    [
      [40, 160],
      [84, 164],
      [96, 178],
    ],
    [
      [98, 186],
      [98, 190],
      [96, 192],
    ],
  ],
);
const goblet = (): string =>
  glass(gobletBody, golds, wound(-170, -20, 130, 5, 56, '#fff6dd')) +
  glass('M-34 42C-34 22 34 22 34 42C34 62-34 62-34 42Z', golds) +
  path('M-96-190C-60-176 60-176 96-190', 'fill="none" stroke="#fff3cf" stroke-width="6"') +
  shine('M-78-150C-78-104-66-66-44-42');

/** Beads on a thread, each with a ring of another colour. */
function beads(): string {
  const tones = [greens, ['#c8e9ff', '#3e7cc4', '#123062'], golds, ['#ffc7bd', '#c8412f', '#581009']];
  const places = Array.from({ length: 11 }, (_, i): [number, number, number] => {
    const [x, y] = polar(0, -26, 138, 48 + (i * 264) / 10);
    return [x, y * 1.12, i === 5 ? 54 : 34 - Math.abs(i - 5) * 0.8];
  });
  return (
    path(
      `M${places.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`,
      'fill="none" stroke="#f3dcae" stroke-width="5" stroke-linejoin="round"',
    ) +
    places
      .map(([x, y, r], i) =>
        group(
          `transform="translate(${n(x)} ${n(y)}) scale(${n(r / 100)})"`,
          glass('M100 0A100 100 0 1 1-100 0A100 100 0 1 1 100 0Z', tones[i % tones.length]!),
          circle(
            0,
            0,
            52,
            `fill="none" stroke="${tones[(i + 1) % tones.length]![0]}" stroke-width="18" opacity="0.85"`,
          ),
          circle(-36, -40, 16, 'fill="#fff" opacity="0.85"'),
        ),
      )
      .join('')
  );
}

/** The gather: glass at the end of the pipe, white-hot below and cooling where it has been blown, hanging from (0, 0). */
const gatherBody = turned(
  [22, 0],
  [
    [
      [26, 60],
      [118, 96],
      [126, 206],
    ],
    [
      [130, 292],
      [70, 340],
      [0, 340],
    ],
  ],
);
const gather = (glowing = 300): string =>
  circle(0, 200, glowing, 'fill="url(#glow)"') +
  path(gatherBody, 'fill="url(#gather)"') +
  path(gatherBody, 'fill="url(#hatch-fine)" opacity="0.12"') +
  path(
    'M-20 40C-26 92-92 128-104 210',
    'fill="none" stroke="#c9fbff" stroke-width="7" opacity="0.7" stroke-linecap="round"',
  ) +
  path(
    'M18 30C60 110 108 130 104 226M6 40C30 130 74 150 72 250',
    'fill="none" stroke="#e9572a" stroke-width="8" opacity="0.5" stroke-linecap="round"',
  ) +
  path(gatherBody, 'fill="none" stroke="#ffe8bd" stroke-width="4"') +
  shine('M-76 214C-78 258-58 292-30 306', 10);

/** The blowpipe above the gather, up to so high. */
const blowpipe = (high: number): string =>
  rect(-13, -high, 26, high + 8, 'fill="url(#steel)"') +
  rect(-13, -high, 26, high + 8, 'fill="url(#hatch-fine)" opacity="0.35"') +
  rect(-19, -high, 38, high * 0.26, 'rx="8" fill="url(#copper)"') +
  rect(-22, -16, 44, 26, 'rx="7" fill="url(#copper)"');

/** The glassworker's shears: two blades on one spring, with handles bound in leather. */
const shears = (): string => {
  const blade = 'M-30-60C-48 20-62 120-22 206C-12 130-6 30-8-56Z';
  const arm = 'M-24-50C-60-100-66-180-40-206C-22-224 22-224 40-206C66-180 60-100 24-50';
  return (
    path(arm, 'fill="none" stroke="#20262d" stroke-width="34" stroke-linecap="round"') +
    path(arm, 'fill="none" stroke="url(#steel)" stroke-width="24" stroke-linecap="round"') +
    path(
      'M-50-104C-58-130-58-150-56-172M50-104C58-130 58-150 56-172',
      'fill="none" stroke="url(#copper)" stroke-width="34"',
    ) +
    [1, -1]
      .map((side) =>
        group(
          `transform="scale(${side} 1)"`,
          path(blade, 'fill="url(#steel)" stroke="#20262d" stroke-width="4"'),
          path('M-24-40C-38 30-44 110-24 172', 'fill="none" stroke="#fff" stroke-width="5" opacity="0.6"'),
        ),
      )
      .join('')
  );
};

/** The light in a furnace, from its heart outwards. */
const fires = {
  bright: ['#fffbe6', '#ffd680', '#f4801f', '#97270a'],
  banked: ['#ffcf74', '#ee9330', '#a8410f', '#3f1108'],
} as const;

/** The mouth of a furnace about the middle of its sill: an arch of bricks, fire behind it. */
function mouth(x: number, y: number, w: number, h: number, fire: readonly string[]): string {
  const id = `mouth-${parts++}`;
  const r = w / 2;
  const outer = r * 1.34;
  const arch = (half: number) => `M${n(-half)} 0V${n(-h + r)}A${n(half)} ${n(half)} 0 0 1 ${n(half)} ${n(-h + r)}V0Z`;
  const sides = Array.from({ length: 7 }, (_, i) => (-(h - r) * i) / 6)
    .map((level) => `M${n(-outer)} ${n(level)}H${n(-r)}M${n(r)} ${n(level)}H${n(outer)}`)
    .join('');
  const stops = fire.map((tone, i) => `<stop offset="${[0, 0.3, 0.62, 1][i]}" stop-color="${tone}"/>`).join('');
  return group(
    `transform="translate(${n(x)} ${n(y)})"`,
    `<defs><radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="${n(-h * 0.24)}" r="${n(h * 0.8)}">${stops}</radialGradient></defs>`,
    path(arch(outer), 'fill="#6d2c17"'),
    path(arch(outer), 'fill="url(#hatch-fine)" opacity="0.4"'),
    path(sides + spokes(0, -h + r, r, outer, 14, -90, 96), `stroke="#1d0d10" stroke-width="${n(w / 70)}"`),
    path(arch(r), `fill="url(#${id})"`),
    path(arch(r), `fill="none" stroke="#ffe3a3" stroke-width="${n(w / 90)}" opacity="0.9"`),
  );
}

/** Courses of brick, those near the fire lit by it. */
function bricks(w: number, h: number, course: number, light: (x: number, y: number) => number): string {
  const random = scatter(11);
  let body = '';
  for (let row = 0; row * course < h; row++)
    for (let x = row % 2 ? -course : 0; x < w; x += course * 2) {
      const y = row * course;
      const lit = Math.max(0, Math.min(1, light(x + course, y + course / 2))) * 0.86 + random() * 0.1;
      const tone = (from: number, to: number) => Math.round(from + (to - from) * lit);
      body += rect(
        x + 1.5,
        y + 1.5,
        course * 2 - 3,
        course - 3,
        `fill="rgb(${tone(22, 150)} ${tone(18, 62)} ${tone(26, 30)})"`,
      );
    }
  return body;
}

const sparks = (count: number, seed: number, x: number, y: number, w: number, h: number): string => {
  const random = scatter(seed);
  return Array.from({ length: count }, () => {
    const high = random();
    const px = x + (random() - 0.5) * w * (0.5 + high * 0.5);
    return circle(px, y - high * h, 1.4 + random() * 3.2, `fill="#ffcf7d" opacity="${n(0.9 - high * 0.6)}"`);
  }).join('');
};

const bubbleBody = turned(
  [24, 0],
  [
    [
      [30, 70],
      [160, 120],
      [168, 270],
    ],
    [
      [172, 380],
      [96, 440],
      [0, 440],
    ],
  ],
);

/** A bubble of glass on its pipe before the fire. */
function cover(): string {
  return (
    heat +
    rect(0, 0, 720, 960, 'fill="#0d0a12"') +
    bricks(720, 660, 44, (x, y) => 1.1 - Math.hypot(x - 360, (y - 440) * 0.86) / 460) +
    mouth(360, 656, 412, 548, fires.bright) +
    rect(0, 654, 720, 306, 'fill="#120b12"') +
    rect(0, 654, 720, 5, 'fill="#f0a04b"') +
    sparks(46, 5, 360, 650, 520, 600) +
    group(
      'transform="translate(462 140) rotate(25)" filter="url(#drop)"',
      blowpipe(420),
      '<defs><radialGradient id="hot" gradientUnits="userSpaceOnUse" cx="0" cy="470" r="230"><stop offset="0" stop-color="#fff2c8"/><stop offset="0.35" stop-color="#ffb347" stop-opacity="0.9"/><stop offset="1" stop-color="#ff8a2a" stop-opacity="0"/></radialGradient></defs>',
      glass(
        bubbleBody,
        ['#bff6f4', '#1f8fb0', '#0a2f5c'],
        wound(-60, 420, 190, 10, 190, '#ffe9c0') + path(bubbleBody, 'fill="url(#hot)"'),
      ),
      shine('M-124 236C-136 300-112 348-84 374', 15),
      shine('M-30 70C-44 110-74 130-92 160', 9),
    ) +
    title(['Glass', 'Blower'], 360, 884, { size: 136, width: 600, leading: 0.86, tracking: 4, fill: '#ffe9c4' }) +
    frame(720, 960, 'step', { size: 36, colour: '#e2955a' })
  );
}

/** Finished pieces on a board of their own, standing on (x, y). */
const shelf = (x: number, y: number, w: number, unit: number): string =>
  rect(x - w / 2, y, w, unit * 0.12, 'fill="#4a2a1a"') +
  rect(x - w / 2, y, w, unit * 0.03, 'fill="#c97b4a" opacity="0.7"') +
  [vase(), decanter(), goblet()]
    .map((piece, i) =>
      group(`transform="translate(${n(x + (i - 1) * w * 0.34)} ${n(y - unit * 0.59)}) scale(${n(unit / 330)})"`, piece),
    )
    .join('');

function backdrop(w: number, h: number): string {
  const phone = h > w;
  const floor = h * (phone ? 0.8 : 0.87);
  const unit = Math.min(w, h) / 10;
  const places = phone ? [0.5] : [0.127, 0.873];
  const near = (x: number, y: number) =>
    Math.max(...places.map((part) => 0.6 - Math.hypot(x - w * part, (y - floor + unit * 2) * 0.9) / (unit * 9)));
  const mouths = places.map((part) =>
    mouth(w * part, floor, unit * (phone ? 3.4 : 1.9), unit * (phone ? 2.6 : 3.7), fires.banked),
  );
  return (
    heat +
    rect(0, 0, w, h, 'fill="#0b0810"') +
    group('opacity="0.72"', bricks(w, floor, unit * 0.46, near)) +
    (phone ? '' : places.map((part) => shelf(w * part, h * 0.37, unit * 2.4, unit)).join('')) +
    mouths.join('') +
    rect(0, floor, w, h - floor, 'fill="#120b10"') +
    rect(0, floor, w, unit * 0.05, 'fill="#e48a3c" opacity="0.7"') +
    places.map((part, i) => sparks(30, 40 + i, w * part, floor, unit * 4, unit * 5.6)).join('')
  );
}

const surround = (w: number, h: number, window: ReelWindow): string =>
  heat +
  reelFrame(w, h, window, {
    family: 'arcade',
    band: '#2a1a1c',
    rim: 'url(#copper)',
    outline: '#1a0c0a',
    beading: '#f0b070',
    posts: '#8a4f32',
  });

const lettering = (): string =>
  drawing(
    [0, 0, 300, 64],
    `<title>Glass Blower</title>${line('Glass Blower', 150, 48, { face: 'display-bold', size: 46, tracking: 8 }, 'fill="#ffe3b8"')}`,
    'scalable',
  );

/** An iron plate with copper edges, lit in the colour of what stands on it. */
function niche(light: string, deep: string, body: string): string {
  const id = `niche-${parts++}`;
  const outline = 'M70 62H442L462 82V430L442 450H70L50 430V82Z';
  return (
    heat +
    `<defs><radialGradient id="${id}" cx="0.5" cy="0.46" r="0.62"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></radialGradient></defs>` +
    group('filter="url(#drop)"', path(outline, 'fill="url(#copper)"')) +
    path('M78 76H434L448 90V422L434 436H78L64 422V90Z', `fill="url(#${id})"`) +
    path('M86 86H426L438 98V414L426 426H86L74 414V98Z', 'fill="none" stroke="#f0b070" stroke-width="2" opacity="0.5"') +
    group('transform="translate(256 258) scale(0.78)" filter="url(#drop-small)"', body)
  );
}

/** A slice of a cane: the flower that runs through it, on the ground of its colour. */
function slice([light, body, deep]: readonly string[], flower: string): string {
  return (
    group('filter="url(#drop)"', circle(256, 256, 178, `fill="${deep}"`)) +
    circle(256, 256, 166, `fill="${body}"`) +
    circle(256, 256, 166, 'fill="url(#hatch-fine)" opacity="0.22"') +
    circle(256, 256, 150, `fill="none" stroke="${light}" stroke-width="5"`) +
    flower +
    circle(256, 256, 176, `fill="none" stroke="${light}" stroke-width="4" opacity="0.85"`) +
    path(
      'M124 204A142 142 0 0 1 216 118',
      'fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity="0.55"',
    )
  );
}

const around = (count: number, radius: number, draw: (x: number, y: number, turn: number) => string): string =>
  Array.from({ length: count }, (_, i) => {
    const turn = (360 * i) / count;
    const [x, y] = polar(256, 256, radius, turn);
    return draw(x, y, turn);
  }).join('');

const symbols: SlotDrawing['symbols'] = {
  vase: () => niche('#1d4a63', '#0b1322', vase()),
  decanter: () => niche('#5b2350', '#190a1c', decanter()),
  goblet: () => niche('#66400f', '#1c0f07', goblet()),
  beads: () => niche('#1f4d3a', '#0a1914', group('transform="translate(0 6)"', beads())),
  pipe: () =>
    niche(
      '#6b2c10',
      '#1d0b08',
      group(
        'transform="translate(104 -178) rotate(30) scale(0.98)"',
        blowpipe(90),
        group('transform="scale(0.92)"', gather(230)),
      ),
    ),
  shears: () => niche('#39424f', '#10131a', group('transform="rotate(28)"', shears())),
  ruby: () =>
    slice(
      ['#ffc2b5', '#b3271f', '#4d0a0c'],
      around(6, 78, (x, y) => circle(x, y, 46, 'fill="#ffe9dc"') + circle(x, y, 26, 'fill="#d9483a"')) +
        circle(256, 256, 40, 'fill="#ffd27a"'),
    ),
  cobalt: () =>
    slice(
      ['#bcd8ff', '#2450b0', '#0a1a52'],
      path(
        around(
          8,
          126,
          (x, y, turn) =>
            `M${at(polar(256, 256, 56, turn - 22.5))}L${n(x)} ${n(y)}L${at(polar(256, 256, 56, turn + 22.5))}Z`,
        ),
        'fill="#eaf3ff"',
      ) +
        circle(256, 256, 62, 'fill="#eaf3ff"') +
        circle(256, 256, 40, 'fill="#2450b0"') +
        circle(256, 256, 18, 'fill="#ffd27a"'),
    ),
  emerald: () =>
    slice(
      ['#bff3cd', '#1f7d50', '#07382a'],
      [118, 82, 46].map((r, i) => circle(256, 256, r, `fill="${i % 2 ? '#1f7d50' : '#e4f8e4'}"`)).join('') +
        circle(256, 256, 24, 'fill="#f2c14e"') +
        around(12, 100, (x, y) => circle(x, y, 12, 'fill="#1f7d50"')),
    ),
  amber: () =>
    slice(
      ['#ffe6a8', '#c07a16', '#5a2f04'],
      around(5, 0, (_, __, turn) =>
        path(
          'M256 256C222 214 222 156 256 122C314 146 318 214 256 256Z',
          `fill="#fff3cf" stroke="#8a4d08" stroke-width="5" transform="rotate(${turn} 256 256)"`,
        ),
      ) + circle(256, 256, 22, 'fill="#8a4d08"'),
    ),
  wild: () =>
    heat +
    worded(
      '#3c1408',
      'WILD',
      group('transform="translate(256 92) scale(0.68)" filter="url(#drop-small)"', blowpipe(60), gather(260)),
    ),
  scatter: () => heat + worded('#1c1018', 'SCATTER', mouth(256, 352, 156, 220, fires.bright)),
};

export default { cover, backdrop, frame: surround, title: lettering, symbols } satisfies SlotDrawing;
