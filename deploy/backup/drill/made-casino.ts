import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { giveTo, type Identity } from '@fairhouse/database/embedded';
import { openTestCasino, type TestCasino } from '../../../test-kit/open-test-casino.ts';
import { copyFiles } from '../files/copy-files.ts';
import { type FilesRepo, restic } from '../files/snapshots.ts';
import { findServer, type Tools } from '../tools/find-tools.ts';
import { run } from '../tools/run.ts';
import { configurationText, drillConfiguration, readConfigurationText } from './configuration.ts';
import { gather, type SimulatedPlayers, sitDown } from './players.ts';
import { keepFor, openPrimary, type Primary } from './primary.ts';
import { clusterIn, socketIn } from './server.ts';
import { TimedJournal } from './timed-journal.ts';

const shippedConfiguration = fileURLToPath(new URL('../pgbackrest.conf', import.meta.url));
/** Debian 12's, which its pgBackRest knows. */
const serverVersion = '15';
/** It is another site's, and the one that is left. */
export const secondPlace = 2;
const filesEveryMs = 10_000;
const beforeBackupMs = 8_000;

export interface LostCasino {
  config: string;
  files: FilesRepo;
  identityFile: string;
  journal: TimedJournal;
  players: SimulatedPlayers;
  lostAt: Date;
}

export interface MakeOptions {
  folder: string;
  tools: Tools;
  toolsFolder: string;
  identity: Identity;
  seconds: number;
  say(line: string): void;
}

/** Makes a casino, has it played at and backed up, and loses it while bets are under way: its database, its files, the first place of its backups. */
export async function loseCasino(options: MakeOptions): Promise<LostCasino> {
  const { folder, tools, identity, say, seconds } = options;
  const places = placesIn(folder, identity);
  const config = join(places.own, 'pgbackrest.conf');
  const pgbackrest = (...args: string[]) =>
    run(tools.pgbackrest, [`--config=${config}`, '--stanza=casino', ...args], { identity, env: tools.env });

  const programs = await findServer(options.toolsFolder, serverVersion, say);
  const push = `${tools.pgbackrest} --config=${config} --stanza=casino archive-push %p`;
  say('Opening a database whose log is archived …');
  const primary = await openPrimary(join(folder, 'primary'), programs, identity, push);
  let system: TestCasino | undefined;
  try {
    writeConfiguration(places, primary, identity);
    await pgbackrest('stanza-create');
    await pgbackrest('check');
    say('Opening a system on it …');
    system = await openTestCasino({
      DATABASE_URL: primary.url,
      CALLS_PER_MINUTE: '100000',
      GUESSES_PER_MINUTE: '1000',
    });
    return await playAndLose({ ...options, system, primary, pgbackrest, config, places });
  } finally {
    if (system) {
      // Its processes end by themselves when their supervisor is gone.
      process.kill(system.pid, 'SIGKILL');
      await system.close();
    }
    await primary.server.kill();
    say(`The casino is lost after ${seconds} s of betting since its last backup.`);
  }
}

type Places = ReturnType<typeof placesIn>;

async function playAndLose({
  system,
  primary,
  pgbackrest,
  places,
  config,
  tools,
  seconds,
  say,
}: MakeOptions & {
  system: TestCasino;
  primary: Primary;
  pgbackrest(...args: string[]): Promise<string>;
  places: Places;
  config: string;
}): Promise<LostCasino> {
  const journal = new TimedJournal();
  const secrets = JSON.parse(readFileSync(join(system.dataFolder, 'secrets.json'), 'utf8')) as Record<string, string>;
  const { files, identityFile, recipient } = await openFilesRepo(tools, places);
  const copy = () =>
    copyFiles(tools, { to: files, dataFolder: system.dataFolder, keys: secrets, recipients: [recipient] });

  const players = await gather(system, journal);
  const play = await sitDown(system, players, journal, secrets.WALLET_SECRET!);
  let isOver = false;
  const load = play(() => isOver);
  const failed = load.then(() => new Promise<never>(() => {}));
  failed.catch(() => {});
  const copying = keepCopying(copy, () => isOver);
  const during = (work: Promise<unknown>) =>
    Promise.race([work, failed, copying.then(() => new Promise<never>(() => {}))]);

  say(
    `${players.atVendor.length + players.atSlot.length + players.atCashier.length} members play; backing up in full, in two places …`,
  );
  for (const repo of [1, secondPlace]) await during(pgbackrest('--type=full', `--repo=${repo}`, 'backup'));
  await during(sleep(beforeBackupMs));
  say('Backing up what has changed since …');
  for (const repo of [1, secondPlace]) await during(pgbackrest('--type=diff', `--repo=${repo}`, 'backup'));
  say(`Betting continues for ${seconds} s …`);
  await during(sleep(seconds * 1_000));

  await primary.server.kill();
  const lostAt = new Date();
  isOver = true;
  await copying;
  rmSync(clusterIn(primary.place.folder), { recursive: true });
  rmSync(places.repo1, { recursive: true });
  return { config, files, identityFile, journal, players, lostAt };
}

/** As a timer would have it. */
async function keepCopying(copy: () => Promise<void>, isOver: () => boolean): Promise<void> {
  for (;;) {
    await copy();
    for (const until = Date.now() + filesEveryMs; Date.now() < until; await sleep(100)) if (isOver()) return;
  }
}

function placesIn(folder: string, identity: Identity) {
  const own = join(folder, 'backup');
  const places = {
    own,
    repo1: join(own, 'first-place'),
    repo2: join(own, 'second-place'),
    log: join(own, 'log'),
    lock: join(own, 'lock'),
    spool: join(own, 'spool'),
    files: join(folder, 'files'),
    safe: join(folder, 'safe'),
  };
  for (const path of Object.values(places)) mkdirSync(path, { recursive: true, mode: 0o700 });
  giveTo(identity, own);
  return places;
}

function writeConfiguration(places: Places, { place }: Primary, identity: Identity): void {
  const shipped = readConfigurationText(readFileSync(shippedConfiguration, 'utf8'));
  const sections = drillConfiguration(shipped, {
    ...places,
    passphrases: [randomBytes(48).toString('base64'), randomBytes(48).toString('base64')],
    cluster: clusterIn(place.folder),
    socket: socketIn(place.folder),
    port: place.port,
    superuser: place.superuser,
  });
  keepFor(identity, places.own, 'pgbackrest.conf', configurationText(sections));
}

/** A repository of files, and a pair of keys of which the private half stays in the safe. */
async function openFilesRepo(tools: Tools, { files: repo, safe }: Places) {
  const passwordFile = keepFor({ prefix: [], uid: undefined }, safe, 'password', randomBytes(48).toString('base64'));
  const identityFile = join(safe, 'identity');
  await run(tools['age-keygen'], ['--output', identityFile], { env: tools.env });
  const recipient = (await run(tools['age-keygen'], ['-y', identityFile], { env: tools.env })).trim();
  const files: FilesRepo = { repo, passwordFile };
  await restic(tools, files, ['init']);
  return { files, identityFile, recipient };
}
