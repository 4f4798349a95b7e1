import { circle, group, n, path, rect, scatter } from '../../../art/base/svg.ts';
import { inks, shadow, shape, stroke } from './ink.ts';

const towerTop = -240;
const halfWidth = (y: number): number => 66 - (26 * y) / towerTop;

/** Both edges of the tower between two heights, bent as a cylinder seen from below. */
function girdle(from: number, to: number): string {
  const [a, b] = [halfWidth(from), halfWidth(to)];
  return `M${n(-a)} ${from}Q0 ${from + 13} ${n(a)} ${from}L${n(b)} ${to}Q0 ${to + 11} ${n(-b)} ${to}Z`;
}

/** A lighthouse on its foot at (0, 0): 140 wide, 385 high; `lit` draws the light in its lantern. */
export function lighthouse(line = 8): string {
  const bands = [0, 1, 2, 3, 4]
    .map((i) => path(girdle(-48 * i, -48 * (i + 1)), `fill="${i % 2 === 0 ? inks.coral : inks.foam}"`))
    .join('');
  const shade = `M${n(halfWidth(0) * 0.3)} 11L${n(halfWidth(towerTop) * 0.3)} ${towerTop + 9}L${n(halfWidth(towerTop))} ${towerTop}L${n(halfWidth(0))} 0Z`;
  const rail = [-56, -40, -24, -8, 8, 24, 40, 56].map((x) => `M${x}-258V-284`).join('');
  return (
    bands +
    shadow(shade, 0.24) +
    stroke(girdle(0, towerTop), line) +
    shape('M-15 8V-34A15 15 0 0 1 15-34V8Z', inks.ink, line * 0.6) +
    shape('M-9-112H9V-86H-9ZM-8-204H8V-182H-8Z', inks.marigold, line * 0.7) +
    shape('M-35-320H35V-260H-35Z', inks.marigold, line) +
    path('M-14-318H14V-262H-14Z', `fill="${inks.foam}" opacity="0.85"`) +
    stroke('M-13-318V-262M13-318V-262', line * 0.55) +
    stroke(rail, line * 0.45) +
    stroke('M-60-284H60', line * 0.6) +
    shape('M-64-260H64L52-238H-52Z', inks.slate, line) +
    shape('M-45-318C-42-352-20-366 0-370C20-366 42-352 45-318Z', inks.coral, line) +
    shadow('M8-368C26-362 42-348 45-320H14Z', 0.24) +
    stroke('M0-372V-388', line) +
    circle(0, -392, 8, `fill="${inks.ink}"`)
  );
}

/** The skerry that it stands on, about (0, 0): 360 wide, cut in facets. */
export const skerry = (line = 8): string =>
  shape('M-190 62L-168 18L-128 2L-98-16L-44-10L0-18L64-14L104 4L146 14L174 34L192 62Z', inks.slate, line) +
  path('M-98-16L-84 20L-128 2ZM0-18L22 22L64-14ZM104 4L112 36L146 14Z', `fill="${inks.surf}" opacity="0.5"`) +
  shadow('M-44-10L-60 62H-10L0-18ZM64-14L60 62H120L112 36L104 4ZM146 14L150 62H192L174 34Z', 0.3);

/** A row of breaking crests from x = 0 to w, its troughs at y, filled down to `foot`. */
function crests(w: number, y: number, length: number, height: number, shift: number, foot: number) {
  let top = '';
  for (let x = -length + shift; x < w + length; x += length)
    top += `C${n(x + length * 0.3)} ${n(y)} ${n(x + length * 0.46)} ${n(y - height * 0.55)} ${n(x + length * 0.62)} ${n(y - height)}C${n(x + length * 0.56)} ${n(y - height * 0.5)} ${n(x + length * 0.72)} ${n(y - height * 0.06)} ${n(x + length)} ${n(y)}`;
  const start = `M${n(-length + shift)} ${n(y)}`;
  return { edge: start + top, body: `${start}${top}V${n(foot)}H${n(-length + shift)}Z` };
}

/** The sea from `top` down to `foot`: rows of crests, each nearer, larger and darker; its lines drawn so strongly. */
export function sea(w: number, top: number, foot: number, rows: number, unit: number, lines = 1): string {
  const tones = ['#4f9c9d', '#3d8a90', inks.sea, '#226470', '#1a5361', '#144452', '#103947', inks.deep];
  return Array.from({ length: rows }, (_, row) => {
    const near = row / Math.max(1, rows - 1);
    const length = unit * (0.5 + near * 1.25);
    const height = unit * (0.09 + near * 0.3);
    const y = top + (foot - top) * near ** 1.35 * 0.86 + height * 0.6;
    const { edge, body } = crests(w, y, length, height, -length * ((row * 0.37) % 1), foot);
    const tone = tones[Math.min(tones.length - 1, Math.round((row / Math.max(1, rows - 1)) * (tones.length - 1)))]!;
    return (
      path(body, `fill="${tone}"`) +
      stroke(edge, 1.5 + near * 4.5, inks.foam, `opacity="${n((0.8 - near * 0.25) * lines)}"`) +
      group(
        `transform="translate(${n(-length * 0.03)} ${n(height * 0.34)})" opacity="${n((0.5 - near * 0.16) * lines)}"`,
        stroke(edge, 1 + near * 2.5, inks.surf, `stroke-dasharray="${n(length * 0.34)} ${n(length * 0.21)}"`),
      )
    );
  }).join('');
}

/** A wedge of light from (x, y), fading along its way. */
export function beam(x: number, y: number, reach: number, spread: number, name: string, strength = 0.6): string {
  const far = x + reach;
  return (
    `<defs><linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${n(x)}" y1="0" x2="${n(far)}" y2="0"><stop offset="0" stop-color="#ffe9b0" stop-opacity="${strength}"/><stop offset="1" stop-color="#ffe9b0" stop-opacity="0"/></linearGradient></defs>` +
    path(`M${n(x)} ${n(y)}L${n(far)} ${n(y - spread)}V${n(y + spread * 0.55)}Z`, `fill="url(#${name})"`)
  );
}

/** The sky after the sun has gone: deep above, warm where it touches the sea at `horizon`. */
export function sky(w: number, horizon: number): string {
  const cloud = scatter(12);
  const streaks = Array.from({ length: 9 }, (_, i) => {
    const y = horizon * (0.3 + i * 0.072);
    const x = cloud() * w;
    const length = w * (0.16 + cloud() * 0.3);
    return `M${n(x - length / 2)} ${n(y)}H${n(x + length / 2)}`;
  }).join('');
  return (
    `<defs><linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${n(horizon)}"><stop offset="0" stop-color="#0f3442"/><stop offset="0.42" stop-color="#23606c"/><stop offset="0.72" stop-color="#7f9a8c"/><stop offset="0.9" stop-color="#e0a173"/><stop offset="1" stop-color="#f3c58f"/></linearGradient></defs>` +
    rect(0, 0, w, horizon * 1.2, 'fill="url(#sky)"') +
    stroke(streaks, horizon * 0.011, '#f6d9ae', 'opacity="0.2"')
  );
}

/** Gulls far off, as one stroke each. */
export const gulls = (places: readonly (readonly [x: number, y: number, size: number])[], colour: string): string =>
  places
    .map(([x, y, s]) =>
      stroke(
        `M${n(x - s)} ${n(y - s * 0.2)}Q${n(x - s * 0.4)} ${n(y - s * 0.55)} ${n(x)} ${n(y)}Q${n(x + s * 0.4)} ${n(y - s * 0.55)} ${n(x + s)} ${n(y - s * 0.2)}`,
        Math.max(2.2, s * 0.11),
        colour,
      ),
    )
    .join('');
