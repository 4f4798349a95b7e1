import type { Database, Transaction } from '@fairhouse/database';
import type { StaffLanguage } from '@fairhouse/money';
import type { Job } from '../../db/job-queue/job.ts';
import type { JobQueue } from '../../db/job-queue/job-queue.ts';
import type { QueueAge } from '../../db/queue-age.ts';
import type { SettingOf } from '../../db/setting-of.ts';
import type { JobNotes } from './jobs/note-rounds.ts';

/** How a shared table stands, as far as conditions ask. */
export interface TableAnswer {
  code: string;
  /** Null between rounds. */
  round: object | null;
  rests: boolean;
  movedAt: string | null;
  owed: { bets: number; since: string | null };
}

export interface TablesAnswer {
  vendor: string;
  tables?: readonly TableAnswer[];
}

export interface RefusalsAnswer {
  vendor: string;
  day: string;
  said: { games: readonly RefusalsOfGame[] } | undefined | null;
}

/** Plays of one game on one day: a win pays more than its stake. */
export interface RefusalsOfGame {
  game: string;
  played: { wins: number; losses: number };
  refused: { wins: number; losses: number };
}

export interface HealthDeps {
  db: Database;
  settingOf: SettingOf;
  /** Every queue of the desk, by the same sums as its list. */
  queueAges(): Promise<QueueAge[]>;
  /** What vendors say of their shared tables; one that does not answer is reported as such. */
  askTables(): Promise<readonly TablesAnswer[]>;
  /** What vendors say of refused plays by outcome, of these UTC days. */
  askRefusals(days: readonly string[]): Promise<readonly RefusalsAnswer[]>;
  /** Those that the casino follows. */
  chains: readonly string[];
  /** Whether there is a server to send mails by. */
  sendsMail: boolean;
  writeMail(
    tx: Transaction,
    to: string,
    letter: { subject: string; paragraphs: string[]; language: StaffLanguage },
  ): Promise<void>;
  queue: Pick<JobQueue, 'runNow' | 'failed' | 'tryAgain'>;
  /** Every job of the casino. */
  jobs(): readonly Job[];
  notes: JobNotes;
  clock(): Date;
}
