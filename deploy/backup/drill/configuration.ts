/** One section of pgBackRest's configuration, by option. */
export type Section = Readonly<Record<string, string>>;
export type Sections = Readonly<Record<string, Section>>;

/** Reads the text of a configuration of pgBackRest. A line that is none of its own throws. */
export function readConfigurationText(text: string): Sections {
  const sections: Record<string, Record<string, string>> = {};
  let current: Record<string, string> | undefined;
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const [, title] = /^\[([a-z0-9:_-]+)\]$/.exec(line) ?? [];
    const [, option, value] = /^([a-z0-9-]+)=(.*)$/.exec(line) ?? [];
    if (title !== undefined) {
      sections[title] ??= {};
      current = sections[title];
    } else if (option !== undefined && current) {
      current[option] = value!;
    } else {
      throw new Error(`"${line}" is no line of a configuration of pgBackRest`);
    }
  }
  return sections;
}

export function configurationText(sections: Sections): string {
  return Object.entries(sections)
    .map(([title, options]) => [`[${title}]`, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

export interface DrillPlaces {
  repo1: string;
  repo2: string;
  passphrases: readonly [string, string];
  log: string;
  lock: string;
  spool: string;
  cluster: string;
  socket: string;
  port: number;
  superuser: string;
}

/**
 * The configuration that is shipped, with the drill's own places: what is tried is what is told to be used. The second place
 * is a folder, since the drill has no other site.
 */
export function drillConfiguration(shipped: Sections, places: DrillPlaces): Sections {
  const { global = {}, casino = {} } = shipped;
  const withoutBucket = Object.fromEntries(Object.entries(global).filter(([name]) => !/^repo2-(type|s3-)/.test(name)));
  return {
    global: {
      ...withoutBucket,
      'repo1-path': places.repo1,
      'repo2-path': places.repo2,
      'repo1-cipher-pass': places.passphrases[0],
      'repo2-cipher-pass': places.passphrases[1],
      'log-path': places.log,
      'lock-path': places.lock,
      'spool-path': places.spool,
    },
    casino: {
      ...casino,
      'pg1-path': places.cluster,
      'pg1-port': String(places.port),
      'pg1-socket-path': places.socket,
      'pg1-user': places.superuser,
    },
  };
}

/** A repository in a folder, of which nothing but the folder and its passphrase is known. */
export function folderConfiguration(stanza: string, repo: string, passphrase: string | undefined): Sections {
  const cipher: Section =
    passphrase === undefined ? {} : { 'repo1-cipher-type': 'aes-256-cbc', 'repo1-cipher-pass': passphrase };
  return { global: { 'repo1-path': repo, ...cipher }, [stanza]: { 'pg1-path': '/var/lib/postgresql/restored' } };
}

/**
 * What a server of the drill is told, over everything that its files say: also what the restored casino was told by hand.
 * Its own folder and this machine alone reach it.
 */
export function serverSettings(
  { port, socket, hba }: { port: number; socket: string; hba: string },
  archiveCommand: string | undefined,
): Readonly<Record<string, string>> {
  return {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: socket,
    hba_file: hba,
    ssl: 'off',
    max_connections: '120',
    shared_buffers: '128MB',
    shared_preload_libraries: '',
    synchronous_standby_names: '',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
    log_destination: 'stderr',
    log_line_prefix: '%m ',
    // A casino that knows more connections than the drill allows would wait for ever before it takes questions while it recovers.
    hot_standby: 'off',
    ...(archiveCommand === undefined ? { archive_mode: 'off' } : { archive_command: archiveCommand }),
  };
}
