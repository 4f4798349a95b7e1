import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unprivilegedIdentity } from '@fairhouse/database/embedded';
import { CannotRun } from '@fairhouse/operation/settings';
import { chooseMoment, type DrillArguments, readArguments } from './drill/arguments.ts';
import { type BackupInfo, readBackupInfo } from './drill/backup-info.ts';
import { bringBack } from './drill/bring-back.ts';
import { configurationText, folderConfiguration } from './drill/configuration.ts';
import { loseHouse } from './drill/made-house.ts';
import { forgetEnvironment } from './drill/open-copy.ts';
import { keepFor } from './drill/primary.ts';
import { faultsOf, reportText } from './drill/report.ts';
import { findTools } from './tools/find-tools.ts';
import { run } from './tools/run.ts';

/**
 * `npm run restore-drill`: a house is made, played at, backed up and lost; then it is restored elsewhere, opened and verified.
 * With `-- --config FILE` or `-- --repo FOLDER`, a real repository is restored, which is only read. docs/running/backups.md
 */
const usualTools = fileURLToPath(new URL('../../.data/backup-tools', import.meta.url));
const say = (line: string) => console.log(line);

async function drill(asked: DrillArguments, folder: string): Promise<boolean> {
  const toolsFolder = resolve(asked.toolsFolder ?? usualTools);
  mkdirSync(toolsFolder, { recursive: true, mode: 0o755 });
  const tools = await findTools(toolsFolder, say);
  const identity = unprivilegedIdentity([toolsFolder, tools.pgbackrest, join(folder, 'restored')]);
  const common = { folder, tools, toolsFolder, identity, say };
  const infoOf = async (config: string, stanza: string) =>
    readBackupInfo(
      await run(tools.pgbackrest, [`--config=${config}`, `--stanza=${stanza}`, '--output=json', 'info'], {
        identity,
        env: tools.env,
      }),
      stanza,
    );

  if (asked.real === undefined) {
    const lost = await loseHouse({ ...common, seconds: asked.seconds });
    const backups = (await infoOf(lost.config, 'house')).filter(({ repo }) => repo === 2);
    const done = await bringBack({
      ...common,
      ...found(backups, asked.at, lost.lostAt),
      of: 'a house of the drill from the second place',
      config: lost.config,
      stanza: 'house',
      repo: 2,
      superuser: 'postgres',
      endedAt: lost.lostAt,
      files: { repo: lost.files, identityFile: lost.identityFile, hasPictures: true },
      played: lost,
    });
    say(`\n${reportText(done)}`);
    return faultsOf(done).length === 0;
  }

  const { stanza, repo, passphraseFile } = asked.real;
  const config =
    asked.real.config ??
    keepFor(
      identity,
      folder,
      'pgbackrest.conf',
      configurationText(
        folderConfiguration(stanza, resolve(repo!), passphraseFile && readFileSync(passphraseFile, 'utf8').trim()),
      ),
    );
  const now = new Date();
  const backups = await infoOf(config, stanza);
  const done = await bringBack({
    ...common,
    ...found(backups, asked.at, now),
    of: `the stanza "${stanza}" of ${asked.real.config ?? repo}`,
    config,
    stanza,
    superuser: asked.superuser,
    endedAt: now,
    files: asked.files && { ...asked.files, repo: asked.files },
    played: undefined,
  });
  say(`\n${reportText(done)}`);
  return faultsOf(done).length === 0;
}

function found(backups: readonly BackupInfo[], at: string | undefined, end: Date) {
  const [first] = backups;
  if (first === undefined) throw new CannotRun('There is no backup in this repository.');
  return {
    at: at === undefined ? undefined : chooseMoment(at, { firstBackupAt: first.endedAt, end }),
    databaseBytes: backups.at(-1)!.databaseBytes,
  };
}

const folder = mkdtempSync(join(tmpdir(), 'fairhouse-drill-'));
chmodSync(folder, 0o711);
let isRight = false;
try {
  forgetEnvironment();
  isRight = await drill(readArguments(process.argv.slice(2)), folder);
} catch (error) {
  process.stderr.write(`${error instanceof CannotRun ? error.message : (error as Error).stack}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
// Players of the house that was lost still wait for its answer.
process.exit(isRight ? 0 : 1);
