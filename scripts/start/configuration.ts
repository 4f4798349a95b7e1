import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CannotStart } from '@fairhouse/database/embedded';

export interface Configuration {
  production: boolean;
  /** Sources are watched and the player site comes from vite's own server. */
  dev: boolean;
  /** Local chains run beside the house, with coins that are worth nothing. */
  chains: boolean;
  /** Logs go to standard output instead of files. */
  verbose: boolean;
  /** The pretend payment provider runs; never by itself in production. */
  sandbox: boolean;
  /** Where database, uploads, logs and development secrets live. */
  dataFolder: string;
  host: string;
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
  const production = env.NODE_ENV === 'production';
  const dev = args.includes('--dev');
  const sandbox = env.SANDBOX === undefined ? !production : env.SANDBOX === 'on';
  const chains = args.includes('--chains') || env.LOCAL_CHAINS === 'on';
  if (chains && (production || !sandbox)) {
    throw new CannotStart('Local chains are for trying out: leave --chains out in production and without the sandbox.');
  }
  const ports = {
    api: portIn(env, 'API_PORT', 3000),
    studio: portIn(env, 'STUDIO_PORT', 3001),
    sandbox: portIn(env, 'SANDBOX_PORT', 3002),
    web: portIn(env, 'WEB_PORT', 5173),
  };
  return {
    production,
    dev,
    chains,
    verbose: production || args.includes('--verbose'),
    sandbox,
    dataFolder: resolve(root, env.FAIRHOUSE_DATA_DIR || '.data'),
    host: env.HOST || '127.0.0.1',
    ports,
    origins: {
      casino: originIn(env, 'PUBLIC_ORIGIN', dev ? ports.web : ports.api),
      studio: originIn(env, 'STUDIO_ORIGIN', ports.studio),
      sandbox: originIn(env, 'SANDBOX_ORIGIN', ports.sandbox),
    },
    databaseUrl: env.DATABASE_URL || undefined,
  };
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

function originIn(env: Environment, name: string, port: number): string {
  const text = env[name];
  if (!text) return `http://localhost:${port}`;
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new CannotStart(`${name} is "${text}"; set it to an origin such as https://play.example.com, without a path.`);
}

/** Makes the data folder, or says in a sentence that it cannot be written. */
export function prepareDataFolder(folder: string): void {
  try {
    // Others may pass through, not look in: the database below belongs to another user when we are root.
    mkdirSync(folder, { recursive: true, mode: 0o711 });
    const probe = join(folder, `.writable-${randomBytes(4).toString('hex')}`);
    writeFileSync(probe, '');
    rmSync(probe);
    mkdirSync(join(folder, 'logs'), { recursive: true, mode: 0o700 });
  } catch {
    throw new CannotStart(
      `The data folder ${folder} cannot be written; make it writable for this user, or choose another with FAIRHOUSE_DATA_DIR.`,
    );
  }
}
