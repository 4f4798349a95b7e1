import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listInput, pageInput, pageOf } from './list-query.ts';
import { decimal, text, whole } from './scalars.ts';

const fields = {
  filters: {
    amount: { schema: decimal(), operators: ['GT', 'LTE'] },
    status: { schema: whole(0, 99), operators: ['EQ', 'NEQ', 'IN'] },
    name: { schema: text(9), operators: ['LIKE'] },
  },
  sort: ['createTime', 'amount'],
} as const;
const page = pageInput(fields);
const list = listInput(fields);

describe('the list conventions', () => {
  it('reads declared filters, sorting and the page', () => {
    expect(
      page.parse({ amount_GT: '0', status_IN: [0, '10'], createTime_0: 'DESC', amount_1: 'asc', pageNum: '2' }),
    ).toEqual({
      amount_GT: 0,
      status_IN: [0, 10],
      createTime_0: 'DESC',
      amount_1: 'asc',
      pageNum: 2,
      pageSize: 20,
    });
  });

  it('takes a bare field as equality, beside its EQ', () => {
    expect(list.parse({ status: 20 })).toEqual({ status: 20 });
    expect(list.parse({ status_EQ: '20' })).toEqual({ status_EQ: 20 });
  });

  it('takes LIKE where it is declared, and the bare field only where EQ is', () => {
    expect(list.parse({ name_LIKE: ' moon ' })).toEqual({ name_LIKE: 'moon' });
    expect(list.safeParse({ name: 'moon' }).success).toBe(false);
    expect(list.safeParse({ status_LIKE: 1 }).success).toBe(false);
  });

  it.each([
    ['one value alone', '10', [10]],
    ['a bare number', 10, [10]],
    ['values joined by commas', '0,10', [0, 10]],
    ['repeated form fields', ['0', '10'], [0, 10]],
  ])('reads IN from %s', (_name, value, expected) =>
    expect(list.parse({ status_IN: value })).toEqual({ status_IN: expected }),
  );

  it.each([
    { memberId: 5 },
    { amount: 5 },
    { amount_GTE: 5 },
    { amount_EQ: 5 },
    { status_LT: 5 },
    { status_gt: 5 },
    { status_0: 'DESC' },
    { createTime_4: 'DESC' },
    { createTime: '2026-01-01T00:00:00Z' },
    { 'createTime_0; drop table member': 'DESC' },
  ])('refuses what is not declared: %j', (input) => {
    expect(page.safeParse(input).error?.issues[0]?.code).toBe('unrecognized_keys');
    expect(list.safeParse(input).success).toBe(false);
  });

  it.each([
    { createTime_0: 'DESC; drop table member' },
    { createTime_0: 1 },
    { status_IN: [] },
    { status_IN: Array(51).fill(1) },
    { status_IN: '0,,10' },
    { status: '' },
    { amount_GT: null },
    { pageNum: 0 },
    { pageNum: '1.5' },
    { pageSize: 0 },
    { pageSize: 301 },
  ])('refuses a wrong value: %j', (input) => expect(page.safeParse(input).success).toBe(false));

  it('has no page without a page', () => expect(list.safeParse({ pageNum: 1 }).success).toBe(false));

  it('declares the page of the specification', () => {
    const answer = { content: [1], number: 0, size: 20, totalElements: 1, last: true };
    expect(pageOf(z.int()).parse(answer)).toEqual(answer);
    expect(pageOf(z.int()).safeParse({ ...answer, number: -1 }).success).toBe(false);
  });
});
