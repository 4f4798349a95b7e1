import type { GroupRule } from '@fairhouse/contract/operator';
import { conditions } from './conditions.ts';
import type { ReadRule } from './read-rule.ts';

/** A condition over `m`, and the value of $1 that it goes by. */
export interface Compiled {
  sql: string;
  bound: string;
}

/**
 * A rule as one condition of SQL. Its text is made of the casino's own statements and of numbers counted here; whatever came
 * from outside stands in $1, an array with the parameters of each condition in its place.
 */
export function compileRule({ rule, leaves }: ReadRule): Compiled {
  let place = 0;
  const sqlOf = (node: GroupRule): string => {
    if ('all' in node) return `(${node.all.map(sqlOf).join(' and ')})`;
    if ('any' in node) return `(${node.any.map(sqlOf).join(' or ')})`;
    if ('not' in node) return `not ${sqlOf(node.not)}`;
    const own = `($1::jsonb -> ${place++})`;
    return `(${conditions[node.is].sql.replaceAll('$1::jsonb', own)})`;
  };
  // $1 stands in every statement, whether one of its conditions takes anything or not.
  return { sql: `$1::jsonb is not null and ${sqlOf(rule)}`, bound: JSON.stringify(leaves.map(({ bound }) => bound)) };
}
