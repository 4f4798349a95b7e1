import { type Database, type Migration, migrate } from '@fairhouse/database';

/** What the casino's processes do where books may lie on several machines (the folder `sharding`, which may be left out). */
export interface Sharding {
  /** As `migrate`, also over tables that lie on several machines. */
  migrate(db: Database, migrations: Migration[]): Promise<string[]>;
  /** Makes the functions again where parts of the books have moved to. Answers how many had moved. */
  followMoves(db: Database, migrations: Migration[]): Promise<number>;
}

const folder = 'sharding';

/** No literal, so that types resolve without the folder; bundles hold it where it is there. */
async function installed(): Promise<Sharding | undefined> {
  try {
    return ((await import(`./${folder}/index.ts`)) as { sharding: Sharding }).sharding;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** As Node, a bundle and Vite say it of the folder itself. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  /(Cannot find module|Module not found in bundle|Unknown variable dynamic import).*sharding.index\.ts/.test(
    error.message,
  );

/** Brings the casino's schema up to date. Answers the ids of what it did. */
export async function migrateCasino(db: Database, schema: string, migrations: Migration[]): Promise<string[]> {
  const sharding = await installed();
  return sharding ? sharding.migrate(db, migrations) : migrate(db, schema, migrations);
}

/** For a job: 0 where the books lie in one database. */
export async function followMovedBooks(db: Database, migrations: Migration[]): Promise<number> {
  return (await installed())?.followMoves(db, migrations) ?? 0;
}
