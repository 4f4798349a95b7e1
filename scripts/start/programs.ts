import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fakeBeaconSettings } from '../../apps/sandbox-psp/src/beacon/beacon-network.ts';
import type { Configuration } from './configuration.ts';
import { type SecretName, type Secrets, secretNames } from './secrets.ts';
import type { ServiceProgram } from './service.ts';

/** What only the studio may know: anyone who signs receipts cannot be the casino that pays. */
const ofStudio: readonly SecretName[] = ['FAIR_LOG_KEY', 'RECEIPT_KEY'];
const ofApi = secretNames.filter((name) => !ofStudio.includes(name));

/** Each process and the secrets it may know, in the order of stopping: games first, they still need the wallet. */
export const processes = [
  {
    name: 'studio',
    main: 'apps/studio/src/main.ts',
    port: 'studio',
    secrets: ['WALLET_SECRET', 'FAIR_LOG_KEY', 'RECEIPT_KEY'],
  },
  { name: 'api', main: 'apps/api/src/main.ts', port: 'api', secrets: ofApi },
  {
    name: 'sandbox-psp',
    main: 'apps/sandbox-psp/src/main.ts',
    port: 'sandbox',
    secrets: [
      'STRIPE_API_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'PAYOUT_SECRET',
      'HOSTED_PAGE_KEY',
      'HOSTED_PAGE_WEBHOOK_SECRET',
    ],
  },
] as const satisfies readonly {
  name: string;
  main: string;
  port: 'api' | 'studio' | 'sandbox';
  secrets: readonly SecretName[];
}[];

/** The sources of every program of the casino, by the names of their bundles. */
export const mains: Readonly<Record<string, string>> = {
  migrate: 'apps/api/src/migrate.ts',
  ...Object.fromEntries(processes.map(({ name, main }) => [name, main])),
};

/** The bundles lie with the casino that runs them, since its lock keeps others from writing there. */
export const bundlesIn = (dataFolder: string) => join(dataFolder, 'servers');

/** How node runs a bundle: a stack trace names lines of the sources. */
export const serverArgs = ['--enable-source-maps'] as const;

export const bundleOf = (dataFolder: string, name: string) => join(bundlesIn(dataFolder), `${name}.mjs`);

/**
 * Two heaps of the C library a process instead of eight a core: node's threads each take one and hardly use it, which
 * is some 12 MB that nobody has.
 */
export const serverEnv = { MALLOC_ARENA_MAX: '2' } as const;

/** What every process is launched with. */
export interface LaunchContext {
  root: string;
  configuration: Configuration;
  secrets: Secrets;
  databaseUrl: string;
  /** Of the studio's own server. */
  studioDatabaseUrl?: string;
  /** What the local chains tell the API and the sandbox, where they run. */
  chains?: { api: Record<string, string>; sandbox: Record<string, string> };
}

/** What only the process that knows every secret of the casino may know, where it is set. */
const ofCasino: readonly string[] = ['EXCLUDED_PERSON_KEY', 'UPLOADS_S3_KEY', 'UPLOADS_S3_SECRET', 'HUB88_PRIVATE_KEY'];

/** The environment of one process: the addresses of all services and no secret but its own. */
export function environmentOf(
  { configuration, secrets, databaseUrl }: LaunchContext,
  allowed: readonly SecretName[],
): NodeJS.ProcessEnv {
  const { ports, origins, host, innerHost, dataFolder, sandbox } = configuration;
  const isOthers = (name: string) =>
    name.replace(/_FORMER$/, '') in secrets || ofCasino.includes(name) || name === 'STUDIO_DATABASE_URL';
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOthers(name)));
  return {
    ...inherited,
    ...Object.fromEntries(
      allowed.flatMap((name) => [
        [name, secrets[name]],
        [`${name}_FORMER`, process.env[`${name}_FORMER`]],
      ]),
    ),
    ...(allowed.includes('SIGNING_SECRET')
      ? Object.fromEntries(ofCasino.map((name) => [name, process.env[name]]))
      : {}),
    DATABASE_URL: databaseUrl,
    FAIRHOUSE_DATA_DIR: dataFolder,
    HOST: host,
    PUBLIC_ORIGIN: origins.casino,
    STUDIO_ORIGIN: origins.studio,
    SANDBOX_ORIGIN: origins.sandbox,
    DESK_ORIGIN: origins.desk,
    DESK_PORT: String(ports.desk),
    SANDBOX: sandbox ? 'on' : 'off',
    WALLET_URL: `http://${innerHost}:${ports.api}/wallet`,
    WALLET_VENDOR_ID: 'studio',
    ...(sandbox
      ? {
          STRIPE_API_URL: `http://${innerHost}:${ports.sandbox}`,
          WEBHOOK_ORIGIN: `http://${innerHost}:${ports.api}`,
          ...(process.env.BEACON_URL ? {} : fakeBeaconSettings(`http://${innerHost}:${ports.sandbox}`)),
        }
      : {}),
  };
}

export function logFileOf({ verbose, dataFolder }: Configuration, name: string): string | undefined {
  return verbose ? undefined : join(dataFolder, 'logs', `${name}.log`);
}

/** The servers, in the order in which they are to be stopped. */
export function serverPrograms(context: LaunchContext): ServiceProgram[] {
  const { root, configuration } = context;
  return processes
    .filter(({ name }) => name !== 'sandbox-psp' || configuration.sandbox)
    .map(({ name, port, secrets }) => ({
      name,
      args: [...serverArgs, bundleOf(configuration.dataFolder, name)],
      cwd: root,
      env: {
        ...serverEnv,
        ...environmentOf(context, secrets),
        ...(name === 'studio' && context.studioDatabaseUrl ? { STUDIO_DATABASE_URL: context.studioDatabaseUrl } : {}),
        ...(name === 'api' ? context.chains?.api : name === 'sandbox-psp' ? context.chains?.sandbox : {}),
        PORT: String(configuration.ports[port]),
      },
      logFile: logFileOf(configuration, name),
      readyUrl: `http://${configuration.innerHost}:${configuration.ports[port]}/readyz`,
    }));
}

/** Migrates and loads reference data, then ends. */
export function migrateProgram(context: LaunchContext) {
  const { root, configuration } = context;
  return {
    name: 'migrate',
    args: [...serverArgs, bundleOf(configuration.dataFolder, 'migrate')],
    cwd: root,
    env: environmentOf(context, ofApi),
    logFile: logFileOf(configuration, 'migrate'),
  };
}

/** Vite's own server for the player site and a watching build of the games' pages. */
export function devProgram(context: LaunchContext): ServiceProgram {
  const { root, configuration } = context;
  const { innerHost, ports } = configuration;
  return {
    name: 'vite',
    args: ['--import', 'tsx', fileURLToPath(new URL('./vite-server.ts', import.meta.url)), root],
    cwd: root,
    env: {
      ...environmentOf(context, []),
      NODE_ENV: 'development',
      PORT: String(ports.web),
      API_ADDRESS: `http://${innerHost}:${ports.api}`,
    },
    logFile: logFileOf(configuration, 'vite'),
    readyUrl: `http://${innerHost}:${ports.web}/`,
  };
}
