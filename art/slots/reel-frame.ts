import { circle, group, n, path, rect } from '../base/svg.ts';
import type { ReelWindow } from './slot-drawing.ts';

/**
 * How a surround is built: a ring with bosses, beams above and below with open sides, iron plates with rivets,
 * an arcade whose arches stand over the reels, or two thin rims with stepped corners.
 */
export type FrameFamily = 'ring' | 'rails' | 'riveted' | 'arcade' | 'stepped';

/** What a surround is made of: paints, as SVG has them. */
export interface FrameMaterials {
  /** The ring where nothing is said. */
  family?: FrameFamily;
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

interface Place {
  window: ReelWindow;
  thick: number;
  reels: number;
  materials: FrameMaterials;
}

/** A surround of the reels; its window is left open, so that the canvas shows through. */
export function reelFrame(w: number, h: number, window: ReelWindow, materials: FrameMaterials, reels = 5): string {
  const place: Place = { window, thick: Math.min(window[0], window[1]) - 8, reels, materials };
  return families[materials.family ?? 'ring'](place) + rect(0, 0, w, h, 'fill="none"');
}

const families: Record<FrameFamily, (place: Place) => string> = { ring, rails, riveted, arcade, stepped };

/** The window grown by so much, with round corners. */
function outline([x, y, ww, wh]: ReelWindow, grow: number, radius: number): string {
  const [l, t, r, b] = [x - grow, y - grow, x + ww + grow, y + wh + grow];
  if (radius === 0) return `M${n(l)} ${n(t)}H${n(r)}V${n(b)}H${n(l)}Z`;
  return `M${n(l + radius)} ${n(t)}H${n(r - radius)}A${radius} ${radius} 0 0 1 ${n(r)} ${n(t + radius)}V${n(b - radius)}A${radius} ${radius} 0 0 1 ${n(r - radius)} ${n(b)}H${n(l + radius)}A${radius} ${radius} 0 0 1 ${n(l)} ${n(b - radius)}V${n(t + radius)}A${radius} ${radius} 0 0 1 ${n(l + radius)} ${n(t)}Z`;
}

function between(window: ReelWindow, outer: number, inner: number, fill: string, round = 0.6): string {
  const radius = (grow: number, least: number) => (round === 0 ? 0 : Math.max(least, grow * round));
  return path(
    outline(window, outer, radius(outer, 4)) + outline(window, inner, radius(inner, 3)),
    `fill="${fill}" fill-rule="evenodd"`,
  );
}

function postsOf({ window: [x, y, ww, wh], reels, materials }: Place, opacity = 0.55): string {
  return Array.from({ length: reels - 1 }, (_, i) =>
    rect(x + (ww * (i + 1)) / reels - 1.6, y, 3.2, wh, `fill="${materials.posts}" opacity="${opacity}"`),
  ).join('');
}

function corners({ window: [x, y, ww, wh] }: Place, out: number): readonly (readonly [number, number])[] {
  return [
    [x - out, y - out],
    [x + ww + out, y - out],
    [x - out, y + wh + out],
    [x + ww + out, y + wh + out],
  ];
}

function boss([x, y]: readonly [number, number], { rim, outline: edge }: FrameMaterials): string {
  return group(
    `transform="translate(${n(x)} ${n(y)})"`,
    path('M0-11L11 0L0 11L-11 0Z', `fill="${rim}" stroke="${edge}" stroke-width="1"`),
  );
}

function ring(place: Place): string {
  const { window, thick, materials } = place;
  return (
    group(
      'filter="url(#drop)"',
      between(window, thick, 0, materials.band),
      group(
        'filter="url(#struck)"',
        between(window, thick, thick - 6, materials.rim),
        between(window, 7, 0, materials.rim),
      ),
    ) +
    path(
      outline(window, thick * 0.58, thick * 0.4),
      `fill="none" stroke="${materials.beading}" stroke-width="1.2" stroke-dasharray="2 7" stroke-linecap="round" opacity="0.9"`,
    ) +
    postsOf(place) +
    corners(place, thick / 2)
      .map((at) => boss(at, materials))
      .join('')
  );
}

/** Two beams, and nothing at the sides. */
function rails(place: Place): string {
  const { window, thick, materials } = place;
  const [x, y, ww, wh] = window;
  const beam = (top: number) =>
    group(
      'filter="url(#drop)"',
      rect(x - thick, top, ww + 2 * thick, thick, `fill="${materials.band}" rx="3"`),
      group(
        'filter="url(#struck)"',
        rect(x - thick, top, ww + 2 * thick, 5, `fill="${materials.rim}"`),
        rect(x - thick, top + thick - 5, ww + 2 * thick, 5, `fill="${materials.rim}"`),
      ),
      [x - thick / 2, x + ww / 2, x + ww + thick / 2].map((at) => boss([at, top + thick / 2], materials)).join(''),
    );
  return postsOf(place, 0.8) + beam(y - thick) + beam(y + wh);
}

/** Plates with square corners, held by rivets. */
function riveted(place: Place): string {
  const { window, thick, reels, materials } = place;
  const [x, y, ww, wh] = window;
  const middle = thick / 2;
  const rivet = (at: number, top: number) =>
    circle(at, top, 5, `fill="${materials.rim}" stroke="${materials.outline}" stroke-width="1.2"`);
  const across = Array.from({ length: reels * 2 + 1 }, (_, i) => x + (ww * i) / (reels * 2));
  const down = Array.from({ length: 6 }, (_, i) => y + (wh * (i + 0.5)) / 6);
  return (
    group(
      'filter="url(#drop)"',
      between(window, thick, 0, materials.band, 0),
      group('filter="url(#struck)"', between(window, 9, 0, materials.rim, 0)),
      path(outline(window, thick - 2, 0), `fill="none" stroke="${materials.outline}" stroke-width="3"`),
    ) +
    postsOf(place, 0.75) +
    across.map((at) => rivet(at, y - middle) + rivet(at, y + wh + middle)).join('') +
    down.map((top) => rivet(x - middle, top) + rivet(x + ww + middle, top)).join('')
  );
}

/** Columns between the reels, and an arch over each. */
function arcade(place: Place): string {
  const { window, thick, reels, materials } = place;
  const [x, y, ww, wh] = window;
  const wide = ww / reels;
  const rise = wide * 0.2;
  const arches = Array.from({ length: reels }, (_, i) => {
    const left = x + i * wide;
    return `M${n(left)} ${n(y)}V${n(y + rise)}Q${n(left + wide * 0.06)} ${n(y + 3)} ${n(left + wide / 2)} ${n(y + 3)}Q${n(left + wide * 0.94)} ${n(y + 3)} ${n(left + wide)} ${n(y + rise)}V${n(y)}Z`;
  }).join('');
  const columns = Array.from({ length: reels - 1 }, (_, i) => {
    const at = x + (i + 1) * wide;
    return (
      rect(at - 3.5, y + rise * 0.7, 7, wh - rise * 0.7, `fill="${materials.band}"`) +
      rect(at - 1.5, y + rise * 0.7, 3, wh - rise * 0.7, `fill="${materials.rim}"`) +
      rect(at - 8, y + rise - 4, 16, 8, `fill="${materials.rim}"`) +
      rect(at - 8, y + wh - 7, 16, 7, `fill="${materials.rim}"`)
    );
  });
  return (
    group(
      'filter="url(#drop)"',
      between(window, thick, 0, materials.band, 0.3),
      path(arches, `fill="${materials.band}" stroke="${materials.beading}" stroke-width="1.4"`),
      group('filter="url(#struck)"', between(window, thick, thick - 5, materials.rim, 0.3), ...columns),
    ) + Array.from({ length: reels }, (_, i) => boss([x + (i + 0.5) * wide, y - thick / 2], materials)).join('')
  );
}

/** Two thin rims, one within the other, that step back at the corners. */
function stepped(place: Place): string {
  const { window, thick, materials } = place;
  const steps = (grow: number, step: number) => {
    const [x, y, ww, wh] = window;
    const [l, t, r, b] = [x - grow, y - grow, x + ww + grow, y + wh + grow];
    return (
      `M${n(l + 2 * step)} ${n(t)}H${n(r - 2 * step)}V${n(t + step)}H${n(r - step)}V${n(t + 2 * step)}H${n(r)}V${n(b - 2 * step)}` +
      `H${n(r - step)}V${n(b - step)}H${n(r - 2 * step)}V${n(b)}H${n(l + 2 * step)}V${n(b - step)}H${n(l + step)}V${n(b - 2 * step)}` +
      `H${n(l)}V${n(t + 2 * step)}H${n(l + step)}V${n(t + step)}H${n(l + 2 * step)}Z`
    );
  };
  const rim = (grow: number, step: number, width: number) =>
    path(steps(grow, step), `fill="none" stroke="${materials.rim}" stroke-width="${width}" stroke-linejoin="miter"`);
  return (
    group(
      'filter="url(#drop)"',
      path(
        steps(thick - 3, thick * 0.3) + outline(window, 0, 0),
        `fill="${materials.band}" fill-rule="evenodd" opacity="0.86"`,
      ),
      group('filter="url(#struck)"', rim(thick - 3, thick * 0.3, 5), rim(4, 0, 3)),
    ) + postsOf(place, 0.5)
  );
}
