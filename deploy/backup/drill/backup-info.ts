import { CannotRun } from '@fairhouse/operation/settings';

/** One backup as `pgbackrest info --output=json` tells of it. */
export interface BackupInfo {
  label: string;
  type: 'full' | 'diff' | 'incr';
  /** Which place it lies in. */
  repo: number;
  startedAt: Date;
  endedAt: Date;
  /** Of the database, and what it takes in the repository. */
  databaseBytes: number;
  repositoryBytes: number;
  hasError: boolean;
}

interface Stanza {
  name: string;
  backup: {
    label: string;
    type: BackupInfo['type'];
    error?: boolean;
    database: { 'repo-key': number };
    timestamp: { start: number; stop: number };
    info: { size: number; repository: { delta?: number; size?: number } };
  }[];
}

/** Every backup of a stanza, oldest first. */
export function readBackupInfo(json: string, stanza: string): BackupInfo[] {
  const reported = stanzasIn(json).find(({ name }) => name === stanza);
  return (reported?.backup ?? [])
    .map(({ label, type, error, database, timestamp, info }) => ({
      label,
      type,
      repo: database['repo-key'],
      startedAt: new Date(timestamp.start * 1_000),
      endedAt: new Date(timestamp.stop * 1_000),
      databaseBytes: info.size,
      repositoryBytes: info.repository.delta ?? info.repository.size ?? 0,
      hasError: error ?? false,
    }))
    .sort((a, b) => a.endedAt.getTime() - b.endedAt.getTime());
}

function stanzasIn(json: string): Stanza[] {
  try {
    return JSON.parse(json) as Stanza[];
  } catch {
    // With a wrong passphrase it quotes the noise it has read, and that is no JSON.
    throw new CannotRun('The repository cannot be read; look at its path and its passphrase.');
  }
}
