/**
 * How every process reads its environment: a zod schema of the kinds below, names in capitals as docs/configuration.md lists them.
 *
 *   const environment = z.object({ PORT: port(3000), DATABASE_URL: needed(), SITE_NAME: text('Fairhouse') });
 *   const settings = readSettings(environment, process.env);   // or throws CannotRun with a sentence about each
 *
 * Apart from the other exports, so that a package that only reads settings loads neither logs nor metrics.
 */
export { CannotRun } from './cannot-run.ts';
export {
  address,
  formerSecret,
  leastSecretCharacters,
  list,
  needed,
  originOf,
  port,
  secret,
  text,
  webAddress,
  wholeNumber,
  word,
} from './kinds.ts';
export { type Environment, readSettings } from './read-settings.ts';
export { readTogether } from './read-together.ts';
