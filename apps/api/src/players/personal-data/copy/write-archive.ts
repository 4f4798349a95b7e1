import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Database } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Language } from '../../../http/language.ts';
import type { Storage } from '../../../lib/storage/storage.ts';
import { ownRows } from './own-data.store.ts';
import { type Head, htmlEnd, htmlHead, htmlRow, htmlSectionEnd, htmlSectionHead } from './readable-page.ts';
import { readableRow } from './readable-row.ts';
import { type Elsewhere, isElsewhere, type SectionName, sectionNames } from './sections.ts';

const rowsAtOnce = 2_000;

export interface ArchiveOf extends Head {
  memberId: bigint;
  currency: Currency;
  language: Language;
  /** Names under which the member's pictures lie, by their ids. */
  pictures: readonly { id: bigint; storageName: string }[];
  /** Of sections whose rows do not lie in the casino's own tables. */
  elsewhere: Readonly<Record<Elsewhere, readonly Record<string, unknown>[]>>;
}

/**
 * Writes everything that features publish of a member into one ZIP, page by page, so that a long life of play takes no more
 * memory than a short one: data.json for programs, index.html for people, and the pictures. Answers its size and hash.
 */
export async function writeArchive(
  db: Database,
  of: ArchiveOf,
  { path, stored }: { path: string; stored: Pick<Storage, 'readParts'> },
): Promise<{ bytes: number; sha256: string }> {
  const file = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  let bytes = 0;
  const waiting: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    waiting.push(chunk);
  });
  /** What the archive has given so far goes to the disk before more is read. */
  const flush = async () => {
    for (const chunk of waiting.splice(0)) {
      hash.update(chunk);
      bytes += chunk.length;
      await file.writeFile(chunk);
    }
  };
  try {
    // Two passes over the rows: entries of an archive stand one behind the other.
    await writeEntry(zip, flush, 'data.json', jsonParts(db, of));
    await writeEntry(zip, flush, 'index.html', htmlParts(db, of));
    for (const { id, storageName } of of.pictures) {
      const parts = await stored.readParts(storageName);
      if (!parts) continue;
      const entry = new ZipPassThrough(`pictures/${id}.jpg`);
      zip.add(entry);
      for await (const chunk of parts) {
        entry.push(chunk as Buffer);
        await flush();
      }
      entry.push(new Uint8Array(), true);
    }
    zip.end();
    await flush();
    await file.sync();
    return { bytes, sha256: hash.digest('hex') };
  } finally {
    await file.close();
  }
}

async function writeEntry(
  zip: Zip,
  flush: () => Promise<void>,
  name: string,
  parts: AsyncIterable<string>,
): Promise<void> {
  const entry = new ZipDeflate(name, { level: 6 });
  zip.add(entry);
  const encoder = new TextEncoder();
  for await (const part of parts) {
    entry.push(encoder.encode(part));
    await flush();
  }
  entry.push(new Uint8Array(), true);
  await flush();
}

async function* jsonParts(db: Database, of: ArchiveOf): AsyncGenerator<string> {
  const head = { format: 'fairhouse-data-copy/1', site: of.siteName, member: String(of.memberId), madeAt: of.madeAt };
  yield `{${JSON.stringify(head).slice(1, -1)},"currency":${JSON.stringify(of.currency)},"sections":{`;
  for (const [at, section] of sectionNames.entries()) {
    yield `${at > 0 ? ',' : ''}\n${JSON.stringify(section)}:[`;
    let first = true;
    for await (const rows of pagesOf(db, of, section)) {
      yield rows.map((row, index) => `${first && index === 0 ? '' : ','}\n${JSON.stringify(row)}`).join('');
      first = false;
    }
    yield ']';
  }
  yield '}}\n';
}

async function* htmlParts(db: Database, of: ArchiveOf): AsyncGenerator<string> {
  yield htmlHead(of, of.language);
  for (const section of sectionNames) {
    let columns: string[] | undefined;
    for await (const rows of pagesOf(db, of, section)) {
      if (!columns) {
        columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
        yield htmlSectionHead(section, columns, of.language);
      }
      yield rows.map((row) => htmlRow(columns!, row)).join('');
    }
    if (columns) yield htmlSectionEnd;
  }
  yield htmlEnd(of.language);
}

async function* pagesOf(
  db: Database,
  { memberId, currency, elsewhere }: ArchiveOf,
  section: SectionName,
): AsyncGenerator<Record<string, unknown>[]> {
  if (isElsewhere(section)) {
    const rows = elsewhere[section];
    if (rows.length > 0) yield rows.map((row) => readableRow(section, row, currency));
    return;
  }
  let after = -1n;
  for (;;) {
    const rows = await ownRows(db, memberId, section, after, rowsAtOnce);
    if (rows.length > 0) yield rows.map(({ data }) => readableRow(section, data, currency));
    if (rows.length < rowsAtOnce) return;
    after = rows.at(-1)!.n!;
  }
}
