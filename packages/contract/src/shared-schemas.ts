import type { z } from 'zod';

/**
 * A schema says the same wherever it stands and is never changed, and the calls of the casino would hold eight thousand
 * equal ones, 15 MB of each process. So the same question gets the same schema.
 */
export function sharedBy<A extends number[], T>(make: (...asked: A) => T): (...asked: A) => T {
  const made = new Map<string, T>();
  return (...asked) => {
    const key = asked.join();
    const known = made.get(key) ?? make(...asked);
    made.set(key, known);
    return known;
  };
}

/** The same of what is made of a schema. */
export function sharedOf<M extends (schema: never) => z.ZodType>(make: M): M {
  const made = new WeakMap<object, z.ZodType>();
  return ((schema: never) => {
    const known = made.get(schema) ?? make(schema);
    made.set(schema, known);
    return known;
  }) as M;
}
