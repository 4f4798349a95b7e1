import type { ListCellKind, ListFilterKind, Permission, PersonalKind } from '@fairhouse/contract/operator';

/** An expression of SQL over `s`, a row of the list. */
type Expression = string;

export interface ColumnDeclaration {
  kind: ListCellKind;
  /** Of `money` in minor units of `s.currency`, of `moment` a timestamptz, of `tags` and `roles` an array of text. */
  sql: Expression;
  /** Shown where no columns are chosen. */
  initial?: true;
  /** The sort that its head stands for. */
  sort?: string;
  /** Besides what the list takes. */
  needs?: Permission;
  /** A list shows it masked, also to those who may see it elsewhere. */
  personal?: PersonalKind;
}

/** One of a few words, each with its condition over `s`. */
interface ConditionFilter {
  kind: 'choice';
  conditions: Readonly<Record<string, Expression>>;
}

interface ValueFilter {
  kind: ListFilterKind;
  /** A condition over `s`; `place` stands for the value, such as `$3`: of `day` a date, of `id` and `amount` a bigint. */
  sql(place: string): Expression;
  /** Of `choice`. */
  words?: readonly string[];
}

export type FilterDeclaration = (ConditionFilter | ValueFilter) & {
  /** What the words are names of; words of the list itself unless given. */
  names?: ListCellKind;
  /** Besides what the list takes. */
  needs?: Permission;
};

export interface SortDeclaration {
  sql: Expression;
  /** Exactly comparable as text and back. */
  type: 'timestamptz' | 'bigint' | 'text';
  /** The filter without which rows have no such order. */
  needs?: string;
}

export interface SourceDeclaration {
  /** A view, or a statement over views, with what the expressions of the list name; `id` is a bigint. */
  from: string;
  /** Besides what the list takes. */
  needs?: Permission;
}

/**
 * A list: its rows and what each of its parts is in SQL. The next list is another such declaration, its name in the
 * contract and its words at the desk.
 */
export interface ListDeclaration {
  /** Any of these opens the list. */
  needs: readonly [Permission, ...Permission[]];
  /** Several are merged, each along its own index. */
  sources: readonly [SourceDeclaration, ...SourceDeclaration[]];
  /** The member of a row, or `null::bigint`. */
  member: Expression;
  columns: Readonly<Record<string, ColumnDeclaration>>;
  filters: Readonly<Record<string, FilterDeclaration>>;
  /** The first is the order of a list for which none is chosen. Each goes along an index. */
  sorts: Readonly<Record<string, SortDeclaration>>;
}

/** Conditions that several lists have, over the expression of a member's id. */
export const memberFilters = (member: Expression) =>
  ({
    member: { kind: 'id', sql: (id) => `${member} = ${id}` },
    country: {
      kind: 'country',
      sql: (code) => `exists (select from member_record m where m.id = ${member} and m.country_code = ${code})`,
    },
    tag: {
      kind: 'tag',
      sql: (tag) => `exists (select from member_tag_record t where t.member_id = ${member} and t.tag = ${tag})`,
    },
  }) as const satisfies Record<string, FilterDeclaration>;

/** Columns that several lists have. */
export const memberColumns = (member: Expression) =>
  ({
    member: { kind: 'number', sql: member },
    username: {
      kind: 'text',
      sql: `(select m.username from member_record m where m.id = ${member})`,
      initial: true,
    },
    country: { kind: 'country', sql: `(select m.country_code from member_record m where m.id = ${member})` },
    tags: {
      kind: 'tags',
      sql: `array(select t.tag from member_tag_record t where t.member_id = ${member} order by t.tag)`,
    },
  }) as const satisfies Record<string, ColumnDeclaration>;

/** Days of UTC, both included, over a moment. */
export const dayFilters = (moment: Expression) =>
  ({
    from: { kind: 'day', sql: (day) => `${moment} >= ${day}::timestamp at time zone 'utc'` },
    until: { kind: 'day', sql: (day) => `${moment} < (${day} + 1)::timestamp at time zone 'utc'` },
  }) as const satisfies Record<string, FilterDeclaration>;
