import { type Face, fitted, line } from '../base/lettering.ts';
import { house } from '../base/palette.ts';
import { n, path } from '../base/svg.ts';

export interface Title {
  face?: Face;
  /** the largest size; a line too wide for `width` is set smaller */
  size: number;
  width: number;
  tracking?: number;
  leading?: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
}

/** A title of one or more lines, its last baseline at y; every line the same size. */
export function title(lines: readonly string[], x: number, y: number, options: Title): string {
  const {
    face = 'display-bold',
    width,
    tracking = 10,
    leading = 0.98,
    fill = house.ivory,
    anchor = 'middle',
  } = options;
  const size = Math.min(...lines.map((text) => fitted(text, { face, size: options.size, tracking }, width).size));
  return lines
    .map((text, i) => {
      const baseline = y - (lines.length - 1 - i) * size * leading;
      return line(text, x, baseline, { face, size, tracking }, `fill="${fill}" filter="url(#drop-small)"`, anchor);
    })
    .join('');
}

/** A rule with a lozenge in its middle. */
export const ornament = (x: number, y: number, width: number, colour: string = house.brass): string =>
  path(
    `M${n(x - width / 2)} ${n(y)}H${n(x - 14)}M${n(x + 14)} ${n(y)}H${n(x + width / 2)}`,
    `stroke="${colour}" stroke-width="2.2"`,
  ) + path(`M${n(x)} ${n(y - 8)}L${n(x + 8)} ${n(y)}L${n(x)} ${n(y + 8)}L${n(x - 8)} ${n(y)}Z`, `fill="${colour}"`);
