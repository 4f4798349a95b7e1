import { type Database, importIfThere, type Migration, migrate } from '@fairhouse/database';

/** What the casino's processes do where books may lie on several machines (the folder `sharding`, which may be left out). */
export interface Sharding {
  /** As `migrate`, also over tables that lie on several machines. */
  migrate(db: Database, migrations: Migration[]): Promise<string[]>;
  /** Makes the functions again where parts of the books have moved to. Answers how many had moved. */
  followMoves(db: Database, migrations: Migration[]): Promise<number>;
}

const folder = 'sharding';

/** Bundles hold it where it is there. */
const installed = async (): Promise<Sharding | undefined> =>
  (await importIfThere<{ sharding: Sharding }>(() => import(`./${folder}/index.ts`), `${folder}/index.ts`))?.sharding;

/** Brings the casino's schema up to date. Answers the ids of what it did. */
export async function migrateCasino(db: Database, schema: string, migrations: Migration[]): Promise<string[]> {
  const sharding = await installed();
  return sharding ? sharding.migrate(db, migrations) : migrate(db, schema, migrations);
}

/** For a job: 0 where the books lie in one database. */
export async function followMovedBooks(db: Database, migrations: Migration[]): Promise<number> {
  return (await installed())?.followMoves(db, migrations) ?? 0;
}
