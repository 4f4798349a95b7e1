import { memberTag } from '@fairhouse/contract/operator';
import { type Currency, parseAmount } from '@fairhouse/money';
import type { FilterDeclaration } from './list-declaration.ts';

/** A filter's text as its condition takes it; undefined for what is no value of it. Amounts are read in the currency that is filtered by. */
export function readFilterValue(
  filter: FilterDeclaration,
  text: string,
  currency: Currency | undefined,
): string | bigint | undefined {
  switch (filter.kind) {
    case 'choice':
      return wordsOf(filter).includes(text) || isComposedRole(filter, text) ? text : undefined;
    case 'day':
      return isDay(text) ? text : undefined;
    case 'id':
      return /^[1-9]\d{0,14}$/.test(text) ? BigInt(text) : undefined;
    case 'amount':
      return currency && /^\d{1,12}(\.\d{1,8})?$/.test(text) ? parseAmount(text, currency)?.minor : undefined;
    case 'country':
      return /^[A-Z]{2}$/.test(text) ? text : undefined;
    case 'tag': {
      const read = memberTag().safeParse(text);
      return read.success ? read.data : undefined;
    }
    case 'text':
      return text === '' ? undefined : text;
  }
}

export function wordsOf(filter: FilterDeclaration): readonly string[] {
  if ('conditions' in filter) return Object.keys(filter.conditions);
  return filter.words ?? [];
}

/** Composed roles are no closed list. */
function isComposedRole(filter: FilterDeclaration, text: string): boolean {
  return 'names' in filter && filter.names === 'roles' && /^custom:[1-9]\d{0,8}$/.test(text);
}

function isDay(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) && !text.startsWith('0000') ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
