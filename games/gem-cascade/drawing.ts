import { frame, plate } from '../../art/base/engraving.ts';
import { line } from '../../art/base/lettering.ts';
import { drawing, group, n, type Point, path, polar, polyline, rect } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { SlotDrawing } from '../../art/slots/slot-drawing.ts';

/** Tones from the lightest, 0, to the darkest, 6, facet by facet: the light stands at the upper left. */
const pavilion = [2, 1, 3, 1, 4, 3, 5, 6];
const crownTop = [1, 0, 0, 1, 0, 2, 3, 4];
const crownLeft = [3, 2, 1, 2, 1, 3, 4, 5];
const crownRight = [2, 1, 2, 0, 3, 2, 5, 6];

/** A brilliant cut seen from the side, flat facets shaded by their turn to the light. */
function brilliant(x: number, y: number, r: number, tones: readonly string[]): string {
  const girdle = 8;
  const table: Point[] = [];
  const waist: Point[] = [];
  for (let i = 0; i <= girdle; i += 1) {
    const u = -1 + (2 * i) / girdle;
    waist.push([x + u * r, y - r * 0.22]);
    table.push([x + u * r * 0.58, y - r * 0.62]);
  }
  const foot: Point = [x, y + r * 0.86];
  const tone = (i: number): string => tones[i] ?? '';
  let facets = '';
  for (let i = 0; i < girdle; i += 1) {
    const a = waist[i] as Point;
    const b = waist[i + 1] as Point;
    const middle: Point = [(a[0] + b[0]) / 2, a[1]];
    facets += path(polyline([a, b, foot], true), `fill="${tone(pavilion[i] ?? 0)}"`);
    const ta = table[i] as Point;
    const tb = table[i + 1] as Point;
    facets += path(polyline([ta, tb, middle], true), `fill="${tone(crownTop[i] ?? 0)}"`);
    facets += path(polyline([a, middle, ta], true), `fill="${tone(crownLeft[i] ?? 0)}"`);
    facets += path(polyline([middle, b, tb], true), `fill="${tone(crownRight[i] ?? 0)}"`);
  }
  const crown = polyline(
    [table[0] as Point, table[girdle] as Point, waist[girdle] as Point, foot, waist[0] as Point],
    true,
  );
  return (
    facets +
    path(
      crown,
      `fill="none" stroke="#fdfaf0" stroke-width="${n(Math.max(1.6, r * 0.014))}" stroke-linejoin="round" opacity="0.9"`,
    )
  );
}

const emerald = ['#e6f5ea', '#b4dac3', '#7fb394', '#5c9a7c', '#3f7d61', '#245843', '#123427'];
const garnet = ['#f8dadd', '#dd979f', '#b85a69', '#97404e', '#7d2b3a', '#551a26', '#330d16'];
const sapphire = ['#eef4fb', '#bfd2ec', '#86a6d2', '#527ab0', '#35548a', '#203863', '#13233f'];
const citrine = ['#fdf6dc', '#ecd6a0', '#d8b56e', '#b98f47', '#8f6b30', '#6b4d20', '#46310f'];

/** Stones coming down a fall of light, the last one large. */
function cover(): string {
  const falls = Array.from({ length: 48 }, (_, i) => {
    const x = 360 + (i - 23.5) * 13;
    const length = 300 + 260 * Math.cos(((i - 23.5) / 24) * 1.5);
    return `M${n(x)} 0V${n(length)}`;
  }).join('');
  const ripples = [330, 280, 230, 180].map(
    (rx) =>
      `<ellipse cx="360" cy="668" rx="${rx}" ry="${n(rx * 0.14)}" fill="none" stroke="#8fb0d8" stroke-width="1.6" opacity="0.4"/>`,
  );
  const [sx, sy] = polar(360, 430, 250, 40);
  return (
    plate('midnight', 720, 960, 0.5, 0.45, 0.75) +
    path(falls, 'stroke="#9db6da" stroke-width="1.6" opacity="0.32"') +
    ripples.join('') +
    group(
      'filter="url(#drop)"',
      brilliant(150, 178, 70, garnet),
      brilliant(552, 150, 62, citrine),
      brilliant(330, 118, 50, emerald),
      brilliant(592, 330, 46, garnet),
      brilliant(118, 372, 42, citrine),
    ) +
    group('filter="url(#drop)"', brilliant(360, 448, 226, sapphire)) +
    path(
      `M${n(sx - 40)} ${n(sy)}Q${n(sx)} ${n(sy)} ${n(sx)} ${n(sy - 60)}Q${n(sx)} ${n(sy)} ${n(sx + 40)} ${n(sy)}Q${n(sx)} ${n(sy)} ${n(sx)} ${n(sy + 60)}Q${n(sx)} ${n(sy)} ${n(sx - 40)} ${n(sy)}Z`,
      'fill="#fdfaf0"',
    ) +
    title(['Gem', 'Cascade'], 360, 894, { size: 132, width: 600, leading: 0.88, tracking: 0 }) +
    frame(720, 960, 'step', { size: 40 })
  );
}

const amethyst = ['#f6ecfa', '#d9c0e4', '#b48cc6', '#8f62a5', '#6f4585', '#4d2c61', '#2c1739'];
const opal = ['#fdfaf0', '#e4efe9', '#bcd6cd', '#b9bfd6', '#9a9cc0', '#7a7398', '#4e4a68'];

/** A fall of light over dark rock. */
function backdrop(w: number, h: number): string {
  const falls = Array.from({ length: 90 }, (_, i) => {
    const x = ((i + 0.5) * w) / 90;
    return `M${n(x)} 0V${n(h * (0.5 + 0.3 * Math.cos(((i - 45) / 45) * 1.5)))}`;
  }).join('');
  return (
    plate('midnight', w, h, 0.5, 0.3, 0.7) +
    path(falls, 'stroke="#9db6da" stroke-width="1.6" opacity="0.16"') +
    [0.1, 0.16, 0.23]
      .map(
        (r) =>
          `<ellipse cx="${n(w / 2)}" cy="${n(h * 0.86)}" rx="${n(w * r * 2)}" ry="${n(h * r * 0.2)}" fill="none" stroke="#8fb0d8" stroke-width="1.6" opacity="0.3"/>`,
      )
      .join('') +
    rect(0, 0, w, h, 'fill="#04070f" opacity="0.3"')
  );
}

const lettering = (): string =>
  drawing(
    [0, 0, 300, 64],
    `<title>Gem Cascade</title>${line('Gem Cascade', 150, 48, { face: 'display', size: 48, tracking: 4 }, 'fill="#e6eefb"')}`,
    'scalable',
  );

/** A stone seen from above: a table of so many sides, a girdle twice as many, every facet turned to the light by itself. */
function stone(sides: number, tones: readonly string[], turn: number, squeeze = 1): string {
  const at = (r: number, degrees: number): Point => {
    const [x, y] = polar(0, 0, r, degrees);
    return [256 + x * squeeze, 256 + y];
  };
  const step = 360 / sides;
  const lit = (degrees: number) => {
    const towards = Math.cos(((degrees + 45) * Math.PI) / 180);
    return tones[Math.round(3 - 2.6 * towards)] ?? tones[3]!;
  };
  let facets = '';
  for (let i = 0; i < sides; i += 1) {
    const from = turn + i * step;
    const middle = from + step / 2;
    const outer = polyline([at(208, from), at(208, from + step), at(150, middle)], true);
    const left = polyline([at(208, from), at(150, middle), at(112, from)], true);
    const right = polyline([at(208, from + step), at(150, middle), at(112, from + step)], true);
    const inner = polyline([at(112, from), at(150, middle), at(112, from + step)], true);
    facets +=
      path(outer, `fill="${lit(middle)}"`) +
      path(left, `fill="${lit(from + step * 0.2)}"`) +
      path(right, `fill="${lit(from + step * 0.8)}"`) +
      path(inner, `fill="${lit(middle + 180)}" opacity="0.92"`);
  }
  const ring = (r: number) =>
    polyline(
      Array.from({ length: sides }, (_, i) => at(r, turn + i * step)),
      true,
    );
  return group(
    'filter="url(#drop)"',
    facets +
      path(ring(112), `fill="${tones[1]}" opacity="0.85"`) +
      path(polyline([at(112, turn), at(112, turn + step), at(30, turn + 200)], true), 'fill="#fff" opacity="0.35"') +
      path(ring(208), `fill="none" stroke="${tones[0]}" stroke-width="5" stroke-linejoin="round" opacity="0.85"`),
  );
}

const symbols: SlotDrawing['symbols'] = {
  sapphire: () => stone(8, sapphire, 22.5),
  ruby: () => stone(6, garnet, 0),
  emerald: () => stone(4, emerald, 45),
  citrine: () => stone(3, citrine, 0),
  amethyst: () => stone(5, amethyst, 0),
  opal: () => stone(14, opal, 0, 0.78),
};

export default { cover, backdrop, title: lettering, symbols } satisfies SlotDrawing;
