import type { Decision, Row } from './types.ts';

type Asking = Pick<Decision, 'reason' | 'values'>;
type Kind = Pick<Row, 'kind'>;

/** What the decision takes of exactly these rows: only address documents have a day that somebody reads from them. */
export function valuesAsked<D extends Asking>({ values }: D, rows: readonly Kind[]): D['values'] {
  return values.filter(({ name }) => name !== 'documentDate' || rows.every(({ kind }) => kind === 'addressProof'));
}

/** Whether a stroke opens a window first: where something has to be said, can be read from what is looked at, or is said of many. */
export function asksFirst(decision: Asking, rows: readonly Kind[]): boolean {
  const values = valuesAsked(decision, rows);
  const isRead = values.some(({ name, required }) => required || name === 'documentDate');
  return decision.reason === 'required' || isRead || rows.length > 1;
}
