import type { ListCell } from '@fairhouse/contract/operator';
import { amountOf, type Currency, decimalText } from '@fairhouse/money';
import { maskText } from '../../http/desk/personal.ts';
import type { StoredListRow } from './list.store.ts';
import type { ColumnDeclaration, ListDeclaration } from './list-declaration.ts';

type Column = Pick<ColumnDeclaration, 'kind' | 'personal'>;

/** A value of the database as it is answered; personal data are masked. */
export function cellOf({ kind, personal }: Column, value: unknown, currency: Currency | null): ListCell {
  if (value === null || value === undefined) return null;
  if (kind === 'money') {
    return currency && { amount: decimalText(amountOf(currency, BigInt(value as bigint))), currency };
  }
  if (kind === 'moment') return (value as Date).toISOString();
  if (kind === 'number') return Number(value);
  if (kind === 'flag') return value === true;
  if (kind === 'tags' || kind === 'roles') return value as string[];
  return personal ? maskText(personal, String(value)) : String(value);
}

export function cellsOf(columns: readonly (readonly [string, Column])[], row: StoredListRow): ListCell[] {
  return columns.map(([, column], at) => cellOf(column, row.cells[at], row.currency));
}

/** Of a list that has several sources, the id says which as well. */
export function rowIdOf({ sources }: Pick<ListDeclaration, 'sources'>, { id, source }: StoredListRow): string {
  return sources.length === 1 ? String(id) : `${source}:${id}`;
}
