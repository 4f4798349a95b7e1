import type { FieldRule, MessageFields } from './message.ts';

/** The same rule for many fields. */
export function each<const N extends string>(rule: FieldRule, ...names: N[]): MessageFields {
  return Object.fromEntries(names.map((name) => [name, rule]));
}
