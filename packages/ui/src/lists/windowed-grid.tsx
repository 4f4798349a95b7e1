// Own code (decision 080): TanStack Virtual is 9.6 kB of the page, virtua has no grid of columns that the style sheet decides.
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { rowsInSight, type Stretch } from './rows-in-sight.ts';
import { scrollParentOf } from './scroll-parent.ts';

/** Shorter lists are drawn whole: so many tiles cost nothing, and find-in-page reaches all of them. */
const wholeUpTo = 60;
const spareRows = 3;

/**
 * A list in the columns of its style sheet, of which only the rows around the visible area stand in the document, so
 * that thousands cost what a screenful does. All rows have to be of one height; `draw` makes what is inside an item.
 */
export function WindowedGrid<T>({
  items,
  keyOf,
  draw,
  className,
}: {
  items: readonly T[];
  keyOf: (item: T) => string | number;
  draw: (item: T) => ReactNode;
  className?: string;
}) {
  const list = useRef<HTMLUListElement>(null);
  const { count, stretch, above, below } = useStretch(list, items.length);
  const isWhole = count <= wholeUpTo;
  const shown = isWhole ? items : items.slice(stretch.first, stretch.end);
  return (
    <ul
      ref={list}
      className={className}
      style={isWhole ? undefined : { paddingTop: above, paddingBottom: below, overflowAnchor: 'none' }}
    >
      {shown.map((item, index) => (
        <li
          key={keyOf(item)}
          {...(isWhole ? {} : { 'aria-posinset': stretch.first + index + 1, 'aria-setsize': count })}
        >
          {draw(item)}
        </li>
      ))}
    </ul>
  );
}

interface Measures {
  rowPx: number;
  columns: number;
}

function useStretch(list: React.RefObject<HTMLUListElement | null>, count: number) {
  const [stretch, setStretch] = useState<Stretch>({ first: 0, end: wholeUpTo });
  const [{ rowPx, columns }, setMeasures] = useState<Measures>({ rowPx: 0, columns: 1 });
  const measured = useRef<Measures>({ rowPx: 0, columns: 1 });

  useLayoutEffect(() => {
    const grid = list.current;
    if (!grid || count <= wholeUpTo) return;
    const scroller = scrollParentOf(grid);

    const look = () => {
      const { rowPx, columns } = measured.current;
      if (rowPx === 0) return;
      const topPx = grid.getBoundingClientRect().top - (scroller?.getBoundingClientRect().top ?? 0);
      const visiblePx = scroller?.clientHeight ?? window.innerHeight;
      const next = rowsInSight({ topPx, visiblePx, rowPx, columns, count }, spareRows);
      setStretch((now) => (now.first === next.first && now.end === next.end ? now : next));
    };
    const measure = () => {
      const item = grid.firstElementChild as HTMLElement | null;
      // A page that is kept alive but not shown has no measures; those it had stay good.
      if (!item || item.offsetHeight === 0) return look();
      const style = getComputedStyle(grid);
      const next = {
        rowPx: item.getBoundingClientRect().height + Number.parseFloat(style.rowGap || '0'),
        columns: style.gridTemplateColumns.split(' ').length,
      };
      measured.current = next;
      setMeasures((now) => (now.rowPx === next.rowPx && now.columns === next.columns ? now : next));
      look();
    };

    measure();
    const target = scroller ?? window;
    target.addEventListener('scroll', look, { passive: true });
    const resizes = new ResizeObserver(measure);
    resizes.observe(scroller ?? document.documentElement);
    return () => {
      target.removeEventListener('scroll', look);
      resizes.disconnect();
    };
  }, [list, count]);

  const rowsOf = (length: number) => Math.ceil(length / columns);
  return {
    count,
    stretch,
    above: rowsOf(stretch.first) * rowPx,
    below: Math.max(rowsOf(count) - rowsOf(Math.min(stretch.end, count)), 0) * rowPx,
  };
}
