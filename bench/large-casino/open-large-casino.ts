import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@fairhouse/database/embedded';
import { fillingFiles, fillingText, fillLargeCasino } from './fill-large-casino.ts';

const casinos = fileURLToPath(new URL('../../.data/bench/', import.meta.url));

/** While it is filled nothing has to survive anything: a casino that was not finished is begun again. */
const whileFilling = {
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  shared_buffers: '2GB',
  max_wal_size: '16GB',
  maintenance_work_mem: '512MB',
  checkpoint_timeout: '1h',
};

/**
 * The database of a large casino. It is kept between runs, in a folder named by what it was made from: the files of `sql/` and
 * how many members there are. Migrations that came later are applied to it as to any system. A casino made otherwise is removed.
 */
export async function openLargeCasino(members: number, say: (line: string) => void): Promise<EmbeddedPostgres> {
  const hash = createHash('sha256');
  for (const name of fillingFiles) hash.update(fillingText(name));
  const name = `large-${members}-${hash.digest('hex').slice(0, 12)}`;
  const folder = join(casinos, name);
  const isReady = join(folder, 'is-ready');
  if (!existsSync(isReady)) {
    mkdirSync(casinos, { recursive: true });
    for (const other of readdirSync(casinos).filter((other) => other.startsWith(`large-${members}-`)))
      rmSync(join(casinos, other), { recursive: true, force: true });
    const draft = `${folder}.new`;
    mkdirSync(draft);
    say(`Filling a casino of ${members.toLocaleString('en')} members in ${folder}.`);
    const server = await startEmbeddedPostgres({
      folder: join(draft, 'postgres'),
      settings: whileFilling,
      diesWithParent: true,
    });
    try {
      await fillLargeCasino({ url: server.url, members, dataFolder: draft, say });
    } finally {
      await server.stop();
    }
    renameSync(draft, folder);
    writeFileSync(isReady, '');
  }
  return startEmbeddedPostgres({ folder: join(folder, 'postgres'), diesWithParent: true });
}
