/** The backs of cards by name, drawn in a field of 276 × 404. `area` is filled, `lines` are drawn. */
export interface BackDrawing {
  area: string;
  lines: string;
}

const [width, height] = [276, 404];
const [cx, cy] = [width / 2, height / 2];
const many = <T>(count: number, one: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => one(i));
const n = (value: number): string => value.toFixed(1);

function ring(radius: number, wave: number, lobes: number, phase: number): string {
  const points = many(lobes * 10, (i) => {
    const angle = (i / (lobes * 10)) * Math.PI * 2;
    const r = radius + wave * Math.sin(angle * lobes + phase);
    return `${n(cx + r * Math.cos(angle))} ${n(cy + r * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

function lozenge(x: number, y: number, w: number, h: number): string {
  return `M${n(x)} ${n(y - h)}L${n(x + w)} ${n(y)}L${n(x)} ${n(y + h)}L${n(x - w)} ${n(y)}Z`;
}

const drawings = {
  fans: () => ({
    area: '',
    lines: many(18, (row) =>
      many(6, (column) => {
        const x = column * 56 + (row % 2 ? 28 : 0) - 14;
        const y = row * 26;
        return [28, 19, 10].map((r) => `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}`).join('');
      }).join(''),
    ).join(''),
  }),
  rays: () => ({
    area: many(24, (i) => {
      const [from, to] = [i / 24, (i + 0.5) / 24].map((part) => part * Math.PI * 2) as [number, number];
      return `M${cx} ${cy}L${n(cx + 300 * Math.cos(from))} ${n(cy + 300 * Math.sin(from))}L${n(cx + 300 * Math.cos(to))} ${n(cy + 300 * Math.sin(to))}Z`;
    }).join(''),
    lines: ring(70, 0, 12, 0) + ring(60, 5, 18, 0),
  }),
  rosette: () => ({
    area: '',
    lines:
      many(5, (i) => ring(94, 26, 12, (i / 5) * Math.PI * 2)).join('') +
      many(3, (i) => ring(168, 8, 40, i * 2)).join(''),
  }),
  lattice: () => ({
    area: '',
    lines: many(22, (i) => `M${i * 40 - 404} 0L${i * 40} 404M${i * 40} 0L${i * 40 - 404} 404`).join(''),
  }),
  stripes: () => ({
    area: many(7, (i) => `M${i * 42} 0H${i * 42 + 20}V${height}H${i * 42}Z`).join(''),
    lines: many(7, (i) => `M${i * 42 + 31} 0V${height}`).join(''),
  }),
  scales: () => ({
    area: '',
    lines: many(20, (row) =>
      many(9, (column) => {
        const x = column * 36 + (row % 2 ? 18 : 0) - 9;
        return `M${x - 18} ${row * 22}A18 22 0 0 0 ${x + 18} ${row * 22}`;
      }).join(''),
    ).join(''),
  }),
  waves: () => ({
    area: '',
    lines: many(20, (row) => `M-10 ${row * 22}${many(8, (i) => `q10 ${i % 2 ? 18 : -18} 20 0t20 0`).join('')}`).join(
      '',
    ),
  }),
  harlequin: () => ({
    area: many(9, (row) =>
      many(5, (column) =>
        row % 2 ? lozenge(column * 69 + 34.5, row * 50.5, 34.5, 50.5) : lozenge(column * 69, row * 50.5, 17, 25),
      ).join(''),
    ).join(''),
    lines: many(9, (row) =>
      many(5, (column) => lozenge(column * 69 + (row % 2 ? 34.5 : 0), row * 50.5, 34.5, 50.5)).join(''),
    ).join(''),
  }),
  rondel: () => ({
    area: '',
    lines:
      many(9, (i) => ring(22 + i * 17, 7, 10 + i * 2, i)).join('') +
      many(3, (i) => ring(186 + i * 14, 3, 48, i)).join(''),
  }),
  arches: () => ({
    area: '',
    lines: many(9, (row) =>
      many(7, (column) => {
        const x = column * 46;
        const y = row * 50;
        return [21, 13].map((r) => `M${x - r} ${y + 46}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y + r}V${y + 46}`).join('');
      }).join(''),
    ).join(''),
  }),
  compass: () => ({
    area: many(16, (i) => {
      const point = (part: number, r: number) =>
        `${n(cx + r * Math.cos(part * Math.PI * 2))} ${n(cy + r * Math.sin(part * Math.PI * 2))}`;
      return `M${point((i - 0.5) / 16, 62)}L${point(i / 16, i % 2 ? 150 : 250)}L${point((i + 0.5) / 16, 62)}Z`;
    }).join(''),
    lines: ring(62, 0, 8, 0) + ring(120, 2, 60, 0) + ring(196, 2, 90, 0),
  }),
  chevrons: () => ({
    area: many(9, (row) => many(6, (column) => lozenge(column * 55.2, row * 50 + 2, 8, 12)).join('')).join(''),
    lines: many(27, (row) => `M-27.6 ${row * 16 + 20}${many(6, () => 'l27.6 -40l27.6 40').join('')}`).join(''),
  }),
} satisfies Record<string, () => BackDrawing>;

export type Back = keyof typeof drawings;

export const backOf = (name: Back): BackDrawing => drawings[name]();
export const isBack = (name: string): name is Back => Object.hasOwn(drawings, name);
