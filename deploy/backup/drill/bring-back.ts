import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '@fairhouse/database';
import type { TestCasino } from '../../../test-kit/open-test-casino.ts';
import { restoreFiles } from '../files/restore-files.ts';
import { type FilesRepo, listSnapshots, snapshotsFor } from '../files/snapshots.ts';
import { findFiles } from './files-there.ts';
import { compareLosses } from './losses.ts';
import { openCopy } from './open-copy.ts';
import { type SimulatedPlayers, sitDown } from './players.ts';
import type { Drill } from './report.ts';
import { type RestoreOptions, restoreDatabase } from './restored.ts';
import { storedAuditEvents } from './stored-audit-events.ts';
import { TimedJournal } from './timed-journal.ts';
import { verifyCasino } from './verify-casino.ts';

export interface BringBackOptions extends RestoreOptions {
  of: string;
  endedAt: Date;
  databaseBytes: number;
  /** Undefined: no copies of files and keys were given. */
  files: { repo: FilesRepo; identityFile: string; hasPictures: boolean } | undefined;
  /** Of a casino that the drill has made. */
  played: { journal: TimedJournal; players: SimulatedPlayers } | undefined;
}

const playAgainMs = 4_000;

/** Restores database, files and keys, opens the casino on them, and looks whether it is what it was. */
export async function bringBack(options: BringBackOptions): Promise<Drill> {
  const { say, tools, files, at, endedAt, played } = options;
  say('Restoring the database …');
  const restored = await restoreDatabase(options);
  let system: TestCasino | undefined;
  try {
    const { url, restoredTo } = restored;
    const dataFolder = join(options.folder, 'data');
    mkdirSync(dataFolder, { recursive: true, mode: 0o711 });
    const filesAt = performance.now();
    const snapshots = files ? snapshotsFor(await listSnapshots(tools, files.repo), restoredTo ?? at ?? endedAt) : [];
    const keys = files
      ? await restoreFiles(tools, files.repo, snapshots, { dataFolder, identityFile: files.identityFile })
      : {};
    const filesMs = performance.now() - filesAt;

    say('Starting Fairhouse on it …');
    const openAt = performance.now();
    system = await openCopy(dataFolder, url, keys);
    const openedMs = performance.now() - openAt;

    say('Verifying every book and the record …');
    const verifyAt = performance.now();
    const verified = await verifyCasino(system, url);
    const verifiedMs = performance.now() - verifyAt;
    const db = connect({ url, schema: 'casino', connections: 2, answerWithinMs: 60_000 });
    try {
      return {
        ...restored,
        of: options.of,
        at,
        endedAt,
        databaseBytes: options.databaseBytes,
        filesMs,
        openedMs,
        verifiedMs,
        verified,
        files: files?.hasPictures ? await findFiles(db, dataFolder, snapshots.at(-1)?.at) : undefined,
        losses: played && compareLosses(played.journal.entries, await storedAuditEvents(db), restoredTo ?? endedAt),
        playedAfter: played && (await playAgain(system, played.players, keys.WALLET_SECRET!)),
      };
    } finally {
      await db.end();
    }
  } finally {
    await system?.close();
    await restored.server.stop();
  }
}

/** The same members go on, with the sessions they had. Answers how much the restored system has acknowledged. */
async function playAgain(system: TestCasino, players: SimulatedPlayers, secret: string): Promise<number> {
  const journal = new TimedJournal();
  const play = await sitDown(system, { ...players, atCashier: [] }, journal, secret);
  let isOver = false;
  const load = play(() => isOver);
  await Promise.race([load, sleep(playAgainMs)]);
  isOver = true;
  await load;
  return journal.entries.length;
}
