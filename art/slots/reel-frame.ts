import { group, n, path, rect } from '../base/svg.ts';
import type { ReelWindow } from './slot-drawing.ts';

/** What a surround is made of: paints, as SVG has them. */
export interface FrameMaterials {
  /** The broad band between the two rims. */
  band: string;
  /** The rims at its edges, and the bosses at its corners. */
  rim: string;
  /** Outline of the bosses. */
  outline: string;
  /** The dotted line along the band. */
  beading: string;
  /** Between the reels. */
  posts: string;
}

/** A surround of the reels; its window is left open, so that the canvas shows through. */
export function reelFrame(w: number, h: number, window: ReelWindow, materials: FrameMaterials, reels = 5): string {
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
  const posts = Array.from({ length: reels - 1 }, (_, i) => {
    const px = x + (ww * (i + 1)) / reels;
    return rect(px - 1.6, y, 3.2, wh, `fill="${materials.posts}" opacity="0.55"`);
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
      ring(thick, 0, materials.band),
      group('filter="url(#struck)"', ring(thick, thick - 6, materials.rim), ring(7, 0, materials.rim)),
    ) +
    path(
      outline(thick * 0.58, thick * 0.4),
      `fill="none" stroke="${materials.beading}" stroke-width="1.2" stroke-dasharray="2 7" stroke-linecap="round" opacity="0.9"`,
    ) +
    posts.join('') +
    bosses
      .map(([bx, by]) =>
        group(
          `transform="translate(${n(bx)} ${n(by)})"`,
          path('M0-11L11 0L0 11L-11 0Z', `fill="${materials.rim}" stroke="${materials.outline}" stroke-width="1"`),
        ),
      )
      .join('') +
    rect(0, 0, w, h, 'fill="none"')
  );
}
