import { z } from 'zod';

/** What somebody of the staff sees whole only with `members.personal`; each kind has its mask (`http/personal.ts` of the API). */
export type PersonalKind = 'email' | 'name' | 'phone' | 'birthday' | 'account' | 'pictures';

const kinds = z.registry<{ kind: PersonalKind }>();

/**
 * Marks a field of an answer as personal, whatever call it is in. It stands outermost: what is built on the marked schema
 * is another schema and not marked.
 */
export function personal<T extends z.ZodType>(kind: PersonalKind, schema: T): T {
  kinds.add(schema, { kind });
  return schema;
}

export function personalKindOf(schema: z.ZodType): PersonalKind | undefined {
  return kinds.get(schema)?.kind;
}
