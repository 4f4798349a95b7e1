import type { FilesFound } from './files-there.ts';
import type { Losses } from './losses.ts';
import type { Verified } from './verify-casino.ts';

export interface Drill {
  /** What was restored, in a word: a casino of the drill's own, or where the repository is. */
  of: string;
  at: Date | undefined;
  restoredTo: Date | undefined;
  /** When the casino was lost; of a real repository, when the drill looked. */
  endedAt: Date;
  copiedMs: number;
  recoveredMs: number;
  filesMs: number;
  openedMs: number;
  verifiedMs: number;
  databaseBytes: number;
  verified: Verified;
  /** Undefined: copies of files were not given. */
  files: FilesFound | undefined;
  /** Undefined of a real repository: nobody kept a journal. */
  losses: Losses | undefined;
  /** Acknowledged by the restored casino; undefined where nobody plays. */
  playedAfter: number | undefined;
}

/** Why the drill has failed; nothing when the casino could be brought back as it was. */
export function faultsOf({ verified, files, losses, playedAfter }: Drill): string[] {
  return [
    ...verified.faults,
    ...(files?.wrong ?? []),
    ...(losses?.faults ?? []),
    ...(verified.books === 0 ? ['the restored casino has no book'] : []),
    ...(playedAfter === 0 ? ['the restored casino took no bet'] : []),
  ];
}

export function openAgainMs({ copiedMs, recoveredMs, filesMs, openedMs }: Drill): number {
  return copiedMs + recoveredMs + filesMs + openedMs;
}

/** Of the casino's time, up to its loss or to when the drill looked; undefined where somebody chose the moment. */
export function lostMs({ losses, at, restoredTo, endedAt }: Drill): number | undefined {
  if (at) return undefined;
  return losses?.lostMs ?? (restoredTo && endedAt.getTime() - restoredTo.getTime());
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
const mostFaultsShown = 20;

export function reportText(drill: Drill): string {
  const { of, at, restoredTo, verified, files, playedAfter } = drill;
  const faults = faultsOf(drill);
  const lines = [
    `Restored ${of}, ${at ? `to ${at.toISOString()}` : 'as far as its archive goes'}.`,
    `  last transaction    ${restoredTo?.toISOString() ?? 'the end of the backup'}`,
    ...lossLines(drill),
    `  open again after    ${seconds(openAgainMs(drill))}: ${seconds(drill.copiedMs)} copying ${megabytes(drill.databaseBytes)}, ` +
      `${seconds(drill.recoveredMs)} replaying, ${seconds(drill.filesMs)} files and keys, ${seconds(drill.openedMs)} opening`,
    `  books               ${verified.books} books, ${verified.postings} postings (${seconds(drill.verifiedMs)})`,
    `  record              ${verified.record}`,
    `  files               ${filesText(files)}`,
    ...(playedAfter === undefined
      ? []
      : [`  played on           ${playedAfter} entries acknowledged by the restored casino`]),
    '',
    faults.length === 0
      ? 'Everything verifies.'
      : `${faults.length} faults:\n${faults
          .slice(0, mostFaultsShown)
          .map((fault) => `  ${fault}`)
          .join('\n')}`,
  ];
  return lines.join('\n');
}

function lossLines(drill: Drill): string[] {
  const { losses, at } = drill;
  if (losses) {
    const { acknowledged, restored, lost } = losses;
    const word = at ? 'left out' : 'lost';
    return [
      `  time ${word.padEnd(15)}${seconds(losses.lostMs)}, from the last entry brought back to the last one acknowledged`,
      `  entries                ${acknowledged} acknowledged, ${restored} brought back, ${lost} ${word}`,
    ];
  }
  const ms = lostMs(drill);
  return ms === undefined
    ? []
    : [`  time lost           ${seconds(ms)}, if the casino had been lost as the drill began`];
}

function filesText(files: FilesFound | undefined): string {
  if (!files) return 'not looked at: say --files';
  const { rows, wrong, tooNew } = files;
  const later = tooNew === 0 ? '' : `, ${tooNew} newer than their last copy and gone`;
  return `${rows} named by rows, ${rows - wrong.length - tooNew} there as handed in${later}`;
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
