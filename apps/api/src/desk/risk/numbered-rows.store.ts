import type { Database, Transaction } from '@fairhouse/database';

/** What a list can be filtered by: a column of a type, or a condition on the place of its value, such as `$1`. */
type Filter = { sql: string; type: string } | { holds: (place: string) => string };

/** How a list is walked through: by number, from the last one seen on. */
interface Walk {
  direction: 'asc' | 'desc';
  after?: number | undefined;
  limit: number;
}

interface Numbered {
  select: string;
  from: string;
  /** The column of the number. */
  id: string;
  filters: Readonly<Record<string, Filter>>;
}

/** Rows that have rising numbers: one of them, and pages of them, in which no row is counted. */
export function numberedRows<Row extends { id: bigint }>({ select, from, id, filters }: Numbered) {
  return {
    async find(db: Database | Transaction, number: bigint): Promise<Row | undefined> {
      const { rows } = await db.query<Row>(`select ${select} from ${from} where ${id} = $1`, [number]);
      return rows[0];
    },
    /** What is asked besides the walk are filters, each under its own name. */
    async page<W extends Walk>(db: Database, walk: W): Promise<{ rows: Row[]; next: number | null }> {
      const { direction, after, limit, ...asked } = walk;
      const bound: unknown[] = [limit + 1];
      const place = (value: unknown) => `$${bound.push(value)}`;
      const conditions = Object.entries(asked).flatMap(([name, value]) =>
        value === undefined ? [] : [conditionOf(filters[name]!, place(value), Array.isArray(value))],
      );
      if (after !== undefined) conditions.push(`${id} ${direction === 'asc' ? '>' : '<'} ${place(after)}::bigint`);
      const { rows } = await db.query<Row>(
        `select ${select} from ${from} where ${['true', ...conditions].join(' and ')} order by ${id} ${direction} limit $1`,
        bound,
      );
      const shown = rows.slice(0, limit);
      return { rows: shown, next: rows.length > limit ? Number(shown.at(-1)!.id) : null };
    },
  };
}

function conditionOf(filter: Filter, place: string, isSeveral: boolean): string {
  if ('holds' in filter) return filter.holds(place);
  return isSeveral ? `${filter.sql} = any(${place}::${filter.type}[])` : `${filter.sql} = ${place}::${filter.type}`;
}
