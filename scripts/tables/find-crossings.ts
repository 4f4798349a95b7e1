import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crossingsIn, nameOf, ownersOf, type SqlFile } from './crossings.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where SQL stands: stores, functions and migrations, and the ledger and the rounds, which are SQL for the most part. */
const holdsSql = /(\.store\.ts|\.sql)$/;
const isWhole = /^packages\/(betting|live|rgs)\/src\/.*(?<!\.test)\.ts$/;

/** It moves the tables that a bet writes, of all their owners, to other machines and back. */
const movesTables = 'packages/betting/src/sharding/';

function sqlFiles(): SqlFile[] {
  return ['apps', 'packages'].flatMap((area) =>
    readdirSync(join(root, area), { recursive: true, encoding: 'utf8' })
      .map((path) => `${area}/${path}`)
      .filter((path) => !path.startsWith(movesTables))
      .filter((path) => !path.includes('node_modules/') && (holdsSql.test(path) || isWhole.test(path)))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  );
}

/** How features touch tables of others in this repository, by name and each once, and what is known of it. */
export function findCrossings(files = sqlFiles()): { found: string[]; known: string[] } {
  const known = readFileSync(new URL('known-crossings.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return { found: [...new Set(crossingsIn(files).map(nameOf))].sort(), known };
}

/** Sentences for what may not be so: an unknown crossing, a line that nothing answers to, a check that finds nothing. */
export function tableProblems(): string[] {
  const files = sqlFiles();
  const { found, known } = findCrossings(files);
  const example = crossingsIn([
    { path: 'apps/api/src/players/access/schema.sql', text: 'create table member (id bigint);' },
    { path: 'apps/api/src/growth/vip/vip.store.ts', text: '`select id from member`' },
  ]);
  return [
    ...found
      .filter((crossing) => !known.includes(crossing))
      .map(
        (crossing) =>
          `tables: ${crossing}\n    A feature publishes views and functions of its own (functions/); others read those.`,
      ),
    ...known
      .filter((crossing) => !found.includes(crossing))
      .map((crossing) => `tables: ${crossing} stands in known-crossings.txt and is gone`),
    ...(ownersOf(files).get('member') === 'access'
      ? []
      : ['tables: the feature that creates the table member is not found']),
    ...(example.length === 1 ? [] : ['tables: the failing example is not caught']),
  ];
}
