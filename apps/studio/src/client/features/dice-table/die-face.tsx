/** @jsxImportSource preact */

const [low, mid, high] = [26, 50, 74];

/** Where the pips lie on a face of 100 × 100. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[mid, mid]],
  2: [
    [low, low],
    [high, high],
  ],
  3: [
    [low, low],
    [mid, mid],
    [high, high],
  ],
  4: [
    [low, low],
    [high, low],
    [low, high],
    [high, high],
  ],
  5: [
    [low, low],
    [high, low],
    [mid, mid],
    [low, high],
    [high, high],
  ],
  6: [
    [low, low],
    [low, mid],
    [low, high],
    [high, low],
    [high, mid],
    [high, high],
  ],
};

/** The pips of one face; its ground is the style's. */
export function DieFace({ face }: { face: number }) {
  return (
    <svg class="die-face" viewBox="0 0 100 100" aria-hidden="true">
      <rect class="die-face__ground" x="2" y="2" width="96" height="96" rx="17" />
      {pips[face]!.map(([x, y]) => (
        <circle class="die-face__pip" key={`${x} ${y}`} cx={x} cy={y} r={face === 1 ? 14 : 9.5} />
      ))}
    </svg>
  );
}
