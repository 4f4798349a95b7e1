import { engraved, frame, plate, spokes } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { circle, drawing, group, n, path, rect } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { SlotDrawing } from '../../art/slots/slot-drawing.ts';
import { cut, initial, tile, worded } from '../../art/slots/symbol-parts.ts';

function sea(y: number, rows: number): string {
  let d = '';
  for (let row = 0; row < rows; row += 1) {
    const level = y + row * (9 + row * 1.1);
    const wave = 5 + row * 1.6;
    const length = 90 + row * 16;
    d += `M-40 ${n(level)}`;
    for (let x = -40 - ((row * 37) % length); x < 780; x += length) {
      d += `M${n(x)} ${n(level)}Q${n(x + length * 0.3)} ${n(level - wave * 2)} ${n(x + length * 0.55)} ${n(level)}T${n(x + length)} ${n(level)}`;
    }
  }
  return d;
}

/** A square sail hung from a yard at (x, y), `half` wide to each side, bellied by the wind. */
const sail = (x: number, y: number, half: number, height: number): string =>
  `M${n(x - half)} ${n(y)}H${n(x + half)}Q${n(x + half * 1.16)} ${n(y + height * 0.55)} ${n(x + half * 1.12)} ${n(y + height)}Q${n(x)} ${n(y + height * 0.74)} ${n(x - half * 1.12)} ${n(y + height)}Q${n(x - half * 1.16)} ${n(y + height * 0.55)} ${n(x - half)} ${n(y)}Z`;

/** A three-master under full sail, waterline at y = 0, bow to the right; about 500 wide and 470 high. */
function ship(): string {
  const hull = 'M-214-96C-206-60-196-20-176 12H152C186-6 214-46 230-84L150-62H-110L-130-84H-200Z';
  const masts = [
    {
      x: -128,
      tiers: [
        [-150, 56, 74],
        [-226, 44, 62],
        [-288, 30, 50],
      ],
    },
    {
      x: -6,
      tiers: [
        [-170, 72, 92],
        [-270, 58, 84],
        [-358, 42, 74],
        [-420, 26, 50],
      ],
    },
    {
      x: 112,
      tiers: [
        [-152, 58, 76],
        [-232, 46, 68],
        [-300, 32, 54],
      ],
    },
  ] as const;
  const rig = masts.map(({ x, tiers }) => {
    const top = (tiers[tiers.length - 1]?.[0] ?? 0) - 26;
    return (
      path(`M${x} -60V${top}`, 'stroke="#0a2124" stroke-width="7"') +
      path(`M${x} ${top}q26 -4 40 8q14 10 34 0q-20 20 -40 10q-16 -8 -34 2Z`, 'fill="#7d2b3a"') +
      path(
        tiers.map(([y, half]) => `M${x - half - 10} ${y}H${x + half + 10}`).join(''),
        'stroke="#0a2124" stroke-width="5" stroke-linecap="round"',
      ) +
      tiers
        .map(([y, half, height]) =>
          engraved(sail(x, y, half, height), { metal: 'url(#canvas)', depth: 0.5, cross: false }),
        )
        .join('')
    );
  });
  const jibs = [
    'M120-320Q196-220 262-118Q196-130 150-104Q150-220 120-320Z',
    'M150-250Q226-170 300-124Q250-134 206-112Q190-190 150-250Z',
  ];
  return (
    '<defs><linearGradient id="canvas" x1="0" y1="0" x2="1" y2="0.4"><stop offset="0" stop-color="#fbf3dd"/><stop offset="1" stop-color="#c7a76a"/></linearGradient></defs>' +
    path('M196-78L318-132', 'stroke="#0a2124" stroke-width="8" stroke-linecap="round"') +
    rig.join('') +
    jibs.map((jib) => engraved(jib, { metal: 'url(#canvas)', depth: 0.5, cross: false })).join('') +
    path(hull, 'fill="#0a2124" stroke="#c9a45c" stroke-width="2.4"') +
    path('M-196-56H166M-188-36H182', 'stroke="#c9a45c" stroke-width="2" opacity="0.8"') +
    Array.from({ length: 9 }, (_, i) => rect(-160 + i * 36, -52, 13, 12, 'fill="#c9a45c"')).join('') +
    path('M-204-90H-132M-206-80H-128', 'stroke="#c9a45c" stroke-width="2"')
  );
}

/** A ship under a low sun, the sea in the lines of an old chart. */
function cover(): string {
  return (
    plate('petrol', 720, 960, 0.5, 0.52, 0.7) +
    path(spokes(360, 590, 226, 900, 100, -90, 90), 'stroke="#ecd6a0" stroke-width="1.5" opacity="0.3"') +
    '<defs><linearGradient id="sun" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f7ebcb"/><stop offset="1" stop-color="#b97a35"/></linearGradient></defs>' +
    circle(360, 590, 216, 'fill="url(#sun)"') +
    path(
      Array.from(
        { length: 12 },
        (_, i) =>
          `M${n(360 - Math.sqrt(216 ** 2 - (i * 15) ** 2))} ${590 + i * 15}H${n(360 + Math.sqrt(216 ** 2 - (i * 15) ** 2))}`,
      ).join(''),
      'stroke="#0c2f33" stroke-width="4" opacity="0.35"',
    ) +
    group('transform="translate(340 752) scale(0.98)"', ship()) +
    rect(0, 742, 720, 218, 'fill="#06191b"') +
    path(sea(746, 11), 'fill="none" stroke="#7fb3b0" stroke-width="2" opacity="0.55"') +
    path(sea(752, 6), 'fill="none" stroke="#ecd6a0" stroke-width="1.6" opacity="0.4"') +
    title(['Corsair', 'Gold'], 360, 284, { size: 132, width: 600, leading: 0.88, tracking: 2, fill: '#f7ebcb' }) +
    frame(720, 960, 'scoop', { size: 46 })
  );
}

/** The sea at evening, the ship far out beside the reels. */
function backdrop(w: number, h: number): string {
  const phone = h > w;
  const horizon = phone ? h * 0.6 : h * 0.66;
  const sun: [number, number, number] = phone ? [w * 0.5, horizon, w * 0.34] : [w * 0.5, horizon, h * 0.36];
  return (
    plate('petrol', w, h, 0.5, horizon / h, 0.62) +
    path(
      spokes(sun[0], sun[1], sun[2], Math.max(w, h), 120, -90, 90),
      'stroke="#ecd6a0" stroke-width="1.6" opacity="0.2"',
    ) +
    '<defs><linearGradient id="low-sun" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f7ebcb"/><stop offset="1" stop-color="#8d5a2b"/></linearGradient></defs>' +
    circle(...sun, 'fill="url(#low-sun)" opacity="0.5"') +
    group(
      phone
        ? `transform="translate(${n(w * 0.2)} ${n(horizon + 8)}) scale(0.5)"`
        : `transform="translate(${n(w * 0.1)} ${n(horizon + 14)}) scale(0.85)"`,
      ship(),
    ) +
    rect(0, horizon, w, h - horizon, 'fill="#06191b"') +
    group(
      `transform="translate(0 ${n(horizon - 746)}) scale(${n(Math.max(1, w / 740))} 1)"`,
      path(sea(750, phone ? 24 : 14), 'fill="none" stroke="#7fb3b0" stroke-width="2" opacity="0.45"'),
    ) +
    rect(0, 0, w, h, 'fill="#031011" opacity="0.34"')
  );
}

const lettering = (): string =>
  drawing(
    [0, 0, 300, 64],
    `<title>Corsair Gold</title>${line('Corsair Gold', 150, 49, { face: 'display-bold', size: 50, tracking: 6 }, 'fill="#f7ebcb"')}`,
    'scalable',
  );

/** A coin of old gold about an enamelled field, each of another colour, that the sea's things stand out from. */
const doubloon = (field: string, body: string): string =>
  group(
    'filter="url(#drop)"',
    circle(256, 256, 242, 'fill="url(#brass-deep)"') +
      circle(256, 256, 234, 'fill="url(#brass)" filter="url(#struck)"'),
  ) +
  circle(256, 256, 204, `fill="${field}" stroke="#2a1c08" stroke-width="6"`) +
  body;

/** A figure with a dark edge about it. */
const figure = (name: string, fill: string, size: number): string =>
  cut(name, fill, size, 256, 256, 'stroke="#07090c" stroke-width="22" stroke-linejoin="round" paint-order="stroke"');

const plank = (text: string, ground: string): string =>
  tile(ground, '#ecd6a0', 424, 34) + initial(text, '#fff6df', 430, 350);

const symbols: SlotDrawing['symbols'] = {
  ship: () => doubloon('#17618f', figure('galleon', '#fff6df', 352)),
  chest: () => doubloon('#7c1822', figure('open-treasure-chest', '#ffd56e', 350)),
  compass: () => doubloon('#0d6b56', figure('compass', '#fff6df', 352)),
  cutlass: () => doubloon('#2b2346', figure('crossed-sabres', '#dfe8f4', 346)),
  ace: () => plank('A', '#96283a'),
  king: () => plank('K', '#8a5c14'),
  queen: () => plank('Q', '#1f6b4a'),
  jack: () => plank('J', '#24508c'),
  wild: () => worded('#101513', 'WILD', cut('pirate-flag', '#f3ecdd', 290, 256, 196)),
  scatter: () => worded('#4b120f', 'SCATTER', cut('treasure-map', '#f7ebcb', 280, 256, 196)),
};

export default { cover, backdrop, title: lettering, symbols } satisfies SlotDrawing;
