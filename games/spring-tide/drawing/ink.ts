import { type Point, path, polyline } from '../../../art/base/svg.ts';

/** The inks of the print: a poster of the coast, pulled in seven colours on cream paper. */
export const inks = {
  ink: '#12303c',
  deep: '#0c2631',
  sea: '#2c7680',
  surf: '#7dbcb4',
  foam: '#fbf6ea',
  paper: '#f2e7d0',
  sand: '#d9c193',
  coral: '#cf4a36',
  coralDark: '#9c2f24',
  apricot: '#f0a572',
  marigold: '#ecb648',
  blue: '#255f85',
  slate: '#3b6675',
  wood: '#7b4a2b',
} as const;

/** A flat shape with its key line. */
export const shape = (d: string, fill: string, line = 9): string =>
  path(d, `fill="${fill}" stroke="${inks.ink}" stroke-width="${line}" stroke-linejoin="round" stroke-linecap="round"`);

/** A line that is only drawn. */
export const stroke = (d: string, width: number, colour: string = inks.ink, more = ''): string =>
  path(
    d,
    `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${more}`,
  );

/** The second pull of the press: the key ink once more, thin, where the light does not come. */
export const shadow = (d: string, strength = 0.17): string => path(d, `fill="${inks.ink}" opacity="${strength}"`);

/** Twisted rope along a line: key line, fibre, and the lay of its strands. */
export const rope = (d: string, width: number): string =>
  stroke(d, width + 9) +
  stroke(d, width, inks.sand) +
  path(
    d,
    `fill="none" stroke="${inks.wood}" stroke-width="${width}" stroke-dasharray="${width * 0.16} ${width * 0.46}" opacity="0.75"`,
  );

/** What stands on the paper throws a short, soft shadow. */
export const lift =
  '<defs><filter id="lift" x="-15%" y="-15%" width="130%" height="135%"><feGaussianBlur in="SourceAlpha" stdDeviation="5"/><feOffset dy="7"/><feComponentTransfer><feFuncA type="linear" slope="0.34"/></feComponentTransfer><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter></defs>';

/** A closed line through points. */
export const outline = (points: readonly Point[]): string => polyline(points, true);
