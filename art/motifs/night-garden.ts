import { engraved, spokes } from '../base/engraving.ts';
import { house } from '../base/palette.ts';
import { circle, group, n, path, polar, scatter } from '../base/svg.ts';

/** A moon of opal about (x, y): its light, its seas, and the graver's meridians along its shadow. */
export function opalMoon(x: number, y: number, r: number, halo = 2.1): string {
  const random = scatter(41);
  const seas = Array.from({ length: 6 }, (_, i) => {
    const [cx, cy] = polar(x, y, r * (0.3 + random() * 0.4), i * 60 + random() * 40);
    return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(r * (0.14 + random() * 0.16))}" ry="${n(r * (0.1 + random() * 0.1))}" fill="#4f7480" opacity="0.3" transform="rotate(${n(random() * 60 - 30)} ${n(cx)} ${n(cy)})"/>`;
  }).join('');
  const craters = Array.from({ length: 11 }, () => {
    const [cx, cy] = polar(x, y, r * 0.82 * Math.sqrt(random()), random() * 360);
    const size = r * (0.025 + random() * 0.05);
    return (
      circle(cx + size * 0.2, cy + size * 0.2, size, 'fill="#fffdf4" opacity="0.4"') +
      circle(
        cx,
        cy,
        size,
        `fill="#54707c" fill-opacity="0.28" stroke="#41566a" stroke-width="${n(r * 0.005)}" stroke-opacity="0.5"`,
      )
    );
  }).join('');
  const meridians = Array.from({ length: 15 }, (_, i) => {
    const k = 0.44 + (i / 14) * 0.55;
    const [dx, dy] = [r * Math.cos(1.15), r * Math.sin(1.15)];
    return path(
      `M${n(x + dx)} ${n(y - dy)}A${n(r * k)} ${n(r)} 20 0 1 ${n(x + dx * 0.1)} ${n(y + r * 0.995)}`,
      `fill="none" stroke="#2b3350" stroke-width="${n(r * (0.002 + 0.011 * (i / 14)))}" opacity="0.42"`,
    );
  }).join('');
  const clip = `moon-${n(x)}-${n(y)}-${n(r)}`;
  return (
    (halo > 0 ? circle(x, y, r * halo, 'fill="url(#halo)"') : '') +
    `<defs><clipPath id="${clip}"><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/></clipPath><filter id="${clip}-blur" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${n(r * 0.035)}"/></filter></defs>` +
    circle(x, y, r, 'fill="url(#opal)"') +
    group(`clip-path="url(#${clip})"`, group(`filter="url(#${clip}-blur)"`, seas), craters, meridians) +
    circle(x, y, r, `fill="none" stroke="#fffaf0" stroke-opacity="0.75" stroke-width="${n(r * 0.012)}"`)
  );
}

const foreWing = 'M8-30C40-96 118-150 196-146C214-144 214-128 204-114C176-64 116-14 14 10Z';
const hindWing = 'M12 8C70-6 122 14 142 56C152 82 142 104 122 110C108 116 100 138 84 150C62 128 24 76 10 34Z';
const foreVeins = 'M12-20C70-70 130-110 196-134M14-14C74-46 130-70 186-92M14-6C70-22 116-38 150-52';
const hindVeins = 'M14 16C60 20 104 48 132 84M14 24C48 44 80 84 98 122';

/** A moth seen from above, wings spread, about (0, 0): 430 wide, 330 high. */
export function moth(metal = 'url(#brass)'): string {
  const side =
    engraved(hindWing, { metal, depth: 0.5 }) +
    engraved(foreWing, { metal, depth: 0.5 }) +
    group(
      'transform="translate(22 18) scale(0.76 0.74)"',
      path(hindWing, 'fill="url(#plum)" opacity="0.62" stroke="#2a1d0b" stroke-width="2"'),
    ) +
    group(
      'transform="translate(36 -22) scale(0.74 0.66)"',
      path(foreWing, 'fill="url(#dusk)" opacity="0.6" stroke="#2a1d0b" stroke-width="2"'),
    ) +
    path(
      foreVeins + hindVeins,
      'fill="none" stroke="#2a1d0b" stroke-width="2.4" stroke-linecap="round" opacity="0.75"',
    ) +
    circle(126, -84, 25, 'fill="#13211c" stroke="#2a1d0b" stroke-width="2"') +
    circle(126, -84, 19, 'fill="url(#opal)"') +
    circle(126, -84, 7, 'fill="#13211c"') +
    circle(92, 70, 15, 'fill="#13211c"') +
    circle(92, 70, 10.5, 'fill="url(#opal)"');
  const body =
    engraved(
      'M0-64C14-62 20-48 17-34C24-16 20 6 16 24C16 66 10 108 0 134C-10 108-16 66-16 24C-20 6-24-16-17-34C-20-48-14-62 0-64Z',
      { metal: 'url(#brass-soft)', depth: 0.4, cross: false },
    ) +
    path(
      'M-15 34H15M-15 50H15M-13 66H13M-12 82H12M-9 98H9M-6 114H6',
      'stroke="#2a1d0b" stroke-width="3" opacity="0.8"',
    );
  const feelers =
    path(
      'M6-60C18-92 40-112 66-120M-6-60C-18-92-40-112-66-120',
      'fill="none" stroke="#8a6830" stroke-width="4.5" stroke-linecap="round"',
    ) +
    path(
      Array.from({ length: 8 }, (_, i) => {
        const t = 0.25 + i * 0.1;
        const px = 6 + 60 * t ** 1.3;
        const py = -60 - 60 * t ** 0.8;
        return `M${n(px)} ${n(py)}l${n(3 + 5 * (1 - t))} ${n(9)}M${n(-px)} ${n(py)}l${n(-3 - 5 * (1 - t))} ${n(9)}`;
      }).join(''),
      'stroke="#8a6830" stroke-width="2.6" stroke-linecap="round"',
    );
  return group('transform="scale(-1 1)"', side) + side + feelers + body;
}

/** An old key standing upright about (0, 0): 150 wide, 400 high. */
export function gardenKey(metal = 'url(#brass)'): string {
  const bow =
    'M0-200C22-200 34-184 30-166C48-176 68-166 70-144C72-122 56-110 40-112C46-98 38-84 22-82V-70H34V-58H16V118H66V100H78V178H66V160H44V182H16V196H-16V-58H-34V-70H-22V-82C-38-84-46-98-40-112C-56-110-72-122-70-144C-68-166-48-176-30-166C-34-184-22-200 0-200Z' +
    'M0-182C-12-182-16-170-10-160C-7-154 7-154 10-160C16-170 12-182 0-182ZM-46-156C-58-156-60-138-50-132C-42-128-30-132-28-140C-28-148-36-156-46-156ZM46-156C36-156 28-148 28-140C30-132 42-128 50-132C60-138 58-156 46-156ZM0-130C-12-130-20-120-16-108C-13-98 13-98 16-108C20-120 12-130 0-130Z';
  return (
    engraved(bow, { metal, depth: 0.5, evenOdd: true }) +
    circle(0, -146, 9, 'fill="url(#opal)" stroke="#3d2c12" stroke-width="2"')
  );
}

/** A lantern hanging from its ring about (0, 0): 210 wide, 400 high. */
export function lantern(): string {
  const glow =
    '<defs><radialGradient id="flame"><stop offset="0" stop-color="#fff6da"/><stop offset="0.4" stop-color="#e9c277"/><stop offset="1" stop-color="#8a4a1c"/></radialGradient></defs>';
  const glass = path('M-66-70H66L80 118H-80Z', 'fill="url(#flame)"');
  const flame = path(
    'M0 96C-28 96-34 66-18 40C-8 24-6 6 2-14C8 14 34 40 30 68C28 86 16 96 0 96Z',
    'fill="#fffaf0" opacity="0.95"',
  );
  const cage = 'M-8-70H8V118H-8ZM-72-70H-58L-70 118H-86ZM58-70H72L86 118H70ZM-80 10H80V18H-80Z';
  const roof = 'M0-152C34-146 58-118 74-96H84V-70H-84V-96H-74C-58-118-34-146 0-152Z';
  const base = 'M-92 118H92V140H74L62 168H-62L-74 140H-92Z';
  const ring = 'M0-204A26 26 0 1 1 0-152A26 26 0 1 1 0-204ZM0-194A16 16 0 1 0 0-162A16 16 0 1 0 0-194Z';
  return (
    glow +
    circle(0, 24, 168, 'fill="url(#halo)"') +
    glass +
    flame +
    engraved(ring, { evenOdd: true, cross: false }) +
    engraved(cage, { depth: 0.3, cross: false }) +
    engraved(roof, { depth: 0.6 }) +
    engraved(base, { depth: 0.6 }) +
    path(
      'M-50-100L-34-126M-22-100L-16-136M22-100L16-136M50-100L34-126',
      'stroke="#2a1d0b" stroke-width="3" opacity="0.8"',
    )
  );
}

function petal(r: number, width: number): string {
  return `M0 0C${n(-width)} ${n(-r * 0.35)} ${n(-width * 1.05)} ${n(-r * 0.85)} ${n(-width * 0.3)} ${n(-r)}Q0 ${n(-r * 1.05)} ${n(width * 0.3)} ${n(-r)}C${n(width * 1.05)} ${n(-r * 0.85)} ${n(width)} ${n(-r * 0.35)} 0 0Z`;
}

/** A rose seen from above about (0, 0), radius 150: rings of petals, leaves behind. */
export function rose(metal = 'url(#claret)'): string {
  const rings: readonly (readonly [count: number, r: number, width: number, turn: number])[] = [
    [6, 140, 74, 0],
    [6, 116, 62, 30],
    [5, 90, 52, 8],
    [5, 64, 40, 44],
    [4, 42, 28, 12],
    [3, 24, 17, 40],
  ];
  const leaves = [32, 152, 272].map((turn) =>
    group(
      `transform="rotate(${turn})"`,
      engraved('M0-100C-42-118-44-160 0-196C44-160 42-118 0-100Z', { metal: 'url(#sage)', depth: 0.5 }),
      path(
        'M0-104V-188M0-124L-20-142M0-124L20-142M0-148L-16-164M0-148L16-164',
        'stroke="#17352a" stroke-width="2.6" fill="none"',
      ),
    ),
  );
  const petals = rings.map(([count, r, width, turn]) =>
    Array.from({ length: count }, (_, i) =>
      group(
        `transform="rotate(${n(turn + (i * 360) / count)})"`,
        path(petal(r, width), `fill="${metal}" stroke="#2f0b13" stroke-width="3"`),
        path(
          [-0.5, -0.25, 0, 0.25, 0.5]
            .map(
              (u) =>
                `M${n(u * width * 0.7)} ${n(-r * 0.55)}Q${n(u * width * 1.2)} ${n(-r * 0.75)} ${n(u * width * 0.9)} ${n(-r * 0.94)}`,
            )
            .join(''),
          'fill="none" stroke="#2f0b13" stroke-width="1.6" opacity="0.55"',
        ),
        path(
          `M${n(-width * 0.62)} ${n(-r * 0.84)}Q0 ${n(-r * 1.14)} ${n(width * 0.62)} ${n(-r * 0.84)}`,
          'fill="none" stroke="#e7a5ae" stroke-width="2.6" opacity="0.75" stroke-linecap="round"',
        ),
      ),
    ).join(''),
  );
  return leaves.join('') + petals.join('') + circle(0, 0, 7, 'fill="#2f0b13"');
}

/** A moonflower about (0, 0), radius 150: five pale petals on a ring of brass. */
export function moonflower(): string {
  const petals = Array.from({ length: 5 }, (_, i) =>
    group(
      `transform="rotate(${i * 72})"`,
      path(
        'M0 0C-64-30-78-104-32-132C-18-140-8-134 0-122C8-134 18-140 32-132C78-104 64-30 0 0Z',
        'fill="url(#opal)" stroke="#3b4560" stroke-width="2.5"',
      ),
      path(
        'M0-12V-112M-5-20C-24-50-34-84-28-112M5-20C24-50 34-84 28-112M-9-22C-36-48-50-74-48-100M9-22C36-48 50-74 48-100',
        'fill="none" stroke="#4a5a7c" stroke-width="1.7" opacity="0.6"',
      ),
    ),
  );
  const stamens =
    path(spokes(0, 0, 8, 34, 10, 18, 378), `stroke="${house.brassDark}" stroke-width="3.4"`) +
    Array.from({ length: 10 }, (_, i) => {
      const [x, y] = polar(0, 0, 36, i * 36 + 18);
      return circle(x, y, 5, `fill="${house.brassLight}" stroke="#3d2c12" stroke-width="1.4"`);
    }).join('');
  return petals.join('') + circle(0, 0, 20, 'fill="url(#brass)" stroke="#3d2c12" stroke-width="2"') + stamens;
}

/** Foliage rising from the foot of a plate of width w whose foot is at y: dark stems, leaves edged with brass. */
export function garden(w: number, y: number, height: number, seed: number, tone: string, edge: string): string {
  const random = scatter(seed);
  let body = '';
  const count = Math.round(w / 44);
  for (let i = 0; i <= count; i += 1) {
    const x = (i / count) * w + (random() - 0.5) * 30;
    const middle = Math.abs(x / w - 0.5) * 2;
    const tall = height * (0.4 + 0.6 * middle ** 1.5) * (0.75 + random() * 0.4);
    const lean = (random() - 0.5) * 50 + (0.5 - x / w) * 60;
    const tip = [x + lean, y - tall] as const;
    body += path(
      `M${n(x)} ${n(y)}Q${n(x)} ${n(y - tall * 0.6)} ${n(tip[0])} ${n(tip[1])}`,
      `fill="none" stroke="${tone}" stroke-width="5"`,
    );
    const fern = i % 3 === 1;
    const leaves = Math.max(4, Math.round(tall / (fern ? 13 : 30)));
    for (let k = 1; k <= leaves; k += 1) {
      const t = k / leaves;
      const lx = x + lean * t * t;
      const ly = y - tall * t;
      const size = (fern ? 34 * Math.sin(0.35 + t * 2.6) + 6 : 24 + random() * 18) * (1.15 - t * 0.55);
      const girth = fern ? 0.14 : 0.36;
      for (const side of [-1, 1]) {
        const angle = side * ((fern ? 74 : 58) - t * 26) + lean * 0.2;
        body += `<g transform="translate(${n(lx)} ${n(ly)}) rotate(${n(angle)})"><path d="M0 0C${n(-size * girth)} ${n(-size * 0.4)} ${n(-size * girth * 0.75)} ${n(-size)} 0 ${n(-size * 1.3)}C${n(size * girth * 0.75)} ${n(-size)} ${n(size * girth)} ${n(-size * 0.4)} 0 0Z" fill="${tone}" stroke="${edge}" stroke-width="1.3"/>${fern ? '' : `<path d="M0 ${n(-size * 0.1)}V${n(-size * 1.1)}" stroke="${edge}" stroke-width="0.9" opacity="0.7"/>`}</g>`;
      }
    }
  }
  return body;
}

/** A few moonflowers open in the dark, at the given places: x, y, scale. */
export const blooms = (places: readonly (readonly [x: number, y: number, scale: number])[]): string =>
  places
    .map(([x, y, scale], i) =>
      group(
        `transform="translate(${n(x)} ${n(y)}) rotate(${(i * 47) % 72}) scale(${scale})" filter="url(#drop-small)" opacity="0.92"`,
        moonflower(),
      ),
    )
    .join('');
