import type { ComponentProps } from 'react';
import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import type { Option } from '../picker-options.ts';
import { useTexts } from '../texts.ts';
import { InfiniteList, type PagedList } from './infinite-list.tsx';
import { isFiltered, type ListFilter, unfiltered } from './list-filter.ts';
import { ListFilters } from './list-filters.tsx';

/** An `InfiniteList` under its filters. `list` is already what `filter` leaves; where there is none at all `empty` stands alone. */
export function FilteredList<T>({
  list,
  kindLabel,
  kinds,
  filter,
  onFilter,
  empty,
  ...rest
}: {
  list: PagedList<T> & { total: number | undefined };
  kindLabel: string;
  kinds: readonly Option[];
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
} & ComponentProps<typeof InfiniteList<T>>) {
  const t = useTexts();
  const filtered = isFiltered(filter);
  return (
    <>
      {(filtered || (list.total ?? 0) > 0) && (
        <ListFilters kindLabel={kindLabel} kinds={kinds} filter={filter} total={list.total} onChange={onFilter} />
      )}
      <InfiniteList
        {...rest}
        list={list}
        empty={
          filtered ? (
            <EmptyState art="no-transactions" title={t('noneMatches')}>
              <Button onClick={() => onFilter(unfiltered)}>{t('clearFilters')}</Button>
            </EmptyState>
          ) : (
            empty
          )
        }
      />
    </>
  );
}
