import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { agesText } from './drill/ages-text.ts';
import { readBackupInfo } from './drill/backup-info.ts';
import { listSnapshots } from './files/snapshots.ts';
import { findTools } from './tools/find-tools.ts';
import { run } from './tools/run.ts';
import { writeWhole } from './tools/write-whole.ts';

/**
 * `npm run backup-ages -- --out FILE [--config FILE] [--stanza S] [--files REPO --files-password-file FILE]`: when the last
 * backups were made, for the textfile collector of Prometheus' node exporter.
 */
const usualTools = fileURLToPath(new URL('../../.data/backup-tools', import.meta.url));

try {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      config: { type: 'string', default: '/etc/pgbackrest/pgbackrest.conf' },
      stanza: { type: 'string', default: 'casino' },
      files: { type: 'string' },
      'files-password-file': { type: 'string' },
      tools: { type: 'string', default: usualTools },
    },
  });
  const { out, config, stanza, files: repo, 'files-password-file': passwordFile } = values;
  if (!out) throw new Error('say --out FILE, at least');
  const tools = await findTools(values.tools, () => {});
  const asking = [`--config=${config}`, `--stanza=${stanza}`, '--output=json', 'info'];
  const backups = readBackupInfo(await run(tools.pgbackrest, asking, { env: tools.env }), stanza);
  const copies = repo && passwordFile ? await listSnapshots(tools, { repo, passwordFile }) : undefined;
  writeWhole(out, agesText(backups, copies));
} catch (error) {
  process.stderr.write(`The ages of the backups were not reported: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
