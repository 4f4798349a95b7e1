import type { ListDescription, ListRow } from '@fairhouse/contract/operator';
import { useMemo } from 'react';
import { type ColumnSort, type Columns, column } from '../../ui/table/columns.ts';
import { ListCell } from './list-cell.tsx';
import { columnsOf, type ListView, sortOf, withChanged } from './lists-view.ts';
import { shownLists } from './shown-lists.ts';
import { useColumnName, useListTexts } from './texts/index.ts';

type Kind = ListDescription['columns'][number]['kind'];

/** CSS widths; the columns of other kinds share what is left. */
const widths: Readonly<Partial<Record<Kind, string>>> = {
  number: '80px',
  money: '116px',
  moment: '124px',
  country: '88px',
  currency: '84px',
  flag: '72px',
  severity: '88px',
};

/** The columns that are shown, in their order. */
export function useListColumns(
  described: ListDescription,
  view: ListView,
  show: (view: ListView) => void,
): Columns<ListRow> {
  const t = useListTexts();
  const columnName = useColumnName();
  return useMemo(() => {
    const { list } = described;
    return columnsOf(view, described).map((name, at) => {
      const { kind, sort } = described.columns.find((one) => one.name === name)!;
      return column<ListRow>(
        name,
        columnName(name),
        ({ cells }) => <ListCell list={list} column={name} kind={kind} value={cells[at] ?? null} />,
        {
          figures: kind === 'number' || kind === 'money',
          phone: shownLists[list].phone.includes(name),
          ...(widths[kind] ? { width: widths[kind], phoneWidth: '112px' } : {}),
          ...(sort === null ? {} : { sort: sortedBy(sort, described, view, show, t('sortNeedsCurrency')) }),
        },
      );
    });
  }, [described, view, show, t, columnName]);
}

/** How the list stands by a column; a press on its head sorts by it, a second one turns the order round. */
function sortedBy(
  sort: string,
  described: ListDescription,
  view: ListView,
  show: (view: ListView) => void,
  needsCurrency: string,
): ColumnSort {
  const now = sortOf(view, described);
  const isCurrent = now.sort === sort;
  const needs = described.sorts.find(({ name }) => name === sort)?.needs ?? null;
  const next = isCurrent && now.direction === 'desc' ? 'asc' : 'desc';
  return {
    order: !isCurrent ? 'none' : now.direction === 'asc' ? 'ascending' : 'descending',
    toggle: () => show(withChanged(view, { sort, direction: next })),
    ...(needs !== null && view[needs] === undefined ? { disabled: needsCurrency } : {}),
  };
}
