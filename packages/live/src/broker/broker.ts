/**
 * Joins the processes that write tables and those that tell pages. What is published reaches every process that listens, its own
 * included, at most once and in the order of one publisher; what is lost is noticed by its gap and read from the database. It never
 * takes part in a transaction.
 */
export interface Broker {
  /**
   * Does not wait and never throws: what could not be sent is as good as lost, but for the own process, which hears itself whether or
   * not the others can be reached. `message` is plain JSON, and stays as it is.
   */
  publish(channel: string, message: unknown): void;
  /** Calls `hear` with each message of the channel until the answered function is called. */
  subscribe(channel: string, hear: (message: unknown) => void): () => void;
  /** Calls `hear` with whether other processes are heard, at once and at each change, until the answered function is called. */
  watch(hear: (areHeard: boolean) => void): () => void;
  close(): Promise<void>;
}

/** What brokers say to the log of the process. */
export interface BrokerLog {
  warn(details: object, message: string): void;
}

/** What the processes tell one another. */
export const channels = {
  /** Messages of tables for everybody: `LiveMessage` of the contract but for snapshots and what is somebody's own. */
  tables: 'live.tables',
  /** `OwnMessage`: sent to the pages of one session alone. */
  own: 'live.own',
  /** Somebody was not heard for a while: anyone who keeps a view of tables reads it again. */
  missed: 'live.missed',
} as const;
