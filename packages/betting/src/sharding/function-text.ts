import { readFileSync } from 'node:fs';

/** What stands in the place of a function while the books are spread. */
export const functionText = (name: string): string =>
  readFileSync(new URL(`./functions/${name}.sql`, import.meta.url), 'utf8');
