import { at, n, type Point, path, polyline } from '../base/svg.ts';

type Vector = readonly [number, number, number];

/** Where the pips of 1 to 6 lie on a face, from -1 to 1. */
const pips: Record<number, readonly Point[]> = {
  1: [[0, 0]],
  2: [
    [-0.5, -0.5],
    [0.5, 0.5],
  ],
  3: [
    [-0.52, -0.52],
    [0, 0],
    [0.52, 0.52],
  ],
  4: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  5: [
    [-0.52, -0.52],
    [0.52, -0.52],
    [0, 0],
    [-0.52, 0.52],
    [0.52, 0.52],
  ],
  6: [
    [-0.5, -0.58],
    [0.5, -0.58],
    [-0.5, 0],
    [0.5, 0],
    [-0.5, 0.58],
    [0.5, 0.58],
  ],
};

/** A die seen from above its corner: numbers of the top, left and right face, centre (x, y), half an edge long `size`, turned by `degrees` about its upright axis. */
export function die(
  faces: readonly [top: number, left: number, right: number],
  x: number,
  y: number,
  size: number,
  degrees: number,
  tones: { top: string; left: string; right: string; pip: string; edge: string },
): string {
  const turn = (degrees * Math.PI) / 180;
  const tilt = (33 * Math.PI) / 180;
  const project = ([a, b, c]: Vector): Point => {
    const px = a * Math.cos(turn) - b * Math.sin(turn);
    const depth = a * Math.sin(turn) + b * Math.cos(turn);
    return [x + px * size, y + (depth * Math.sin(tilt) - c * Math.cos(tilt)) * size];
  };
  const sides: { number: number; tone: string; on: (u: number, v: number) => Vector }[] = [
    { number: faces[0], tone: tones.top, on: (u, v) => [u, v, 1] },
    { number: faces[1], tone: tones.left, on: (u, v) => [u, 1, -v] },
    { number: faces[2], tone: tones.right, on: (u, v) => [1, u, -v] },
  ];
  const draw = sides.map(({ number, tone, on }) => {
    const corner = 0.9;
    const soft: readonly Point[] = [
      [-corner, -1],
      [corner, -1],
      [1, -corner],
      [1, corner],
      [corner, 1],
      [-corner, 1],
      [-1, corner],
      [-1, -corner],
    ];
    const outline = polyline(
      soft.map(([u, v]) => project(on(u, v))),
      true,
    );
    const holes = (pips[number] ?? []).map(([u, v]) => {
      const radius = number === 1 ? 0.26 : 0.185;
      const ring = Array.from({ length: 20 }, (_, i) => {
        const a = (i / 20) * Math.PI * 2;
        return project(on(u + radius * Math.cos(a), v + radius * Math.sin(a)));
      });
      return polyline(ring, true);
    });
    return (
      path(outline, `fill="${tone}" stroke="${tones.edge}" stroke-width="${n(size * 0.03)}" stroke-linejoin="round"`) +
      path(holes.join(''), `fill="${tones.pip}"`)
    );
  });
  const nearest = at(project([1, 1, 1]));
  const edges = [project([-1, 1, 1]), project([1, -1, 1]), project([1, 1, -1])].map((end) => `M${nearest}L${at(end)}`);
  return (
    draw.join('') +
    path(
      edges.join(''),
      `stroke="${tones.edge}" stroke-width="${n(size * 0.03)}" stroke-linecap="round" fill="none" opacity="0.8"`,
    )
  );
}
