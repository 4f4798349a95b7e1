import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { Spinner } from '../spinner.tsx';
import { useTexts } from '../texts.ts';
import styles from './infinite-list.module.css';
import { scrollParentOf } from './scroll-parent.ts';

/** A list that comes page by page, as far as it has come. */
export interface PagedList<T> {
  items: readonly T[];
  isLast: boolean;
  isPending: boolean;
  isLoadingMore: boolean;
  error: { message: string } | null;
  more: () => void;
  reload: () => unknown;
}

/**
 * A list that loads its next page when its end comes within `reachPx` of the visible area, until the last one.
 * Says so while loading, when empty, when it failed (with a way to try again) and at the end.
 */
export function InfiniteList<T>({
  list,
  children,
  empty,
  reachPx = 300,
  endText,
  placeholder,
}: {
  list: PagedList<T>;
  /** Draws the items. */
  children: (items: readonly T[]) => ReactNode;
  /** What stands there when there is none. */
  empty: ReactNode;
  /** Pixels before the end at which the next page is asked for. */
  reachPx?: number;
  /** After the last item; false for nothing. */
  endText?: string | false;
  /** What stands there until the first page arrives; a spinner by default. */
  placeholder?: ReactNode;
}) {
  const t = useTexts();
  const end = useRef<HTMLDivElement>(null);
  const more = useRef(list.more);
  more.current = list.more;
  const waits = !list.isLast && !list.isPending && !list.isLoadingMore && !list.error;

  useEffect(() => {
    const mark = end.current;
    if (!mark || !waits) return;
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && more.current(),
      {
        // The margin only counts at the root, so the root must be what scrolls.
        root: scrollParentOf(mark),
        rootMargin: `0px 0px ${reachPx}px`,
      },
    );
    watcher.observe(mark);
    return () => watcher.disconnect();
  }, [waits, reachPx]);

  if (list.error && list.items.length === 0) {
    return <LoadFailed error={list.error} onRetry={list.reload} />;
  }
  if (list.isPending) return placeholder ?? <Waiting label={t('loading')} />;
  if (list.items.length === 0) return empty;
  return (
    <>
      {children(list.items)}
      <div ref={end} />
      {list.isLoadingMore && <Waiting label={t('loading')} />}
      {list.error && (
        <p className={styles.end}>
          {list.error.message}{' '}
          <Button variant="quiet" size="s" onClick={list.more}>
            {t('retry')}
          </Button>
        </p>
      )}
      {list.isLast && endText !== false && <p className={styles.end}>{endText ?? t('endOfList')}</p>}
    </>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div className={styles.waiting}>
      <Spinner label={label} />
    </div>
  );
}
