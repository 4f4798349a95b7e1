import { type ListDescription, type ListName, listNames } from '@fairhouse/contract/operator';
import type { StaffPerson } from '../../http/staff-person.ts';
import { wordsOf } from './filter-value.ts';
import { partsFor } from './question.ts';

/** The lists that this person may see. */
export function describeLists(person: Pick<StaffPerson, 'permissions'>): ListDescription[] {
  return listNames.flatMap((name) => describe(name, person) ?? []);
}

function describe(name: ListName, person: Pick<StaffPerson, 'permissions'>): ListDescription | undefined {
  const parts = partsFor(name, person);
  return (
    parts && {
      list: name,
      columns: parts.columns.map(([column, { kind, initial = false, sort = null }]) => ({
        name: column,
        kind,
        initial,
        sort,
      })),
      filters: parts.filters.map(([field, filter]) => ({
        name: field,
        kind: filter.kind,
        words: [...wordsOf(filter)],
        names: filter.names ?? null,
      })),
      sorts: Object.entries(parts.list.sorts).map(([sort, { needs = null }]) => ({ name: sort, needs })),
      ofMembers: parts.list.member !== 'null::bigint',
    }
  );
}
