import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connect, inTransaction } from '@fairhouse/database';
import { startEmbeddedPostgres } from '@fairhouse/database/embedded';
import { hasMembers } from '../../apps/api/src/features/access/member.store.ts';
import { casinoSchema } from '../../apps/api/src/schema.ts';
import type { Configuration } from '../start/configuration.ts';

/** Looked at before the house is opened: with members in it, its clock must not be moved at all. */
export async function isHouseEmpty({ dataFolder, databaseUrl }: Configuration): Promise<boolean> {
  if (databaseUrl !== undefined) return hasNoMembers(databaseUrl);
  const folder = join(dataFolder, 'postgres');
  if (!existsSync(join(folder, 'cluster'))) return true;
  const server = await startEmbeddedPostgres({ folder, diesWithParent: true });
  try {
    return await hasNoMembers(server.url);
  } finally {
    await server.stop();
  }
}

async function hasNoMembers(url: string): Promise<boolean> {
  const db = connect({ url, schema: casinoSchema, connections: 1 });
  try {
    return !(await inTransaction(db, hasMembers));
  } catch (error) {
    // No house was ever opened on it.
    if ((error as { code?: string }).code === undefinedTable) return true;
    throw error;
  } finally {
    await db.end();
  }
}

const undefinedTable = '42P01';
