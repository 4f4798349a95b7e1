import type { Decision, Row } from './types.ts';

type Asking = Pick<Decision, 'reason' | 'values'>;
type Kind = Pick<Row, 'kind'>;

/** What is read from each row by itself, and the only kind of rows that has it. */
const ofKind: Readonly<Record<string, string>> = { documentDate: 'addressProof', expiryDate: 'idcardProof' };

/** What the decision takes once, of all its rows. */
export function valuesAsked<D extends Asking>({ values }: D): D['values'] {
  return values.filter(({ name }) => !Object.hasOwn(ofKind, name));
}

/** What it takes of each row by itself, in the order of the rows. */
export function ownValuesAsked<R extends Kind>({ values }: Asking, rows: readonly R[]): { row: R; name: string }[] {
  const names = values.map(({ name }) => name).filter((name) => Object.hasOwn(ofKind, name));
  return rows.flatMap((row) => names.filter((name) => ofKind[name] === row.kind).map((name) => ({ row, name })));
}

/** Whether a stroke opens a window first: where something has to be said, can be read from what is looked at, or is said of many. */
export function needsInput(decision: Asking, rows: readonly Kind[]): boolean {
  const isAsked = valuesAsked(decision).some(({ required }) => required) || ownValuesAsked(decision, rows).length > 0;
  return decision.reason === 'required' || isAsked || rows.length > 1;
}
