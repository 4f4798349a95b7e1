import type { Snapshot } from '../files/snapshots.ts';
import type { BackupInfo } from './backup-info.ts';

/** As Prometheus reads it. Moments and no ages: whoever stops telling is seen by what he told last. */
export function agesText(backups: readonly BackupInfo[], copies: readonly Snapshot[] | undefined): string {
  const lines = [
    '# HELP house_backup_at_seconds When the last whole backup of the database ended, in Unix time',
    '# TYPE house_backup_at_seconds gauge',
  ];
  const newest = new Map<string, BackupInfo>();
  for (const backup of backups) {
    if (!backup.hasError) newest.set(`repo="${backup.repo}",type="${backup.type}"`, backup);
  }
  for (const [labels, { endedAt }] of newest)
    lines.push(`house_backup_at_seconds{${labels}} ${endedAt.getTime() / 1_000}`);
  if (copies) {
    lines.push(
      '# HELP house_files_copied_at_seconds When the last copy of files and keys was made, in Unix time; 0: never',
      '# TYPE house_files_copied_at_seconds gauge',
      `house_files_copied_at_seconds ${Math.floor((copies.at(-1)?.at.getTime() ?? 0) / 1_000)}`,
    );
  }
  return `${lines.join('\n')}\n`;
}
