/** Where a grid stands in what scrolls it. Pixels. */
export interface GridPlace {
  /** Top of the grid seen from the top of the visible area: negative once it has scrolled out above. */
  topPx: number;
  /** Height of the visible area. */
  visiblePx: number;
  /** A row and the gap below it. */
  rowPx: number;
  columns: number;
  count: number;
}

/** Items from `first` up to, not including, `end`; whole rows, with `spareRows` more on either side. */
export interface Stretch {
  first: number;
  end: number;
}

/** At least one row, however far away the grid is: what is not drawn cannot be measured. */
export function rowsInSight({ topPx, visiblePx, rowPx, columns, count }: GridPlace, spareRows: number): Stretch {
  const rows = Math.ceil(count / columns);
  const firstRow = Math.max(Math.min(Math.floor(-topPx / rowPx) - spareRows, rows - 1), 0);
  const endRow = Math.max(Math.min(Math.ceil((visiblePx - topPx) / rowPx) + spareRows, rows), firstRow + 1);
  return { first: firstRow * columns, end: Math.min(endRow * columns, count) };
}
