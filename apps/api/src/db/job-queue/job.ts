/** Work that may always be there: somebody has to look. One process at a time does, whichever is up. */
export interface StandingJob {
  /** It names the job's row, so it stays the same as long as the work does. */
  name: string;
  /** How long after a round that found nothing the next one begins. */
  everyMs: number;
  /** One round: how much it found; the next follows at once while there is something. A round may run twice. */
  run(): Promise<number>;
}

/** Work of a moment: of the calendar, or asked for. It is tried again until it is done, and may run twice. */
export interface ScheduledJob {
  name: string;
  /** When it is due, in UTC, as five fields of a crontab; undefined when only somebody asks for it. */
  at?: string;
  run(asked: Asked): Promise<void>;
}

export type Job = StandingJob | ScheduledJob;

export interface Asked {
  /** The moment of the calendar that asked for it; undefined when somebody else did. */
  dueAt: Date | undefined;
  /** What `add` was given; empty for the calendar's. */
  payload: Record<string, unknown>;
}

export interface JobLog {
  warn(details: object, message: string): void;
}
