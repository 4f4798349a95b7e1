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
import { drillMetrics } from './drill/drill-metrics.ts';
import { loseCasino, secondPlace } from './drill/made-casino.ts';
import { forgetEnvironment } from './drill/open-copy.ts';
import { keepFor } from './drill/primary.ts';
import { type Drill, faultsOf, reportText } from './drill/report.ts';
import { findTools } from './tools/find-tools.ts';
import { ProgramFailed, run } from './tools/run.ts';
import { writeWhole } from './tools/write-whole.ts';

/**
 * `npm run restore-drill`: a casino is made, played at, backed up and lost; then it is restored elsewhere, opened and verified.
 * With `-- --config FILE` or `-- --repo FOLDER`, a real repository is restored, which is only read. docs/running/backups.md
 */
const usualTools = fileURLToPath(new URL('../../.data/backup-tools', import.meta.url));
const say = (line: string) => void process.stdout.write(`${line}\n`);

async function prepare(asked: DrillArguments, folder: string) {
  const toolsFolder = resolve(asked.toolsFolder ?? usualTools);
  mkdirSync(toolsFolder, { recursive: true, mode: 0o755 });
  const tools = await findTools(toolsFolder, say);
  const identity = unprivilegedIdentity([toolsFolder, tools.pgbackrest, join(folder, 'restored')]);
  return { folder, tools, toolsFolder, identity, say, superuser: asked.superuser };
}
type Prepared = Awaited<ReturnType<typeof prepare>>;

async function drillOfMadeCasino(asked: DrillArguments, prepared: Prepared): Promise<Drill> {
  const lost = await loseCasino({ ...prepared, seconds: asked.seconds });
  const backups = (await listBackups(prepared, lost.config, 'casino')).filter(({ repo }) => repo === secondPlace);
  return bringBack({
    ...prepared,
    ...chosen(backups, asked.at, lost.lostAt),
    of: 'a casino of the drill from the second place',
    config: lost.config,
    stanza: 'casino',
    repo: secondPlace,
    endedAt: lost.lostAt,
    files: { repo: lost.files, identityFile: lost.identityFile, hasPictures: true },
    played: lost,
  });
}

async function drillOfRepository(
  real: NonNullable<DrillArguments['real']>,
  asked: DrillArguments,
  prepared: Prepared,
): Promise<Drill> {
  const { stanza, repo, passphraseFile } = real;
  const ofFolder = () => {
    const passphrase = passphraseFile && readFileSync(passphraseFile, 'utf8').trim();
    const text = configurationText(folderConfiguration(stanza, resolve(repo!), passphrase));
    return keepFor(prepared.identity, prepared.folder, 'pgbackrest.conf', text);
  };
  const config = real.config ? resolve(real.config) : ofFolder();
  const endedAt = new Date();
  return bringBack({
    ...prepared,
    ...chosen(await listBackups(prepared, config, stanza), asked.at, endedAt),
    of: `the stanza "${stanza}" of ${real.config ?? repo}`,
    config,
    stanza,
    endedAt,
    files: asked.files && { ...asked.files, repo: asked.files },
    played: undefined,
  });
}

async function listBackups({ tools, identity }: Prepared, config: string, stanza: string): Promise<BackupInfo[]> {
  const asking = [`--config=${config}`, `--stanza=${stanza}`, '--output=json', 'info'];
  return readBackupInfo(await run(tools.pgbackrest, asking, { identity, env: tools.env }), stanza);
}

function chosen(backups: readonly BackupInfo[], at: string | undefined, end: Date) {
  const [first] = backups;
  if (first === undefined)
    throw new CannotRun(
      'There is no backup in this repository that can be read; look at its path, the stanza and the passphrase.',
    );
  return {
    at: at === undefined ? undefined : chooseMoment(at, { firstBackupAt: first.endedAt, end }),
    databaseBytes: backups.at(-1)!.databaseBytes,
  };
}

const folder = mkdtempSync(join(tmpdir(), 'fairhouse-drill-'));
chmodSync(folder, 0o711);
let asked: DrillArguments | undefined;
let done: Drill | undefined;
try {
  asked = readArguments(process.argv.slice(2));
  forgetEnvironment();
  const prepared = await prepare(asked, folder);
  done = asked.real ? await drillOfRepository(asked.real, asked, prepared) : await drillOfMadeCasino(asked, prepared);
  say(`\n${reportText(done)}`);
} catch (error) {
  const isExpected = error instanceof CannotRun || error instanceof ProgramFailed;
  process.stderr.write(`${isExpected ? error.message : (error as Error).stack}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (asked?.out) writeWhole(asked.out, drillMetrics(done, new Date()));
// Players of the casino that was lost still wait for its answer.
process.exit(done && faultsOf(done).length === 0 ? 0 : 1);
