import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import type { PersonalDataDeps } from '../personal-data.deps.ts';
import { type DataCopy, setFailed, setMade, takeWaiting } from './copy.store.ts';
import { writeArchive } from './write-archive.ts';

const everyMs = 5_000;
const mostTries = 3;
export const keptDays = 7;
const dayMs = 24 * 3_600_000;

export function makeCopiesJob(deps: PersonalDataDeps): StandingJob {
  return { name: 'makeDataCopies', everyMs, run: () => makeCopy(deps) };
}

/** Makes the next copy that is waited for; answers whether there was one. */
export async function makeCopy(deps: PersonalDataDeps): Promise<number> {
  const copy = await takeWaiting(deps.db);
  if (!copy) return 0;
  const storageName = `${randomUUID()}.zip`;
  // Written here first, since its size is known only at its end; for its owner alone.
  const draft = await mkdtemp(join(tmpdir(), 'fairhouse-copy-'));
  try {
    const member = (await deps.findMember(copy.memberId))!;
    const now = deps.clock();
    const { siteName } = deps;
    const { username, currency } = member;
    const { memberId, language } = copy;
    const pictures = await deps.picturesOf(deps.db, memberId);
    const path = join(draft, storageName);
    const elsewhere = { tableWords: await tableWords(deps, memberId) };
    const of = { memberId, username, currency, language, siteName, madeAt: now.toISOString(), pictures, elsewhere };
    const { bytes, sha256 } = await writeArchive(deps.db, of, { path, stored: deps.pictures });
    await deps.copies.storeFile(storageName, path);
    const until = new Date(now.getTime() + keptDays * dayMs);
    if (await note(deps, copy, { storageName, bytes, sha256, at: now, until })) return 1;
    await deps.copies.remove(storageName);
  } catch (error) {
    deps.log.warn({ err: error, copy: String(copy.id) }, 'a data export could not be made');
    if (copy.tries >= mostTries) await giveUp(deps, copy);
    // The next round comes after the pause of the job, not at once.
    return 0;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return 1;
}

/** A vendor that does not answer is named as such: the rest of the copy does not wait for it. */
async function tableWords(deps: PersonalDataDeps, memberId: bigint): Promise<Record<string, unknown>[]> {
  const reported = await deps.wordsOfMember(memberId);
  return reported.flatMap(({ vendor, words }): Record<string, unknown>[] => {
    if (!words) return [{ vendor, answered: false }];
    return words.map(({ table, text, at, removedAt }) => ({ vendor, table, text, at, removedAt }));
  });
}

function note(
  deps: PersonalDataDeps,
  { id, memberId }: DataCopy,
  made: { storageName: string; bytes: number; sha256: string; at: Date; until: Date },
): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    if (!(await setMade(tx, id, made))) return false;
    await recordAuditEvent(tx, {
      actor: 'system:dataCopies',
      memberId,
      subject: `data-copy:${id}`,
      command: 'dataCopy.make',
      before: { state: 'waiting' },
      after: { state: 'made', hash: made.sha256, bytes: made.bytes },
    });
    await deps.tell(tx, memberId, `data-copy:${id}`, {
      en: 'The copy of your data is ready. You can download it under “Your data” for 7 days.',
      fil: 'Handa na ang kopya ng iyong datos. Nasa “Iyong datos” ito sa loob ng 7 araw.',
      pt: 'A cópia dos seus dados está pronta. Você pode baixá-la em “Seus dados” por 7 dias.',
      es: 'La copia de tus datos está lista. Puedes descargarla en “Tus datos” durante 7 días.',
    });
    return true;
  });
}

async function giveUp(deps: PersonalDataDeps, { id, memberId }: DataCopy): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (!(await setFailed(tx, id))) return;
    await recordAuditEvent(tx, {
      actor: 'system:dataCopies',
      memberId,
      subject: `data-copy:${id}`,
      command: 'dataCopy.fail',
      before: { state: 'waiting' },
      after: { state: 'failed' },
    });
  });
}
