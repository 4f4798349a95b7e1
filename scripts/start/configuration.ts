import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { CannotStart } from '@fairhouse/database/embedded';

export interface Configuration {
  production: boolean;
  /** Sources are watched and the player site comes from vite's own server. */
  dev: boolean;
  /** Local chains run beside the house, with coins that are worth nothing: asked for, offered where they can, or not. */
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
  ports: { api: number; studio: number; sandbox: number; web: number };
  origins: { casino: string; studio: string; sandbox: string };
  /** A PostgreSQL of the operator's own; the embedded one when undefined. */
  databaseUrl: string | undefined;
}

type Environment = Record<string, string | undefined>;

const options = new Set(['--dev', '--verbose', '--chains']);

/** Reads the settings of a start. Throws CannotStart at one that makes no sense. */
export function readConfiguration(env: Environment, args: string[], root: string): Configuration {
  const unknown = args.find((arg) => !options.has(arg));
  if (unknown) throw new CannotStart(`There is no option ${unknown}; there are --dev, --verbose and --chains.`);
  const production = environmentOf(env) === 'production';
  const dev = args.includes('--dev');
  const sandbox = env.SANDBOX === undefined ? !production : env.SANDBOX === 'on';
  const chains = chainsIn(env, args, { production, sandbox });
  if (chains === 'wanted' && (production || !sandbox)) {
    throw new CannotStart('Local chains are for trying out: leave --chains out in production and without the sandbox.');
  }
  const ports = {
    api: portIn(env, 'API_PORT', 3000),
    studio: portIn(env, 'STUDIO_PORT', 3001),
    sandbox: portIn(env, 'SANDBOX_PORT', 3002),
    web: portIn(env, 'WEB_PORT', 5173),
  };
  refuseSharedPort(ports, { sandbox, dev });
  const host = env.HOST || '127.0.0.1';
  const named = browserHostOf(host);
  return {
    production,
    dev,
    chains,
    verbose: production || args.includes('--verbose'),
    sandbox,
    dataFolder: resolve(root, env.FAIRHOUSE_DATA_DIR || '.data'),
    host,
    innerHost: innerHostOf(host),
    ports,
    origins: {
      casino: originIn(env, 'PUBLIC_ORIGIN', named, dev ? ports.web : ports.api),
      studio: originIn(env, 'STUDIO_ORIGIN', named, ports.studio),
      sandbox: originIn(env, 'SANDBOX_ORIGIN', named, ports.sandbox),
    },
    databaseUrl: env.DATABASE_URL || undefined,
  };
}

function chainsIn(
  env: Environment,
  args: string[],
  { production, sandbox }: { production: boolean; sandbox: boolean },
): Configuration['chains'] {
  if (args.includes('--chains') || env.LOCAL_CHAINS === 'on') return 'wanted';
  if (env.LOCAL_CHAINS && env.LOCAL_CHAINS !== 'off') {
    throw new CannotStart(`LOCAL_CHAINS is "${env.LOCAL_CHAINS}"; set it to on or off.`);
  }
  return production || !sandbox || env.LOCAL_CHAINS === 'off' || env.CHAIN_ETHEREUM_RPC ? 'off' : 'offered';
}

/** In production the address that every text tells players to write to must be one that somebody reads. */
export function requireSiteEmail({ production }: Configuration, env: Environment): void {
  if (!production || env.SITE_EMAIL) return;
  throw new CannotStart(
    'In production players write to SITE_EMAIL: set it to an address that your support team reads, such as support@example.com.',
  );
}

function portIn(env: Environment, name: string, otherwise: number): number {
  const text = env[name];
  if (!text) return otherwise;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new CannotStart(`${name} is "${text}"; set it to a port between 1 and 65535.`);
}

function originIn(env: Environment, name: string, host: string, port: number): string {
  const text = env[name];
  if (!text) return `http://${host}:${port}`;
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new CannotStart(`${name} is "${text}"; set it to an origin such as https://play.example.com, without a path.`);
}

/** What decides about secrets, mails and pretend money must not be a slip of the pen. */
function environmentOf({ NODE_ENV: name }: Environment): 'development' | 'test' | 'production' {
  if (name === undefined) return 'development';
  if (name === 'development' || name === 'test' || name === 'production') return name;
  throw new CannotStart(`NODE_ENV is "${name}"; set it to development, test or production.`);
}

function refuseSharedPort(ports: Configuration['ports'], runs: { sandbox: boolean; dev: boolean }): void {
  const taken = new Map<number, string>();
  for (const [name, port] of Object.entries(ports)) {
    if ((name === 'sandbox' && !runs.sandbox) || (name === 'web' && !runs.dev)) continue;
    const setting = `${name.toUpperCase()}_PORT`;
    const other = taken.get(port);
    if (other) throw new CannotStart(`${other} and ${setting} are both ${port}; give each a port of its own.`);
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
    throw new CannotStart(
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
