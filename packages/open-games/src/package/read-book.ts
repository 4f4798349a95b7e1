import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { Decompress } from 'fzstd';
import { z } from 'zod';
import { type FaultList, Unreadable } from './faults.ts';
import { splitLines } from './split-lines.ts';
import type { WeightTable } from './weight-table.ts';

const mostLineBytes = 4 * 2 ** 20;
/** Packed bytes that are unpacked at a time: a few bytes may unpack to a hundred thousand. */
const partBytes = 4_096;

const eventLine = z.looseObject({
  id: z.int().min(0),
  events: z.array(z.unknown()),
  payoutMultiplier: z.int().min(0),
});

/** Takes the events of one round, as JSON, and where it stands in the table of weights. */
export type TakeEvents = (line: number, events: string) => void;

/**
 * Reads a book of events, a line at a time: no more of it than a line is ever in memory. Each line is compared with the table of
 * weights. Faults of lines go to the list; throws Unreadable where the file cannot be read to its end.
 */
export async function readBook(
  folder: string,
  file: string,
  { table, faults, take }: { table: WeightTable; faults: FaultList; take: TakeEvents },
): Promise<void> {
  const path = join(folder, file);
  await access(path).catch(() => {
    throw new Unreadable({ code: 'missing', file });
  });
  const isThere = new Uint8Array(table.lines);
  let count = 0;
  const splitter = splitLines(mostLineBytes, (text, line) => {
    if (text.trim() === '') return;
    const parsed = eventLine.safeParse(jsonOf(text));
    if (!parsed.success) return faults.add({ code: 'event', file, line });
    const { id, events, payoutMultiplier } = parsed.data;
    const at = table.lineOf(BigInt(id));
    if (at === undefined) return faults.add({ code: 'unknownId', file, line, detail: `${id}` });
    if (isThere[at]) return faults.add({ code: 'repeatedEvent', file, line, detail: `${id}` });
    isThere[at] = 1;
    count += 1;
    if (BigInt(payoutMultiplier) !== table.payouts[at])
      return faults.add({ code: 'payout', file, line, detail: `${payoutMultiplier}, there ${table.payouts[at]}` });
    take(at, JSON.stringify(events));
  });
  const unpack = new Decompress((part) => {
    if (!splitter.push(part)) throw new Unreadable({ code: 'longLine', file, line: splitter.number() });
  });
  await unpackAll(path, file, unpack);
  splitter.finish();
  if (count < table.lines) {
    const first = table.ids[isThere.indexOf(0)];
    faults.add({ code: 'withoutEvents', file, detail: `${table.lines - count}, the first is ${first}` });
  }
}

async function unpackAll(path: string, file: string, unpack: Decompress): Promise<void> {
  try {
    for await (const part of createReadStream(path, { highWaterMark: partBytes })) unpack.push(part);
    unpack.push(new Uint8Array(), true);
  } catch (error) {
    throw isOfZstd(error) ? new Unreadable({ code: 'notZstd', file }) : error;
  }
}

/** Errors of the library have a number; those of the system and of ours have not. */
const isOfZstd = (error: unknown) => error instanceof Error && typeof (error as { code?: unknown }).code === 'number';

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
