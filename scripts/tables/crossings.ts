import { areas } from '../areas.ts';

/** A file that holds SQL: its path from the root of the repository, and its text. */
export interface SqlFile {
  path: string;
  text: string;
}

/** One feature reads or writes a table of another, past what that one publishes. */
export interface Crossing {
  feature: string;
  owner: string;
  table: string;
  path: string;
}

/**
 * The feature that a file stands in: a feature of the API, the rest of the API, another app, or a package. The wallet is the HTTP side of
 * betting: both are one feature.
 */
export function featureOf(path: string): string {
  const [kind, name, , area = '', feature] = path.split('/');
  if (path.startsWith('packages/betting/')) return 'wallet';
  if (kind === 'apps' && name === 'api') return areas.includes(area) ? feature! : 'api';
  return `${kind}/${name}`;
}

/** Which feature creates each table, by its schema and by the migrations after it. */
export function ownersOf(files: readonly SqlFile[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { path, text } of files.filter(
    ({ path }) => path.endsWith('/schema.sql') || path.includes('/migrations/'),
  )) {
    for (const [, table] of withoutComments(text).matchAll(/\bcreate (?:unlogged )?table (?:if not exists )?(\w+)/gi)) {
      owners.set(table!, featureOf(path));
    }
  }
  return owners;
}

/** By SQL's own words, or first in a text that is handed on as what to select from (`from: 'member m'`). */
const reference =
  /\b(?:from|join|into|update|lock table|truncate)\s+(?:only\s+)?(\w+)|\b(?:from:|const tables =)\s*['"`]\s*(\w+)/gi;

/** Every place where SQL names a table that another feature has created. Applied steps are left out: nobody edits them. */
export function crossingsIn(files: readonly SqlFile[]): Crossing[] {
  const owners = ownersOf(files);
  const found = files
    .filter(({ path }) => !path.includes('/migrations/'))
    .flatMap(({ path, text }) => {
      const feature = featureOf(path);
      const tables = new Set(
        [...withoutComments(text).matchAll(reference)].map(([, named, handedOn]) => (named ?? handedOn)!),
      );
      return [...tables].flatMap((table): Crossing[] => {
        const owner = owners.get(table);
        return owner && owner !== feature ? [{ feature, owner, table, path }] : [];
      });
    });
  return found.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

/** 'wallet reads member of access'. */
export function nameOf({ feature, owner, table }: Crossing): string {
  return `${feature} uses ${table} of ${owner}`;
}

function withoutComments(text: string): string {
  return text
    .replace(/--[^\n]*/g, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
}
