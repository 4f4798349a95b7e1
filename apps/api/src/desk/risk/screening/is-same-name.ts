import { createComparison } from './compare-names.ts';

/** Whether two names may be those of one person, by the comparison with lists of sanctions. */
export function isSameName(one: string, other: string): boolean {
  const entry = { list: '', reference: '', name: other, birthday: '' };
  return createComparison([entry])({ name: one, birthday: '' }).length > 0;
}
