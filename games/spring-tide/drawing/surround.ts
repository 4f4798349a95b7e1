import { circle, group, n, path, rect } from '../../../art/base/svg.ts';
import type { ReelWindow } from '../../../art/slots/slot-drawing.ts';
import { inks } from './ink.ts';

const shade = 'filter="url(#drop)"';

/** Painted planks with a rope laid round them, made fast at the corners. */
export function surround(w: number, h: number, [x, y, ww, wh]: ReelWindow): string {
  const thick = Math.min(x, y) - 8;
  const ring = (grow: number, radius: number): string => {
    const [l, t, r, b] = [x - grow, y - grow, x + ww + grow, y + wh + grow];
    return `M${n(l + radius)} ${n(t)}H${n(r - radius)}A${radius} ${radius} 0 0 1 ${n(r)} ${n(t + radius)}V${n(b - radius)}A${radius} ${radius} 0 0 1 ${n(r - radius)} ${n(b)}H${n(l + radius)}A${radius} ${radius} 0 0 1 ${n(l)} ${n(b - radius)}V${n(t + radius)}A${radius} ${radius} 0 0 1 ${n(l + radius)} ${n(t)}Z`;
  };
  const middle = ring(thick / 2 + 1, Math.round(thick * 0.55));
  const lay = thick * 0.34;
  const strand = lay * 0.62;
  const half = lay * 0.4;
  const run = (length: number) => Array.from({ length: Math.floor(length / strand) }, (_, i) => (i + 0.5) * strand);
  const off = thick / 2 + 1;
  const strands =
    run(ww)
      .flatMap((at) =>
        [y - off, y + wh + off].map((cy) => `M${n(x + at - half)} ${n(cy + half)}L${n(x + at + half)} ${n(cy - half)}`),
      )
      .join('') +
    run(wh)
      .flatMap((at) =>
        [x - off, x + ww + off].map((cx) => `M${n(cx - half)} ${n(y + at - half)}L${n(cx + half)} ${n(y + at + half)}`),
      )
      .join('');
  const line = (d: string, colour: string, width: number, more = '') =>
    path(d, `fill="none" stroke="${colour}" stroke-width="${n(width)}" ${more}`);
  const eyes = [
    [x - thick / 2, y - thick / 2],
    [x + ww + thick / 2, y - thick / 2],
    [x - thick / 2, y + wh + thick / 2],
    [x + ww + thick / 2, y + wh + thick / 2],
  ] as const;
  return (
    group(shade, path(ring(thick, Math.round(thick * 0.8)) + ring(0, 4), `fill="#164552" fill-rule="evenodd"`)) +
    line(ring(thick - 2, Math.round(thick * 0.78)), inks.sand, 2.5) +
    line(ring(3, 6), inks.foam, 5) +
    line(ring(0.5, 4), inks.ink, 2.5) +
    line(middle, inks.deep, lay + 6) +
    line(middle, inks.sand, lay) +
    line(strands, inks.wood, lay * 0.2, 'opacity="0.75" stroke-linecap="round"') +
    [1, 2, 3, 4].map((i) => rect(x + (ww * i) / 5 - 1.3, y, 2.6, wh, `fill="${inks.slate}" opacity="0.42"`)).join('') +
    eyes
      .map(
        ([cx, cy]) =>
          circle(cx, cy, thick * 0.4, `fill="${inks.coral}" stroke="${inks.deep}" stroke-width="3"`) +
          circle(cx, cy, thick * 0.2, `fill="${inks.foam}" stroke="${inks.deep}" stroke-width="2.4"`),
      )
      .join('') +
    rect(0, 0, w, h, 'fill="none"')
  );
}
