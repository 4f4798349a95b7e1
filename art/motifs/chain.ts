import { circle, group, n, type Point, rect } from '../base/svg.ts';

/** A link about (0, 0), lying along x: seen from its face, or from its edge. */
function link(length: number, isFace: boolean, metal: string): string {
  const [half, thick] = [length / 2, length * 0.17];
  if (!isFace)
    return rect(
      -half,
      -thick / 2,
      length,
      thick,
      `rx="${n(thick / 2)}" fill="${metal}" stroke="#1d1408" stroke-width="1.6"`,
    );
  const high = length * 0.58;
  const ring = (width: number, stroke: string) =>
    rect(
      -half + thick / 2,
      -high / 2,
      length - thick,
      high,
      `rx="${n(high / 2)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"`,
    );
  return ring(thick + 3.2, '#1d1408') + ring(thick, metal);
}

/** A chain along a row of points: every other link seen from its edge, each as long as its way to the next but one. */
export function chain(points: readonly Point[], metal = 'url(#brass-soft)'): string {
  const links = points.slice(0, -1).map(([x, y], i) => {
    const [toX, toY] = points[i + 1]!;
    const degrees = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
    const length = Math.hypot(toX - x, toY - y) * (i % 2 ? 1.2 : 1.62);
    return group(
      `transform="translate(${n((x + toX) / 2)} ${n((y + toY) / 2)}) rotate(${n(degrees)})"`,
      link(length, i % 2 === 0, metal),
    );
  });
  // Those seen from their faces first, so that the others go through them.
  return links.filter((_, i) => i % 2 === 0).join('') + links.filter((_, i) => i % 2 === 1).join('');
}

/** So many points of equal distance on a line. */
export const onLine = ([x, y]: Point, [toX, toY]: Point, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const part = i / (count - 1);
    return [x + (toX - x) * part, y + (toY - y) * part];
  });

/** People at a table, as somebody above it sees them: a round dot each, some of them lit. */
export const seats = (places: readonly Point[], radius: number, lit: string, dim: string): string =>
  places
    .map(([x, y], i) => circle(x, y, radius, `fill="${i % 3 === 1 ? dim : lit}" stroke="#0a0f14" stroke-width="3"`))
    .join('');
