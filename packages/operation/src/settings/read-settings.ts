import type { z } from 'zod';
import { CannotRun } from './cannot-run.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings of a schema out of the environment. Throws CannotRun with a sentence about each that is missing or wrong:
 * the name of the setting, completed by the message of its schema. With a prefix the schema names what comes after it, so
 * that settings which are alike (`CHAIN_BITCOIN_RPC`, `CHAIN_LITECOIN_RPC`) have one schema.
 */
export function readSettings<S extends z.ZodObject>(schema: S, env: Environment, prefix = ''): z.output<S> {
  const given = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, env[prefix + name]]));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const firstOfEach = parsed.error.issues.filter(
    ({ path }, i, all) => path.length === 0 || all.findIndex((other) => other.path[0] === path[0]) === i,
  );
  throw new CannotRun(
    firstOfEach.map(({ path, message }) =>
      // What concerns several settings at once names them itself.
      path.length === 0 ? message : `${prefix}${String(path[0])} ${message}`,
    ),
  );
}
