import { guilloche, plate, stars } from '../base/engraving.ts';
import { line } from '../base/lettering.ts';
import { house } from '../base/palette.ts';
import { drawing, group, n, path, rect, scatter } from '../base/svg.ts';
import { blooms, garden, opalMoon } from '../motifs/night-garden.ts';

/** The garden behind the reels: quiet in the middle, where they stand. */
export function backdrop(w: number, h: number): string {
  const phone = h > w;
  const moon = phone ? ([w * 0.5, h * 0.17, w * 0.27] as const) : ([w * 0.5, h * 0.3, h * 0.42] as const);
  const foot = phone ? h * 0.3 : h * 0.5;
  return (
    plate('midnight', w, h, 0.5, phone ? 0.2 : 0.3, 0.6) +
    stars(
      phone ? 110 : 200,
      scatter(phone ? 5 : 6),
      w,
      h * 0.75,
      (x, y) => Math.hypot(x - moon[0], y - moon[1]) > moon[2] * 1.15,
    ) +
    path(
      guilloche(moon[0], moon[1], moon[2] * 1.12, moon[2] * 0.05, 40, 3),
      `fill="none" stroke="${house.brass}" stroke-width="1.2" opacity="0.3"`,
    ) +
    group(`opacity="${phone ? 0.55 : 0.4}"`, opalMoon(...moon, 2)) +
    garden(w, h + 30, foot, 31, '#0c1a2b', '#41647a') +
    garden(w, h + 40, foot * 0.6, 57, '#070f1b', '#86703f') +
    blooms(
      phone
        ? [
            [70, 1560, 0.3],
            [180, 1640, 0.22],
            [690, 1540, 0.32],
            [610, 1630, 0.2],
            [400, 1664, 0.2],
          ]
        : [
            [90, 860, 0.36],
            [230, 960, 0.26],
            [160, 1040, 0.3],
            [1820, 850, 0.38],
            [1700, 950, 0.26],
            [1790, 1030, 0.3],
            [1600, 1050, 0.2],
            [330, 1052, 0.2],
          ],
    ) +
    rect(0, 0, w, h, 'fill="#060a14" opacity="0.28"')
  );
}

/** The brass surround of the reels; its window is left open, so that the canvas shows through. */
export function reelFrame(w: number, h: number, window: readonly [x: number, y: number, w: number, h: number]): string {
  const [x, y, ww, wh] = window;
  const thick = Math.min(x, y) - 8;
  const outline = (grow: number, radius: number): string => {
    const l = x - grow;
    const t = y - grow;
    const r = x + ww + grow;
    const b = y + wh + grow;
    return `M${n(l + radius)} ${n(t)}H${n(r - radius)}A${radius} ${radius} 0 0 1 ${n(r)} ${n(t + radius)}V${n(b - radius)}A${radius} ${radius} 0 0 1 ${n(r - radius)} ${n(b)}H${n(l + radius)}A${radius} ${radius} 0 0 1 ${n(l)} ${n(b - radius)}V${n(t + radius)}A${radius} ${radius} 0 0 1 ${n(l + radius)} ${n(t)}Z`;
  };
  const ring = (outer: number, inner: number, fill: string): string =>
    path(
      outline(outer, Math.max(4, outer * 0.6)) + outline(inner, Math.max(3, inner * 0.6)),
      `fill="${fill}" fill-rule="evenodd"`,
    );
  const posts = [1, 2, 3, 4].map((i) => {
    const px = x + (ww * i) / 5;
    return rect(px - 1.6, y, 3.2, wh, 'fill="url(#brass-soft)" opacity="0.55"');
  });
  const bosses = [
    [x - thick / 2, y - thick / 2],
    [x + ww + thick / 2, y - thick / 2],
    [x - thick / 2, y + wh + thick / 2],
    [x + ww + thick / 2, y + wh + thick / 2],
  ] as const;
  return (
    group(
      'filter="url(#drop)"',
      ring(thick, 0, '#0b1424'),
      group('filter="url(#struck)"', ring(thick, thick - 6, 'url(#brass)'), ring(7, 0, 'url(#brass)')),
    ) +
    path(
      outline(thick * 0.58, thick * 0.4),
      `fill="none" stroke="${house.brass}" stroke-width="1.2" stroke-dasharray="2 7" stroke-linecap="round" opacity="0.9"`,
    ) +
    posts.join('') +
    bosses
      .map(([bx, by]) =>
        group(
          `transform="translate(${n(bx)} ${n(by)})"`,
          path('M0-11L11 0L0 11L-11 0Z', 'fill="url(#brass)" stroke="#3d2c12" stroke-width="1"'),
        ),
      )
      .join('') +
    rect(0, 0, w, h, 'fill="none"')
  );
}

/** The name of the game, for its own page; 300 × 64. */
export const nocturneTitle = (): string =>
  drawing(
    [0, 0, 300, 64],
    `<title>Nocturne</title>${line('Nocturne', 150, 50, { face: 'display', size: 62, tracking: 10 }, `fill="${house.ivory}"`)}`,
    'scalable',
  );
