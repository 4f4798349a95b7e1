import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { CannotRun, type Environment, port, readSettings, text, word } from '@fairhouse/operation/settings';
import { z } from 'zod';

export interface Configuration {
  production: boolean;
  /** Sources are watched and the player site comes from vite's own server. */
  dev: boolean;
  /** Local chains run beside the services, with coins that are worth nothing: asked for, offered where they can, or not. */
  chains: 'wanted' | 'offered' | 'off';
  /** Logs go to standard output instead of files. */
  verbose: boolean;
  /** The pretend payment provider runs; never by itself in production. */
  sandbox: boolean;
  /** Where database, uploads, logs and development secrets live. */
  dataFolder: string;
  /** The address to listen on. */
  host: string;
  /** Under which the processes reach one another, as it stands in an address. */
  innerHost: string;
  ports: { api: number; studio: number; sandbox: number; desk: number; web: number };
  origins: { casino: string; studio: string; sandbox: string; desk: string };
  /** A PostgreSQL of the operator's own; the embedded one when undefined. */
  databaseUrl: string | undefined;
  /** Of the studio's own server, where it has one. */
  studioDatabaseUrl: string | undefined;
}

const options = new Set(['--dev', '--verbose', '--chains']);

/** The address of a page's origin, exactly; undefined: made of the host and the port. */
const origin = () =>
  text()
    .refine((given) => given === '' || (URL.canParse(given) && new URL(given).origin === given), {
      error: ({ input }) => `is "${input}"; set it to an origin such as https://play.example.com, without a path.`,
    })
    .transform((given) => given || undefined);

/** Everything a start reads from its environment beside the secrets; the processes read the rest themselves. */
export const environment = z.object({
  NODE_ENV: word(['development', 'test', 'production'], 'development'),
  SANDBOX: z.string().optional(),
  LOCAL_CHAINS: text().refine((given) => ['', 'on', 'off'].includes(given), {
    error: ({ input }) => `is "${input}"; set it to on or off.`,
  }),
  CHAIN_ETHEREUM_RPC: text(),
  API_PORT: port(3000, 1),
  STUDIO_PORT: port(3001, 1),
  SANDBOX_PORT: port(3002, 1),
  DESK_PORT: port(3003, 1),
  WEB_PORT: port(5173, 1),
  HOST: text().transform((given) => given || '127.0.0.1'),
  PUBLIC_ORIGIN: origin(),
  STUDIO_ORIGIN: origin(),
  SANDBOX_ORIGIN: origin(),
  DESK_ORIGIN: origin(),
  FAIRHOUSE_DATA_DIR: text().transform((given) => given || '.data'),
  DATABASE_URL: text().transform((given) => given || undefined),
  STUDIO_DATABASE_URL: text().transform((given) => given || undefined),
});

/** Reads the settings of a start. Throws CannotRun at one that makes no sense. */
export function readConfiguration(env: Environment, args: string[], root: string): Configuration {
  const unknown = args.find((arg) => !options.has(arg));
  if (unknown) throw new CannotRun(`There is no option ${unknown}; there are --dev, --verbose and --chains.`);
  const dev = args.includes('--dev');
  const read = readSettings(environment, env);
  const production = read.NODE_ENV === 'production';
  const sandbox = read.SANDBOX === undefined ? !production : read.SANDBOX === 'on';
  const chains = chainsOf(read, args.includes('--chains'), production || !sandbox);
  const ports = {
    api: read.API_PORT,
    studio: read.STUDIO_PORT,
    sandbox: read.SANDBOX_PORT,
    desk: read.DESK_PORT,
    web: read.WEB_PORT,
  };
  refuseSharedPort(ports, { sandbox, dev });
  const named = browserHostOf(read.HOST);
  return {
    production,
    dev,
    chains,
    verbose: production || args.includes('--verbose'),
    sandbox,
    dataFolder: resolve(root, read.FAIRHOUSE_DATA_DIR),
    host: read.HOST,
    innerHost: innerHostOf(read.HOST),
    ports,
    origins: {
      casino: read.PUBLIC_ORIGIN ?? `http://${named}:${dev ? ports.web : ports.api}`,
      studio: read.STUDIO_ORIGIN ?? `http://${named}:${ports.studio}`,
      sandbox: read.SANDBOX_ORIGIN ?? `http://${named}:${ports.sandbox}`,
      desk: read.DESK_ORIGIN ?? `http://${named}:${ports.desk}`,
    },
    databaseUrl: read.DATABASE_URL,
    studioDatabaseUrl: read.STUDIO_DATABASE_URL,
  };
}

function chainsOf(
  { LOCAL_CHAINS, CHAIN_ETHEREUM_RPC }: z.output<typeof environment>,
  askedFor: boolean,
  isReal: boolean,
): Configuration['chains'] {
  if (askedFor || LOCAL_CHAINS === 'on') {
    if (!isReal) return 'wanted';
    throw new CannotRun('Local chains are for trying out: leave --chains out in production and without the sandbox.');
  }
  return isReal || LOCAL_CHAINS === 'off' || CHAIN_ETHEREUM_RPC ? 'off' : 'offered';
}

/** In production the address that every text tells players to write to must be one that somebody reads. */
export function requireSiteEmail({ production }: Configuration, env: Environment): void {
  if (!production || env.SITE_EMAIL) return;
  throw new CannotRun(
    'In production players write to SITE_EMAIL: set it to an address that your support team reads, such as support@example.com.',
  );
}

function refuseSharedPort(ports: Configuration['ports'], runs: { sandbox: boolean; dev: boolean }): void {
  const taken = new Map<number, string>();
  for (const [name, port] of Object.entries(ports)) {
    if ((name === 'sandbox' && !runs.sandbox) || (name === 'web' && !runs.dev)) continue;
    const setting = `${name.toUpperCase()}_PORT`;
    const other = taken.get(port);
    if (other) throw new CannotRun(`${other} and ${setting} are both ${port}; give each a port of its own.`);
    taken.set(port, setting);
  }
}

/** Who listens everywhere is reached on the loopback. */
function innerHostOf(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return isIPv6(host) ? `[${host}]` : host;
}

/**
 * The name of this machine in a browser. A policy about frames cannot name an address of IPv6 (CSP 3, host-source), so
 * the loopback's is called localhost, which browsers look for there too.
 */
function browserHostOf(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

/** Makes the data folder, or says in a sentence that it cannot be written. */
export function prepareDataFolder(folder: string): void {
  try {
    // Others may pass through, not look in: the database below belongs to another user when we are root.
    makeFolder(folder, 0o711);
    const probe = join(folder, `.writable-${randomBytes(4).toString('hex')}`);
    writeFileSync(probe, '');
    rmSync(probe);
    makeFolder(join(folder, 'logs'), 0o700);
  } catch {
    throw new CannotRun(
      `The data folder ${folder} cannot be written; make it writable for this user, or choose another with FAIRHOUSE_DATA_DIR.`,
    );
  }
}

/** Folder by folder: below /proc, node's own recursive way tries for ever (node 20.20). */
function makeFolder(folder: string, mode: number): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), mode);
  mkdirSync(folder, { mode });
}
