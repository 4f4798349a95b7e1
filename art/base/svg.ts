/** Numbers in drawings carry at most two decimals: enough for print, and it keeps the files small. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

export type Point = readonly [x: number, y: number];

/** A point at `radius` from (cx, cy); degrees run clockwise from 12 o'clock, as on a clock or a wheel. */
export function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

export const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

export const polyline = (points: readonly Point[], closed = false): string =>
  `M${points.map(at).join('L')}${closed ? 'Z' : ''}`;

/** Part of a ring between two radii and two clock angles (degrees). */
export function ringPart(cx: number, cy: number, inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return (
    `M${at(polar(cx, cy, outer, from))}A${n(outer)} ${n(outer)} 0 ${large} 1 ${at(polar(cx, cy, outer, to))}` +
    `L${at(polar(cx, cy, inner, to))}A${n(inner)} ${n(inner)} 0 ${large} 0 ${at(polar(cx, cy, inner, from))}Z`
  );
}

export const circle = (cx: number, cy: number, r: number, attributes: string): string =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" ${attributes}/>`;

export const rect = (x: number, y: number, w: number, h: number, attributes: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" ${attributes}/>`;

export const path = (d: string, attributes: string): string => `<path d="${d}" ${attributes}/>`;

export const group = (attributes: string, ...children: string[]): string => `<g ${attributes}>${children.join('')}</g>`;

/** A whole drawing; `box` is the viewBox, the size in pixels is that of the box unless given. */
export function drawing(
  box: readonly [x: number, y: number, w: number, h: number],
  body: string,
  size: readonly [w: number, h: number] | 'scalable' = [box[2], box[3]],
): string {
  const dimensions = size === 'scalable' ? '' : ` width="${size[0]}" height="${size[1]}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}"${dimensions}>${body}</svg>`;
}

/** The same numbers every time for the same seed (mulberry32), so that a rebuilt drawing is the same drawing. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
