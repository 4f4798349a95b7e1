import { expect, it } from 'vitest';
import { agesText } from './ages-text.ts';
import { readBackupInfo } from './backup-info.ts';

/** As pgBackRest 2.45 wrote it, of one stanza in two places. */
const reported = JSON.stringify([
  {
    name: 'casino',
    backup: [
      backup('20261126-120000F', 'full', 1, 1_000),
      backup('20261126-120000F_20261126-130000D', 'diff', 1, 5_000),
      { ...backup('20261126-140000F', 'full', 1, 9_000), error: true },
      backup('20261126-121000F', 'full', 2, 2_000),
    ],
  },
  { name: 'other', backup: [] },
]);

function backup(label: string, type: string, repo: number, stop: number) {
  return {
    label,
    type,
    error: false,
    database: { id: 1, 'repo-key': repo },
    timestamp: { start: stop - 10, stop },
    info: { delta: 100, repository: { delta: 30 }, size: 48_000_000 },
  };
}

it('tells of every backup of a stanza, oldest first', () => {
  const backups = readBackupInfo(reported, 'casino');
  expect(backups.map(({ type, repo, endedAt }) => [type, repo, endedAt.getTime()])).toEqual([
    ['full', 1, 1_000_000],
    ['full', 2, 2_000_000],
    ['diff', 1, 5_000_000],
    ['full', 1, 9_000_000],
  ]);
  expect(backups[0]).toMatchObject({ databaseBytes: 48_000_000, repositoryBytes: 30, hasError: false });
  expect(readBackupInfo(reported, 'other')).toEqual([]);
  expect(readBackupInfo('[]', 'casino')).toEqual([]);
  expect(() => readBackupInfo('[{"message":"\u0001', 'casino')).toThrow('its passphrase');
});

it('gives Prometheus the last whole one of each kind and place, and the last copy of files', () => {
  const text = agesText(readBackupInfo(reported, 'casino'), [{ id: 'a', at: new Date(7_000_500) }]);
  expect(text.split('\n').filter((line) => line.startsWith('casino'))).toEqual([
    'casino_backup_at_seconds{repo="1",type="full"} 1000',
    'casino_backup_at_seconds{repo="2",type="full"} 2000',
    'casino_backup_at_seconds{repo="1",type="diff"} 5000',
    'casino_files_copied_at_seconds 7000',
  ]);
  expect(agesText([], undefined)).not.toContain('files');
  expect(agesText([], [])).toContain('casino_files_copied_at_seconds 0');
});
