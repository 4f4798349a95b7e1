/** A page that reads. Frames are of `frameOf`, written as they are. */
export interface Reader {
  sessionId: string;
  tables: readonly string[];
  /** Where the player sits; null in play for fun. */
  sitsAt: { table: string; player: string } | null;
  /** The table whose chat is shown; null where none is. */
  chatOf: string | null;
  write(frame: Buffer): void;
  /** What was written and has not left this process. */
  unreadBytes(): number;
  /** After what was written. */
  end(): void;
  /** Now. */
  cut(): void;
}

/** What a reader says once it has joined. */
export interface Joined {
  /** All that was written has left this process. */
  drained(): void;
  leave(): void;
}

/** A reader and where it stands. */
export interface Seat {
  reader: Reader;
  /** Frames up to this one are in the snapshot it began with. */
  since: number;
  /** Since when nothing is written to it, because it does not read what was. */
  stuckSince: number | undefined;
}
