/**
 * Joins the processes that write tables and those that tell pages. What is published reaches every process that listens, at most
 * once and in the order of one publisher; what is lost is noticed by its gap and read from the database. It never takes part in a
 * transaction.
 */
export interface Broker {
  /** Does not wait and never throws: what could not be sent is as good as lost. `message` is plain JSON. */
  publish(channel: string, message: unknown): void;
  /** Calls `hear` with each message of the channel until the answered function is called. */
  subscribe(channel: string, hear: (message: unknown) => void): () => void;
  close(): Promise<void>;
}

/** What the processes tell one another. */
export const channels = {
  /** Messages of tables for everybody: `LiveMessage` of the contract but for snapshots and what is somebody's own. */
  tables: 'live.tables',
  /** `OwnMessage`: what is told to one session's pages alone. */
  own: 'live.own',
  /** How many pages each process has open at each table. */
  watching: 'live.watching',
} as const;
