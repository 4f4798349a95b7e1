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

/**
 * The lists in one file: CSV in UTF-8 with the head `name,birthday,list,reference`. It is looked at again each time, and read
 * only when it has changed. A line that says something else is refused with its number, and the whole file with it: half a
 * list would look like a clean house.
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
  const rows = parse(file, { columns: true, bom: true, trim: true, skip_empty_lines: true }) as unknown[];
  return rows.map((row, i) => {
    const read = line.safeParse(row);
    if (read.success) return read.data;
    throw new Error(`entry ${i + 1} of the watch list: ${read.error.issues[0]!.path.join('.')} cannot be read`);
  });
}
