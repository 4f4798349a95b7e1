import { during, innerSpan } from '@fairhouse/operation/tracing';
import type pg from 'pg';

type Ask = (...args: unknown[]) => Promise<unknown>;

/** A span for each statement by itself, within the schema. */
export function traceStatements(pool: pg.Pool, schema: string): void {
  const ask = pool.query.bind(pool) as Ask;
  const traced: Ask = (asked, ...rest) => {
    // One that is answered by a callback is some library's own.
    if (typeof rest.at(-1) === 'function') return ask(asked, ...rest);
    const name = statementName(typeof asked === 'string' ? asked : (asked as { text: string }).text);
    return during(innerSpan(name, { 'db.namespace': schema, 'db.query.summary': name }), () => ask(asked, ...rest));
  };
  pool.query = traced as pg.Pool['query'];
}

/** Its keyword and the first table or function that it names; the rest of a statement is not traced. */
export function statementName(text: string): string {
  const keyword = /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? 'statement';
  // Not the `from` of `extract(epoch from …)` and `is distinct from`.
  const target =
    /\b(?:(?<!\bextract\(\s*\w+\s+|\bdistinct\s+)from|into|update|join)\s+(?:only\s+)?([a-z_][a-z0-9_.]*)/i.exec(
      text,
    )?.[1];
  return target === undefined ? keyword : `${keyword} ${target.toLowerCase()}`;
}
