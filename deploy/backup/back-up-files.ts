import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyFiles } from './files/copy-files.ts';
import { readKeys } from './files/keys.ts';
import { restic } from './files/snapshots.ts';
import { findTools } from './tools/find-tools.ts';

/**
 * `npm run back-up-files -- --to REPO --password-file FILE --keys FILE --recipient AGE… [--data FOLDER] [--prune]`: one copy of
 * the casino's files and of its keys, these sealed. docs/running/backups.md says how often.
 */
const usualTools = '.data/backup-tools';
const kept = ['--keep-within-hourly', '2d', '--keep-within-daily', '35d', '--keep-within-monthly', '1y'];

try {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      'password-file': { type: 'string' },
      keys: { type: 'string' },
      recipient: { type: 'string', multiple: true },
      data: { type: 'string' },
      prune: { type: 'boolean', default: false },
      tools: { type: 'string', default: usualTools },
    },
  });
  const { to: repo, 'password-file': passwordFile, keys, recipient: recipients } = values;
  if (!repo || !passwordFile || !keys || !recipients) {
    throw new Error('say --to REPO, --password-file FILE, --keys FILE and --recipient AGE, at least');
  }
  const tools = await findTools(resolve(values.tools), (line) => void process.stdout.write(`${line}\n`), [
    'restic',
    'age',
  ]);
  const to = { repo, passwordFile };
  await copyFiles(tools, { to, dataFolder: values.data, keys: readKeys(readFileSync(keys, 'utf8')), recipients });
  if (values.prune) await restic(tools, to, ['forget', '--tag', 'fairhouse', '--group-by', 'tags', ...kept, '--prune']);
} catch (error) {
  process.stderr.write(`The files were not copied: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
