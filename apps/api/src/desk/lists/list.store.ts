import { readAcross, type Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import type { FilterDeclaration } from './list-declaration.ts';
import type { ListQuestion, ListView } from './question.ts';

/** Where a page ends: what the row is sorted by, as text, exactly; its source; and its id there. */
export interface ListPlace {
  value: string;
  source: number;
  id: string;
}

export interface StoredListRow {
  id: bigint;
  source: number;
  sortKey: string;
  memberId: bigint | null;
  /** Of amounts; null where the list has none. */
  currency: Currency | null;
  /** In the order of the columns. */
  cells: unknown[];
}

/** The type that a value is bound as. */
const valueTypes: Record<FilterDeclaration['kind'], string> = {
  choice: 'text',
  day: 'date',
  id: 'bigint',
  amount: 'bigint',
  country: 'text',
  tag: 'text',
  text: 'text',
};

/** Conditions over `s`, and their values from $1 on. */
function conditionsOf({ conditions }: ListQuestion) {
  const bound: unknown[] = [];
  const bind = (value: unknown, type: string) => `$${bound.push(value)}::${type}`;
  const texts = conditions.map(({ filter, value }) =>
    'conditions' in filter ? filter.conditions[String(value)]! : filter.sql(bind(value, valueTypes[filter.kind])),
  );
  return { bound, bind, texts: texts.map((text) => `(${text})`) };
}

const whereOf = (conditions: readonly string[]) => (conditions.length > 0 ? `where ${conditions.join(' and ')}` : '');

/** A page behind a place. Each source is read along the index of the order, as far as the page needs. */
export async function pageOfList(
  tx: Transaction,
  view: ListView,
  { after, most }: { after: ListPlace | undefined; most: number },
): Promise<StoredListRow[]> {
  const { list, sources, sort, direction, columns } = view;
  const { bound, bind, texts } = conditionsOf(view);
  const [value, id] = after ? [bind(after.value, sort.type), bind(after.id, 'bigint')] : [];
  const [beyond, orBeyond] = direction === 'asc' ? ['>', '>='] : ['<', '<='];
  /** Rows of one value stand in the order of their sources, then of their ids. */
  const behind = (source: number): string[] => {
    if (!after) return [];
    if (source === after.source) return [`(${sort.sql}, s.id) ${beyond} (${value}, ${id})`];
    const isBehind = direction === 'asc' ? source > after.source : source < after.source;
    return [`${sort.sql} ${isBehind ? orBeyond : beyond} ${value} and ${id} is not null`];
  };
  const parts = sources.map(
    (source) => `select s.*, ${source} as source, ${sort.sql} as sort_key from ${list.sources[source]!.from} s
      ${whereOf([...texts, ...behind(source)])} order by ${sort.sql} ${direction}, s.id ${direction} limit ${most}`,
  );
  const rows = `${parts.map((part) => `(${part})`).join(' union all ')}`;
  const hasAmounts = columns.some(([, { kind }]) => kind === 'money');
  const cells = columns.map(([, { sql }], at) => `, (${sql}) as "c${at}"`);
  await readAcross(tx);
  const found = await tx.query<Omit<StoredListRow, 'cells'> & Record<`c${number}`, unknown>>(
    `select s.id, s.source, s.sort_key::text as "sortKey", (${list.member})::bigint as "memberId",
       ${hasAmounts ? 's.currency' : 'null'} as currency ${cells.join('')}
     from (select * from (${rows}) r order by sort_key ${direction}, source ${direction}, id ${direction} limit ${most}) s
     order by s.sort_key ${direction}, s.source ${direction}, s.id ${direction}`,
    bound,
  );
  return found.rows.map((row) => ({
    id: row.id,
    source: row.source,
    sortKey: row.sortKey,
    memberId: row.memberId,
    currency: row.currency,
    cells: columns.map((_, at) => row[`c${at}`]),
  }));
}

/** How many rows there are, at most `most`. */
export async function countOfList(tx: Transaction, question: ListQuestion, most: number): Promise<number> {
  const { bound, texts } = conditionsOf(question);
  const parts = question.sources.map(
    (source) => `(select 1 from ${question.list.sources[source]!.from} s ${whereOf(texts)} limit ${most})`,
  );
  await readAcross(tx);
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from (select 1 from (${parts.join(' union all ')}) p limit ${most}) c`,
    bound,
  );
  return rows[0]!.count;
}
