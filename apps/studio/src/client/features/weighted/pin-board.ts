/** Where everything stands on the board, in units of a picture of 600 in width. */
export interface PinBoard {
  rows: number;
  /** Between two pins side by side, and between two rows. */
  dx: number;
  dy: number;
  pin: number;
  ball: number;
  /** Of the uppermost row. */
  top: number;
  /** Upper edge and height of the places. */
  placeTop: number;
  placeHeight: number;
  height: number;
}

export const boardWidth = 600;
const field = 416;

export function pinBoard(rows: number): PinBoard {
  const dx = boardWidth / (rows + 1.4);
  const dy = field / rows;
  // With many rows a place is too narrow for its pay to lie in it.
  const placeHeight = rows > 11 ? 68 : 40;
  const placeTop = 52 + rows * dy - dy * 0.35;
  return {
    rows,
    dx,
    dy,
    pin: 3 + 22 / rows,
    ball: dx * 0.25,
    top: 52,
    placeTop,
    placeHeight,
    height: placeTop + placeHeight + 12,
  };
}

/** The pins of a row from left to right; three stand in the uppermost. */
export function pinsOf({ dx }: PinBoard, row: number): number[] {
  return Array.from({ length: row + 3 }, (_, i) => boardWidth / 2 + (i - (row + 2) / 2) * dx);
}

/** The middle of a place. */
export function placeAt({ rows, dx }: PinBoard, place: number): number {
  return boardWidth / 2 + (place - rows / 2) * dx;
}

/** Where the ball meets the pin of each row, and the place that it falls into last. */
export function meetings(board: PinBoard, path: readonly boolean[]): { x: number; y: number }[] {
  const { rows, dx, dy, top, pin, ball, placeTop } = board;
  let rights = 0;
  const met = path.map((right, row) => {
    const x = boardWidth / 2 + (rights - row / 2) * dx;
    if (right) rights++;
    return { x, y: top + row * dy - pin - ball };
  });
  return [...met, { x: boardWidth / 2 + (rights - rows / 2) * dx, y: placeTop - ball * 0.3 }];
}

/** Between two meetings, `part` of the way: the ball leaps off the pin and falls. */
export function leap(from: { x: number; y: number }, to: { x: number; y: number }, part: number) {
  const fall = to.y - from.y;
  const up = Math.min(1.1 * fall, 52);
  return {
    // It leaves the pin fast and falls nearly straight.
    x: from.x + (to.x - from.x) * (1 - (1 - part) ** 1.7),
    y: from.y - up * part + (fall + up) * part ** 2,
  };
}
