import { chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, inTransaction } from '@fairhouse/database';
import { hasAdministrator, lockStaff } from '../staff.store.ts';
import { makeLink } from './make-link.ts';

/** There as long as nobody has used what stands in it: `npm start` prints it. */
const firstLinkFile = 'desk-first-link';

/**
 * While no administrator can sign in: makes the one-time link for the first one and writes it into the data folder, for
 * its owner only. Every start makes a new one, and the one before is worth nothing. Undefined when there is somebody.
 */
export async function makeFirstLink(
  db: Database,
  { origin, dataFolder }: { origin: string; dataFolder: string },
): Promise<string | undefined> {
  const file = join(dataFolder, firstLinkFile);
  return inTransaction(db, async (tx) => {
    await lockStaff(tx);
    if (await hasAdministrator(tx)) {
      await rm(file, { force: true });
      return undefined;
    }
    const clock = () => new Date();
    const { link } = await makeLink({ origin, clock }, tx, { staffId: null, purpose: 'first', by: 'system:owner' });
    await writeFile(file, `${link}\n`, { mode: 0o600 });
    // The mode above counts only for a new file.
    await chmod(file, 0o600);
    return link;
  });
}
