import { guilloche } from '../base/engraving.ts';
import { house } from '../base/palette.ts';
import { circle, drawing, n, type Point, path, polar, polyline } from '../base/svg.ts';

interface Level {
  name: string;
  light: string;
  middle: string;
  dark: string;
  ground: string;
  /** points of the outer star of the medal; 0 is a plain disc */
  points: number;
  figure: string;
}

function star(cx: number, cy: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, i): Point => polar(cx, cy, i % 2 ? r * 0.42 : r, i * 36));
  return polyline(points, true);
}

const levels: Record<string, Level> = {
  entry: {
    name: 'Entry',
    light: '#cfd6d0',
    middle: '#7f8f87',
    dark: '#3c4a44',
    ground: '#17231e',
    points: 0,
    figure: path(
      'M36 63V45A12 12 0 0 1 60 45V63ZM32 63H64M36 45H60M48 45V63',
      'fill="none" stroke="url(#m)" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"',
    ),
  },
  bronze: {
    name: 'Bronze',
    light: '#f0c9a4',
    middle: '#b0764a',
    dark: '#5a3318',
    ground: '#2a1710',
    points: 12,
    figure: path(star(48, 49, 16), 'fill="url(#m)"'),
  },
  silver: {
    name: 'Silver',
    light: '#f5f7f6',
    middle: '#aab7b6',
    dark: '#566463',
    ground: '#1a2224',
    points: 16,
    figure: path(star(37, 50, 11.5) + star(59, 50, 11.5), 'fill="url(#m)"'),
  },
  gold: {
    name: 'Gold',
    light: '#fbeec4',
    middle: '#d0a852',
    dark: '#76561f',
    ground: '#2b200c',
    points: 20,
    figure: path(star(48, 39, 11) + star(36, 57, 9.5) + star(60, 57, 9.5), 'fill="url(#m)"'),
  },
  platinum: {
    name: 'Platinum',
    light: '#ffffff',
    middle: '#c3d0d8',
    dark: '#6d7f8c',
    ground: '#12202e',
    points: 24,
    figure:
      path(
        'M32 61H64M33 55L30 38L40 45.5L48 33L56 45.5L66 38L63 55Z',
        'fill="url(#m)" stroke="url(#m)" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"',
      ) + [30, 48, 66].map((x, i) => circle(x, i === 1 ? 32 : 37, 2.6, 'fill="url(#m)"')).join(''),
  },
  diamond: {
    name: 'Diamond',
    light: '#ffffff',
    middle: '#a9d6cf',
    dark: '#4a8c92',
    ground: '#0b2127',
    points: 32,
    figure:
      path('M38 34H58L68 45L48 68L28 45Z', 'fill="url(#m)"') +
      path(
        'M28 45H68M38 34L41 45L48 68L55 45L58 34M41 45L48 34L55 45',
        'fill="none" stroke="#123940" stroke-width="1.3" stroke-linejoin="round"',
      ),
  },
};

function medal({ name, light, middle, dark, ground, points, figure }: Level): string {
  const edge: Point[] = Array.from({ length: points * 2 }, (_, i) =>
    polar(48, 48, i % 2 ? 41.5 : 45.5, (i * 180) / points),
  );
  const body = points
    ? path(polyline(edge, true), 'fill="url(#m)" stroke="url(#m)" stroke-width="1.4" stroke-linejoin="round"')
    : circle(48, 48, 42.5, 'fill="url(#m)"');
  return drawing(
    [0, 0, 96, 96],
    `<title>${name}</title><defs><linearGradient id="m" gradientUnits="userSpaceOnUse" x1="20" y1="8" x2="70" y2="90"><stop offset="0" stop-color="${light}"/><stop offset="0.5" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>` +
      body +
      circle(48, 48, 38, `fill="${ground}"`) +
      path(guilloche(48, 48, 33, 2.6, 32, 3), `fill="none" stroke="${middle}" stroke-width="0.6" opacity="0.75"`) +
      circle(48, 48, 28.6, `fill="none" stroke="${light}" stroke-width="${n(0.9)}" opacity="0.7"`) +
      figure +
      circle(48, 48, 38, `fill="none" stroke="${house.ink}" stroke-opacity="0.5" stroke-width="1"`),
    'scalable',
  );
}

/** The levels of membership, each a medal of 96 × 96 with one more turn of the graver than the one before. */
export const levelMedals: Record<string, string> = Object.fromEntries(
  Object.entries(levels).map(([id, level]) => [id, medal(level)]),
);
