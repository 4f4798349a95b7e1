import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { WatchEntry, WatchList, WatchLists } from './watch-lists.port.ts';

const line = z.object({
  name: z.string().min(1).max(300),
  birthday: z.union([z.literal(''), z.iso.date()]),
  list: z.string().min(1).max(100),
  reference: z.string().min(1).max(200),
});

/** https://www.opensanctions.org/docs/bulk/csv/: what of a line is used here; several values stand beside each other with `;`. */
const target = z.object({
  id: z.string().min(1).max(200),
  schema: z.string().min(1),
  name: z.string(),
  aliases: z.string(),
  birth_date: z.string().regex(/^(\d{4}(-\d\d(-\d\d)?)?(;|$))*$/),
  dataset: z.string().min(1),
});

/**
 * The lists in one file: CSV in UTF-8 with the head `name,birthday,list,reference`, or as OpenSanctions gives them out
 * (`targets.simple.csv`), of which people are taken, each of their names with each of their birthdays. It is looked at again
 * each time, and read only when it has changed. A line that says something else is refused with its number, and the whole file
 * with it: half a list would look like a clean casino.
 */
export function fileWatchLists(path: string, clock: () => Date): WatchLists {
  let last: WatchList | undefined;
  return {
    async read() {
      const file = await readFile(path).catch((error: NodeJS.ErrnoException) => {
        throw new Error(`the watch list cannot be read: ${error.code}`);
      });
      const hash = createHash('sha256').update(file).digest('hex');
      if (last?.hash !== hash) last = { source: basename(path), entries: entriesOf(file), hash, readAt: clock() };
      return last;
    },
  };
}

function entriesOf(file: Buffer): WatchEntry[] {
  const rows = parse(file, { columns: true, bom: true, trim: true, skip_empty_lines: true }) as Record<
    string,
    string
  >[];
  const entriesOfLine = rows[0] && 'schema' in rows[0] ? entriesOfTarget : entriesOfOwn;
  return rows.flatMap((row, i) => {
    const read = entriesOfLine(row);
    if (Array.isArray(read)) return read;
    throw new Error(`entry ${i + 1} of the watch list: ${read.issues[0]!.path.join('.')} cannot be read`);
  });
}

function entriesOfOwn(row: unknown): WatchEntry[] | z.ZodError {
  const read = line.safeParse(row);
  return read.success ? [read.data] : read.error;
}

function entriesOfTarget(row: Record<string, string>): WatchEntry[] | z.ZodError {
  if (row.schema !== 'Person') return [];
  const read = target.safeParse(row);
  if (!read.success) return read.error;
  const { id, name, aliases, birth_date, dataset } = read.data;
  const names = new Set([name, ...aliases.split(';')].map((one) => one.trim()).filter(Boolean));
  const list = dataset.split(';')[0]!.trim().slice(0, 100);
  return [...names].flatMap((one) =>
    birth_date.split(';').map((birthday) => ({ name: one.slice(0, 300), birthday, list, reference: id })),
  );
}
