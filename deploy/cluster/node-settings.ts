import { defaultSettings } from '../../packages/database/src/embedded/settings.ts';

/** What is Patroni's to say, or is the same on all nodes by its rules. */
const notHere = ['listen_addresses', 'max_connections'];

/** Of PostgreSQL on each node: as the embedded one is set, with the memory of one machine shared by three. */
export const nodeSettings: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(defaultSettings).filter(([name]) => !notHere.includes(name))),
  shared_buffers: '128MB',
  max_wal_size: '1GB',
  // Beside the data: what is copied from another node when it is put right would take the log along.
  log_directory: '../log',
  // A standby whose leader died looks for the new one at once; nothing is acknowledged until it has found it.
  wal_retrieve_retry_interval: '200ms',
  // A connection whose other side is gone without a word must not hold its locks: it is noticed in some ten seconds.
  tcp_keepalives_idle: '5',
  tcp_keepalives_interval: '2',
  tcp_keepalives_count: '3',
  // A standby that went silent is given up for another: Patroni looks each second.
  wal_sender_timeout: '5s',
  wal_receiver_timeout: '5s',
};
