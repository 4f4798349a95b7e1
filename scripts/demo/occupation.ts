import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connect, inTransaction } from '@fairhouse/database';
import { startEmbeddedPostgres } from '@fairhouse/database/embedded';
import { findDemonstration } from '../../apps/api/src/desk/index.ts';
import { hasMembers } from '../../apps/api/src/players/index.ts';
import { casinoSchema } from '../../apps/api/src/schema.ts';
import type { Configuration } from '../start/configuration.ts';

/** `demonstration`: of an earlier run of this command, which may have been interrupted. */
export type Occupation = 'empty' | 'demonstration' | 'members';

/** Looked at before the system is started: with members in it, its clock must not be moved at all. */
export async function occupationOf({ dataFolder, databaseUrl }: Configuration): Promise<Occupation> {
  if (databaseUrl !== undefined) return readOccupation(databaseUrl);
  const folder = join(dataFolder, 'postgres');
  if (!existsSync(join(folder, 'cluster'))) return 'empty';
  const server = await startEmbeddedPostgres({ folder, diesWithParent: true });
  try {
    return await readOccupation(server.url);
  } finally {
    await server.stop();
  }
}

async function readOccupation(url: string): Promise<Occupation> {
  const db = connect({ url, schema: casinoSchema, connections: 1 });
  try {
    if (await findDemonstration(db)) return 'demonstration';
    return (await inTransaction(db, hasMembers)) ? 'members' : 'empty';
  } catch (error) {
    // The system was never started on it.
    if ((error as { code?: string }).code === undefinedTable) return 'empty';
    throw error;
  } finally {
    await db.end();
  }
}

const undefinedTable = '42P01';
