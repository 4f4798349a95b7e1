import type { ListDescription } from '@fairhouse/contract/operator';
import { describe, expect, it } from 'vitest';
import {
  columnsOf,
  isFiltered,
  listInputOf,
  movedColumn,
  readListView,
  shownList,
  withChanged,
  withoutFilters,
} from './lists-view.ts';

const payments: ListDescription = {
  list: 'payments',
  columns: [
    { name: 'id', kind: 'number', initial: true, sort: null },
    { name: 'amount', kind: 'money', initial: true, sort: 'amount' },
    { name: 'reference', kind: 'text', initial: false, sort: null },
  ],
  filters: [
    { name: 'currency', kind: 'choice', words: ['USD'], names: 'currency' },
    { name: 'amountFrom', kind: 'amount', words: [], names: null },
    { name: 'member', kind: 'id', words: [], names: null },
  ],
  sorts: [
    { name: 'created', needs: null },
    { name: 'amount', needs: 'currency' },
  ],
  ofMembers: true,
};

describe('an address', () => {
  it('loses what cannot be part of a view', () => {
    expect(
      readListView({ member: 5, 'x y': 'a', tag: 'x'.repeat(81), columns: 'id,amount,id,a-b', sort: '', on: {} }),
    ).toEqual({
      member: '5',
      columns: ['id', 'amount'],
    });
  });

  it('asks for nothing that the list does not have', () => {
    const view = readListView({ list: 'payments', member: '5', country: 'PH', columns: ['name', 'reference', 'id'] });
    expect(listInputOf(view, payments)).toEqual({
      list: 'payments',
      filter: { member: '5' },
      sort: 'created',
      direction: 'desc',
      columns: ['reference', 'id'],
    });
  });

  it('compares amounts and sorts by them in one currency alone', () => {
    const view = { amountFrom: '100', sort: 'amount', direction: 'asc' };
    expect(listInputOf(view, payments)).toMatchObject({ filter: {}, sort: 'created' });
    expect(listInputOf({ ...view, currency: 'USD' }, payments)).toMatchObject({
      filter: { currency: 'USD', amountFrom: '100.00' },
      sort: 'amount',
      direction: 'asc',
    });
  });

  it('names a list, or the first is shown', () => {
    expect(shownList({ list: 'staff' }, [payments])).toBe(payments);
    expect(shownList({}, [])).toBeUndefined();
  });

  it('is cleared of filters, and keeps its order and columns', () => {
    const view = { list: 'payments', member: '5', columns: ['id'], direction: 'asc' };
    expect(isFiltered(view)).toBe(true);
    expect(withoutFilters(view)).toEqual({ list: 'payments', columns: ['id'], direction: 'asc' });
    expect(isFiltered(withoutFilters(view))).toBe(false);
    expect(withChanged(view, { member: '' })).toEqual(withoutFilters(view));
  });
});

describe('columns', () => {
  it('are those of the list where none is chosen', () => {
    expect(columnsOf({}, payments)).toEqual(['id', 'amount']);
    expect(columnsOf({ columns: ['gone'] }, payments)).toEqual(['id', 'amount']);
  });

  it('are moved as far as the edge', () => {
    expect(movedColumn(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(movedColumn(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
    expect(movedColumn(['a', 'b'], 'x', 1)).toEqual(['a', 'b']);
  });
});
