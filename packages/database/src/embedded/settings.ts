/** What differs from PostgreSQL's own defaults. Durability (fsync, synchronous_commit, full_page_writes) stays on. */
export const defaultSettings: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  // A socket in a shared folder would collide between two servers; everything speaks TCP on the loopback.
  unix_socket_directories: '',
  max_connections: '120',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // One file a weekday, overwritten a week later: the log cannot grow for ever.
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgresql-%a.log',
  log_rotation_age: '1d',
  log_truncate_on_rotation: 'on',
  // Statements and the DETAIL of an error carry members' data.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};
