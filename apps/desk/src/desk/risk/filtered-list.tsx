import type { ReactNode } from 'react';
import { type Choice, FilterBar, type FilterBarProps, useOrderChoice } from './filter-bar.tsx';
import { OpenedList, type OpenedListProps } from './opened-list.tsx';

interface FilteredListProps<T extends { id: number }> extends Omit<OpenedListProps<T>, 'rowId'> {
  /** Besides the order of the numbers. */
  choices: readonly Choice[];
  typed: FilterBarProps['typed'];
  /** What can be done here besides. */
  actions?: ReactNode;
}

/** A list of rows with numbers, with what it is filtered by above it. */
export function FilteredList<T extends { id: number }>({ choices, typed, actions, ...list }: FilteredListProps<T>) {
  const order = useOrderChoice();
  return (
    <>
      <FilterBar view={list.view} show={list.show} choices={[...choices, order]} typed={typed}>
        {actions}
      </FilterBar>
      <OpenedList<T> {...list} rowId={({ id }) => String(id)} />
    </>
  );
}
