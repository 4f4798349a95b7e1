import type { Snapshot } from '../files/snapshots.ts';
import type { BackupInfo } from './backup-info.ts';
import { gauge } from './gauge.ts';

/** As Prometheus reads it. Moments and no ages: anyone who stops telling is seen by what he told last. */
export function agesText(backups: readonly BackupInfo[], copies: readonly Snapshot[] | undefined): string {
  const newest = new Map<string, number>();
  for (const { hasError, repo, type, endedAt } of backups) {
    if (!hasError) newest.set(`repo="${repo}",type="${type}"`, endedAt.getTime() / 1_000);
  }
  const copiedAt = Math.floor((copies?.at(-1)?.at.getTime() ?? 0) / 1_000);
  return [
    gauge('casino_backup_at_seconds', 'When the last whole backup of the database ended, in Unix time', newest),
    ...(copies
      ? [
          gauge(
            'casino_files_copied_at_seconds',
            'When the last copy of files and keys was made, in Unix time; 0: never',
            [['', copiedAt]],
          ),
        ]
      : []),
  ].join('');
}
