import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CannotStart } from '@fairhouse/database/embedded';

export interface Configuration {
  production: boolean;
  /** Sources are watched and the player site comes from vite's own server. */
  dev: boolean;
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

/** Reads the settings of a start. Throws CannotStart at one that makes no sense. */
export function readConfiguration(env: Environment, args: string[], root: string): Configuration {
  const unknown = args.find((arg) => arg !== '--dev' && arg !== '--verbose');
  if (unknown) throw new CannotStart(`There is no option ${unknown}; there are --dev and --verbose.`);
  const production = env.NODE_ENV === 'production';
  const dev = args.includes('--dev');
  const ports = {
    api: portIn(env, 'API_PORT', 3000),
    studio: portIn(env, 'STUDIO_PORT', 3001),
    sandbox: portIn(env, 'SANDBOX_PORT', 3002),
    web: portIn(env, 'WEB_PORT', 5173),
  };
  return {
    production,
    dev,
    verbose: production || args.includes('--verbose'),
    sandbox: env.SANDBOX === undefined ? !production : env.SANDBOX === 'on',
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
