import { readFileSync } from 'node:fs';

const textIn = (folder: string, name: string) =>
  readFileSync(new URL(`./${folder}/${name}.sql`, import.meta.url), 'utf8');

/** What stands on the coordinator in the place of a function, or beside it, while players are spread. */
export const functionText = (name: string): string => textIn('functions', name);

/** The same in the schema of a part. */
export const partText = (name: string): string => textIn('part-functions', name);
