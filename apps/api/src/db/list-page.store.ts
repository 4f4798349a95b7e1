import { mostCounted, type Page } from '@fairhouse/contract';
import type pg from 'pg';

/** A field of the list convention: the column or expression behind it and how its value is bound. */
export interface ListField {
  sql: string;
  /** The type a bound value is cast to. */
  type: string;
  /** Where words stand for what the specified wire numbers: the number of each. */
  numbers?: Readonly<Record<string, number>>;
  /** The condition of a LIKE filter, given the place of its bound value, such as `$3`. */
  like?: (parameter: string) => string;
  /** What sorting by it means, where another column stands in the same order and is indexed. */
  order?: string;
}

export interface ListPage<Row> {
  select: string;
  from: string;
  /** Conditions that always hold, such as whose rows they are, with `params` as their $1, $2, … */
  where: string;
  params: unknown[];
  fields: Record<string, ListField>;
  /** The parsed input of the call. Its fields that are not in `fields` are left alone. */
  input: object & { pageNum: number; pageSize: number };
  /** What comes before whatever is asked for. */
  first?: string;
  /** When nothing is asked for. */
  defaultOrder: string;
  /** Makes the order total, so that no row is on two pages. */
  tieBreak: string;
  render(row: Row): unknown;
}

const operators: Record<string, string> = { EQ: '=', NEQ: '<>', GT: '>', GTE: '>=', LT: '<', LTE: '<=' };

/** One page of a member's own rows: all of them are counted, since the specification promises the players a total. */
export function listPage<Row extends object, Item>(db: pg.Pool, list: Rendered<Row, Item>): Promise<Page<Item>> {
  return pageCounting(db, list, undefined);
}

/** One page of everybody's, for the desk: a million would not be counted one by one, but `mostCounted` and one that says that there are more. */
export function deskPage<Row extends object, Item>(db: pg.Pool, list: Rendered<Row, Item>): Promise<Page<Item>> {
  return pageCounting(db, list, mostCounted);
}

type Rendered<Row, Item> = ListPage<Row> & { render(row: Row): Item };

/** One page by the list convention (`field`, `field_GT`, `field_IN`, `field_0: 'DESC'`, `pageNum` from 1). */
async function pageCounting<Row extends object, Item>(
  db: pg.Pool,
  { select, from, where, params, fields, input, first, defaultOrder, tieBreak, render }: Rendered<Row, Item>,
  countAtMost: number | undefined,
): Promise<Page<Item>> {
  const bound = [...params];
  const conditions = [where];
  const order: { priority: number; sql: string }[] = [];
  for (const [key, value] of Object.entries(input)) {
    const [, name = '', operator = 'EQ'] = /^([A-Za-z]+)(?:_(\w+))?$/.exec(key) ?? [];
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field || value === undefined) continue;
    if (/^\d$/.test(operator)) {
      const direction = String(value).toUpperCase() === 'DESC' ? 'desc' : 'asc';
      order.push({ priority: Number(operator), sql: `${field.order ?? field.sql} ${direction}` });
      continue;
    }
    bound.push(field.numbers ? inWords(field.numbers, value) : value);
    const parameter = `$${bound.length}`;
    if (operator === 'LIKE' && field.like) conditions.push(field.like(parameter));
    else if (operator === 'IN') conditions.push(`${field.sql} = any(${parameter}::${field.type}[])`);
    else conditions.push(`${field.sql} ${operators[operator]} ${parameter}::${field.type}`);
  }
  const sorted = order.sort((a, b) => a.priority - b.priority).map(({ sql }) => sql);
  const source = `from ${from} where ${conditions.join(' and ')}`;
  const { pageNum, pageSize } = input;
  const asked = sorted.length > 0 ? sorted : [defaultOrder];
  const { rows } = await db.query<Row>(
    `select ${select} ${source} order by ${[...(first === undefined ? [] : [first]), ...asked, tieBreak].join(', ')}
     limit ${pageSize + 1} offset ${(pageNum - 1) * pageSize}`,
    bound,
  );
  const all = countAtMost === undefined ? source : `from (select 1 ${source} limit ${countAtMost + 1}) counted`;
  const counted = await db.query<{ total: number }>(`select count(*)::int as total ${all}`, bound);
  return {
    content: rows.slice(0, pageSize).map(render),
    number: pageNum - 1,
    size: pageSize,
    totalElements: counted.rows[0]!.total,
    last: rows.length <= pageSize,
  };
}

/** A number that has no word stays one, which no row has. */
function inWords(numbers: Readonly<Record<string, number>>, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => inWords(numbers, one));
  return Object.keys(numbers).find((word) => numbers[word] === value) ?? String(value);
}
