import { guilloche, spokes } from '../base/engraving.ts';
import { line } from '../base/lettering.ts';
import { house } from '../base/palette.ts';
import { circle, path, ringPart } from '../base/svg.ts';

/** The body and the edge marks of each value. */
const clays: Record<string, readonly [body: string, dark: string, mark: string]> = {
  '1': ['#e9e0cc', '#bfb293', '#5d6f66'],
  '5': ['#7d2b3a', '#561a26', '#f3ecdd'],
  '25': ['#2f6a50', '#1c4735', '#f3ecdd'],
  '100': ['#1a211f', '#0a0e0d', '#c9a45c'],
  '500': ['#4d3a66', '#332548', '#ecd6a0'],
};

export const chipValues = Object.keys(clays);

/** A chip in a box of 120 × 120, with its value written on it unless `text` says otherwise. */
export function chip(value: string, text = value): string {
  const clay = clays[value];
  if (!clay) throw new Error(`no chip ${value}`);
  const [body, dark, mark] = clay;
  const ink = value === '1' ? house.ink : house.ivory;
  let marks = '';
  for (let i = 0; i < 8; i += 1) marks += ringPart(60, 60, 45, 57, i * 45 - 8, i * 45 + 8);
  let dots = '';
  for (let i = 0; i < 8; i += 1) dots += ringPart(60, 60, 49.4, 52.6, i * 45 + 17, i * 45 + 28);
  return (
    circle(60, 60, 58, `fill="${body}" stroke="${dark}" stroke-width="2.5"`) +
    path(marks, `fill="${mark}"`) +
    path(dots, `fill="${mark}" opacity="0.75"`) +
    circle(60, 60, 57, 'fill="none" stroke="#000" stroke-opacity="0.25" stroke-width="1"') +
    circle(60, 60, 43.5, `fill="${dark}" stroke="${value === '1' ? '#8d7f60' : house.brass}" stroke-width="1.6"`) +
    circle(60, 60, 40, `fill="${body}"`) +
    path(guilloche(60, 60, 34.5, 3.6, 22, 3), `fill="none" stroke="${mark}" stroke-width="0.6" opacity="0.7"`) +
    path(spokes(60, 60, 40.6, 43, 72), `stroke="${house.brass}" stroke-width="0.6"`) +
    (text &&
      line(
        text,
        60,
        60 + (text.length > 2 ? 9.6 : 12),
        { face: 'display-bold', size: text.length > 2 ? 27 : 34 },
        `fill="${ink}"`,
      ))
  );
}
