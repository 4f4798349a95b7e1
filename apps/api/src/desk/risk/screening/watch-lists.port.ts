/** A line of a list of sanctions or exposed persons. */
export interface WatchEntry {
  list: string;
  /** What the list calls it. */
  reference: string;
  name: string;
  /** YYYY-MM-DD, or as much of it as the list knows: a year, a year and a month, nothing. */
  birthday: string;
}

export interface WatchList {
  /** What it was read from, by a name that says nothing about the machine. */
  source: string;
  entries: readonly WatchEntry[];
  /** Of what was read: another one, and all members are compared again. */
  hash: string;
  readAt: Date;
}

/** Where the lists come from. */
export interface WatchLists {
  read(): Promise<WatchList>;
}
