import type { ListName } from '@fairhouse/contract/operator';
import { isCurrency } from '@fairhouse/money';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { readFilterValue } from './filter-value.ts';
import type { ColumnDeclaration, FilterDeclaration, ListDeclaration, SortDeclaration } from './list-declaration.ts';
import { lists } from './lists.ts';

export interface AskedList {
  list: ListName;
  filter: Readonly<Record<string, string>>;
}

export interface AskedView extends AskedList {
  sort?: string | undefined;
  direction: 'asc' | 'desc';
  columns?: readonly string[] | undefined;
}

/** One condition of the filter with the value that it is bound to. */
export interface Condition {
  filter: FilterDeclaration;
  value: string | bigint;
}

export interface ListQuestion {
  list: ListDeclaration;
  /** Those sources that the caller may see, by their places in the declaration. */
  sources: readonly number[];
  conditions: readonly Condition[];
}

export interface ListView extends ListQuestion {
  sortName: string;
  sort: SortDeclaration;
  direction: 'asc' | 'desc';
  columns: readonly (readonly [name: string, ColumnDeclaration])[];
}

type Holder = Pick<StaffPerson, 'permissions'>;

const permitted =
  ({ permissions }: Holder) =>
  ({ needs }: { needs?: ColumnDeclaration['needs'] }) =>
    needs === undefined || permissions.has(needs);

/** What of a list this person may see; undefined: nothing. */
export function partsFor(name: ListName, person: Holder) {
  const list = lists[name];
  if (!list.needs.some((one) => person.permissions.has(one))) return undefined;
  const may = permitted(person);
  return {
    list,
    sources: list.sources.flatMap((source, at) => (may(source) ? [at] : [])),
    columns: Object.entries(list.columns).filter(([, column]) => may(column)),
    filters: Object.entries(list.filters).filter(([, filter]) => may(filter)),
  };
}

/** What is asked of a list, if this person may see it and it knows what is filtered by. */
export function questionOf(person: Holder, { list: name, filter }: AskedList): Result<ListQuestion> {
  const parts = partsFor(name, person);
  if (!parts) return refuse('notPermitted');
  const known = new Map(parts.filters);
  const { currency } = filter;
  const conditions: Condition[] = [];
  for (const [field, text] of Object.entries(filter)) {
    const declared = known.get(field);
    const value = declared && readFilterValue(declared, text, currency && isCurrency(currency) ? currency : undefined);
    if (!declared || value === undefined) return refuse('invalidField', { field: `filter.${field}` });
    conditions.push({ filter: declared, value });
  }
  return ok({ list: parts.list, sources: parts.sources, conditions });
}

/** The same with an order and columns. */
export function viewOf(person: Holder, asked: AskedView): Result<ListView> {
  const question = questionOf(person, asked);
  if (!question.ok) return question;
  const { sorts } = question.data.list;
  const sortName = asked.sort ?? Object.keys(sorts)[0]!;
  const sort = Object.hasOwn(sorts, sortName) ? sorts[sortName] : undefined;
  if (!sort) return refuse('invalidField', { field: 'sort' });
  if (sort.needs !== undefined && asked.filter[sort.needs] === undefined) {
    return refuse('invalidField', { field: `filter.${sort.needs}` });
  }
  const all = partsFor(asked.list, person)!.columns;
  const names = asked.columns ?? all.flatMap(([name, { initial }]) => (initial ? [name] : []));
  const columns = [...new Set(names)].map((name) => all.find(([one]) => one === name));
  if (columns.includes(undefined)) return refuse('invalidField', { field: 'columns' });
  return ok({
    ...question.data,
    sortName,
    sort,
    direction: asked.direction,
    columns: columns as ListView['columns'],
  });
}
