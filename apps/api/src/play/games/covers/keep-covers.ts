import { createHash } from 'node:crypto';
import { type Database, inTransaction } from '@fairhouse/database';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import { redrawPicture } from '../../../http/redraw-picture.ts';
import type { Storage } from '../../../lib/storage/storage.ts';
import { claimCovers, type DueCover, isCoverShown, postponeCover, setCover } from './cover.store.ts';
import type { PictureSource } from './fetch-picture.ts';

const everyMs = 15_000;
const atOnce = 8;
const leaseMs = 10 * 60_000;
const firstRetryMs = 60_000;
const lastRetryMs = 24 * 3_600_000;
const mostPixels = 25_000_000;
/** As the covers of our own games: three to four, and once more for screens with finer dots. */
const widths = { plain: 360, fine: 720 } as const;

export interface CoversDeps {
  db: Database;
  storage: Storage;
  pictures: Pick<PictureSource, 'fetch'>;
  log: { warn(details: object, message: string): void };
}

/** Fetches the pictures of open games of aggregators and keeps them at the size in which they are shown. */
export function keepCoversJob(deps: CoversDeps): StandingJob {
  return {
    name: 'keepCovers',
    everyMs,
    async run() {
      const due = await claimCovers(deps.db, atOnce, leaseMs);
      for (const cover of due) await keepCover(deps, cover);
      return due.length;
    },
  };
}

async function keepCover({ db, storage, pictures, log }: CoversDeps, due: DueCover): Promise<void> {
  const drawn = await drawCover(pictures, due.url);
  if ('problem' in drawn) {
    log.warn({ gameId: due.gameId, url: due.url, problem: drawn.problem }, 'the cover of a game could not be kept');
    return postponeCover(db, due, Math.min(lastRetryMs, firstRetryMs * 4 ** due.failures));
  }
  const name = createHash('sha256').update(drawn.fine).digest('hex');
  // Before the row that names them. The same picture twice is the same file.
  await storage.store(`${name}.webp`, drawn.plain);
  await storage.store(`${name}-2x.webp`, drawn.fine);
  const cover = `${coverPath}${name}.webp`;
  const changed = await inTransaction(db, (tx) => setCover(tx, due, cover));
  const former = changed && changed.before !== cover ? keptName(changed.before) : undefined;
  if (former === undefined || (await isCoverShown(db, changed!.before))) return;
  await storage.remove(`${former}.webp`);
  await storage.remove(`${former}-2x.webp`);
}

async function drawCover(
  pictures: Pick<PictureSource, 'fetch'>,
  url: string,
): Promise<Record<keyof typeof widths, Buffer> | { problem: string }> {
  const bytes = await pictures.fetch(url);
  if ('problem' in bytes) return bytes;
  const draw = (width: number) =>
    redrawPicture(bytes, {
      mostPixels,
      resize: { width, height: (width * 4) / 3, fit: 'cover', position: 'attention' },
    });
  const plain = await draw(widths.plain);
  if (!plain.ok) return { problem: plain.error };
  const fine = await draw(widths.fine);
  return fine.ok ? { plain: plain.data.webp, fine: fine.data.webp } : { problem: fine.error };
}

/** Where the site has them. */
export const coverPath = '/art/covers/kept/';

function keptName(cover: string): string | undefined {
  return cover.startsWith(coverPath) ? cover.slice(coverPath.length, -'.webp'.length) : undefined;
}
