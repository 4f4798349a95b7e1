/** The places of a layout as they lie together; `across` of them in a row on a narrow screen, all on a wide one. */
export interface SpotGroup {
  name: string;
  spots: readonly string[];
  across: number;
}

const faces = [1, 2, 3, 4, 5, 6];
const pairs = faces.flatMap((a) => faces.filter((b) => b > a).map((b) => `pair-${a}-${b}`));

export const groups: Readonly<Record<'sic-bo' | 'craps', readonly SpotGroup[]>> = {
  'sic-bo': [
    { name: 'chances', spots: ['small', 'odd', 'even', 'big'], across: 4 },
    { name: 'totals', spots: Array.from({ length: 14 }, (_, i) => `total-${i + 4}`), across: 7 },
    { name: 'triples', spots: [...faces.map((n) => `triple-${n}`), 'any-triple'], across: 7 },
    { name: 'doubles', spots: faces.map((n) => `double-${n}`), across: 6 },
    { name: 'pairs', spots: pairs, across: 5 },
    { name: 'singles', spots: faces.map((n) => `single-${n}`), across: 6 },
  ],
  craps: [
    { name: 'places', spots: [4, 5, 6, 8, 9, 10].map((n) => `place-${n}`), across: 6 },
    { name: 'field', spots: ['field'], across: 1 },
    { name: 'line', spots: ['pass', 'dont-pass'], across: 2 },
    { name: 'hard', spots: [4, 6, 8, 10].map((n) => `hard-${n}`), across: 4 },
    { name: 'once', spots: ['any-seven', 'any-craps', 'two', 'three', 'eleven', 'twelve'], across: 3 },
  ],
};
