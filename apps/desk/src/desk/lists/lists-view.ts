/** The view of a list is its address: which list, what it is filtered by, how it is sorted, and the columns in their order. */
import type { ListDescription, ListName, OperatorCallInput } from '@fairhouse/contract/operator';
import { isCurrency } from '@fairhouse/money';
import { writtenAmount } from '../../lib/typed-amount.ts';

export const listTabs = ['players', 'payments', 'bonuses', 'sessions', 'staff'] as const satisfies ListName[];
/** Any of these opens one of them. */
export const listsNeed = ['members.read', 'deposits.read', 'cashOuts.read', 'bonuses.read', 'staff.read'] as const;

export type ListView = Readonly<Record<string, string | string[]>>;
export type ListInput = OperatorCallInput<'/operator/list/export'>;

/** What of an address is no filter. */
const ofView = ['list', 'sort', 'direction', 'columns'] as const;
const mostColumns = 40;

/** An address can hold anything: what cannot be part of a view is left out. */
export function readListView(written: Readonly<Record<string, unknown>>): ListView {
  const kept = Object.entries(written).flatMap(([name, value]): [string, string | string[]][] => {
    if (!/^[a-zA-Z]{1,30}$/.test(name)) return [];
    if (name === 'columns') {
      const columns = namesIn(value);
      return columns.length > 0 ? [[name, columns]] : [];
    }
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && text !== '' && text.length <= 80 ? [[name, text]] : [];
  });
  return Object.fromEntries(kept);
}

function namesIn(value: unknown): string[] {
  const all = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  const names = all.filter((one): one is string => typeof one === 'string' && /^[a-zA-Z]{1,30}$/.test(one));
  return [...new Set(names)].slice(0, mostColumns);
}

export const textOf = (view: ListView, name: string): string => {
  const value = view[name];
  return typeof value === 'string' ? value : '';
};

/** The list that is shown: the one that the address names, otherwise the first that this person may see. */
export function shownList(view: ListView, described: readonly ListDescription[]): ListDescription | undefined {
  return described.find(({ list }) => list === view.list) ?? described[0];
}

/** The columns in their order: those of the address that the list has, otherwise the initial ones. */
export function columnsOf(view: ListView, { columns }: Pick<ListDescription, 'columns'>): string[] {
  const chosen = namesIn(view.columns).filter((name) => columns.some((one) => one.name === name));
  return chosen.length > 0 ? chosen : columns.filter(({ initial }) => initial).map(({ name }) => name);
}

/** The filters of the address that the list has; amounts as the call takes them. */
export function filterOf(view: ListView, { filters }: Pick<ListDescription, 'filters'>): Record<string, string> {
  const currency = textOf(view, 'currency');
  return Object.fromEntries(
    filters.flatMap(({ name, kind }): [string, string][] => {
      const typed = textOf(view, name);
      if (typed === '') return [];
      if (kind !== 'amount') return [[name, typed]];
      // Amounts, and the order by them, mean something within one currency alone.
      return isCurrency(currency) ? [[name, writtenAmount(typed, currency) ?? `${typed} ?`]] : [];
    }),
  );
}

/** The order of the address, if the list has it under this filter. */
export function sortOf(view: ListView, { sorts }: Pick<ListDescription, 'sorts'>) {
  const first = sorts[0]!;
  const asked = sorts.find(({ name }) => name === view.sort) ?? first;
  const sort = asked.needs !== null && textOf(view, asked.needs) === '' ? first : asked;
  return { sort: sort.name, direction: view.direction === 'asc' ? ('asc' as const) : ('desc' as const) };
}

/** What the list is asked by. */
export function listInputOf(view: ListView, described: ListDescription): ListInput {
  return {
    list: described.list,
    filter: filterOf(view, described),
    ...sortOf(view, described),
    columns: columnsOf(view, described),
  };
}

/** The address with something of it changed; an empty value removes it. */
export function withChanged(
  view: ListView,
  changed: Readonly<Record<string, string | string[] | undefined>>,
): ListView {
  return readListView({ ...view, ...changed });
}

export const isFiltered = (view: ListView): boolean =>
  Object.keys(view).some((name) => !(ofView as readonly string[]).includes(name));

/** Without filters, in the same order and with the same columns. */
export function withoutFilters(view: ListView): ListView {
  return Object.fromEntries(Object.entries(view).filter(([name]) => (ofView as readonly string[]).includes(name)));
}

/** The columns with one of them a place further to the left or right. */
export function movedColumn(shown: readonly string[], name: string, by: 1 | -1): string[] {
  const at = shown.indexOf(name);
  const next = [...shown];
  const other = next[at + by];
  if (at === -1 || other === undefined) return next;
  next[at + by] = name;
  next[at] = other;
  return next;
}
