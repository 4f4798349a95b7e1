export type Tone = 'first' | 'second' | 'neither';

/** A place of the big road: whose result it is, and how many ties came after it. Columns and rows count from 0. */
export interface RoadPlace {
  column: number;
  row: number;
  tone: Tone;
  ties: number;
}

export const roadRows = 6;

/**
 * Results, the oldest first, as the big road shows them: one side's results in a row go down a column, and on to the right where there is
 * no place below; another side's begin the next column. A tie is marked on the result before it.
 */
export function bigRoad(tones: readonly Tone[]): RoadPlace[] {
  const places: RoadPlace[] = [];
  const taken = new Set<string>();
  const isFree = (column: number, row: number) => row < roadRows && !taken.has(`${column} ${row}`);
  /** The column in which the results of one side in a row began. */
  let begun = -1;
  let waiting = 0;
  for (const tone of tones) {
    const last = places.at(-1);
    if (tone === 'neither') {
      if (last) last.ties++;
      else waiting++;
      continue;
    }
    let [column, row] = [0, 0];
    if (last?.tone === tone) {
      const goesDown = isFree(last.column, last.row + 1) && !isTail(last);
      [column, row] = goesDown ? [last.column, last.row + 1] : [last.column + 1, last.row];
    } else {
      do begun++;
      while (!isFree(begun, 0));
      column = begun;
    }
    taken.add(`${column} ${row}`);
    places.push({ column, row, tone, ties: last ? 0 : waiting });
  }
  return places;

  /** Once turned right, it does not turn down again. */
  function isTail({ column }: RoadPlace): boolean {
    return column > begun;
  }
}
