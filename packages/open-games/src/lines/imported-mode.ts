import { closeSync, openSync, readSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { TakeEvents } from '../package/read-book.ts';
import type { WeightTable } from '../package/weight-table.ts';
import { lineAt } from './draw-line.ts';

/**
 * An imported mode is two files. `lines`: 32 bytes for each line of its table, in the table's order, all numbers big-endian: the sum
 * of the weights up to it (64 bits), its payout (64), where the block of its events begins (64), the block's length (32), and
 * which of the block's lines it is (32). `events`: blocks of lines of JSON, each compressed by itself, so that a round reads one
 * block and a book of gigabytes is never in memory.
 */
const lineBytes = 32;
const blockBytes = 64 * 2 ** 10;
const writtenLines = 4_096;

const linesFile = (folder: string, mode: number) => join(folder, `mode-${mode}.lines`);
const eventsFile = (folder: string, mode: number) => join(folder, `mode-${mode}.events`);

/** Writes the files of a mode while its book is read. `finish` is called once every line of the table has its events. */
export function writeMode(folder: string, mode: number, table: WeightTable) {
  const events = openSync(eventsFile(folder, mode), 'wx');
  const places = {
    block: new Float64Array(table.lines),
    bytes: new Uint32Array(table.lines),
    nth: new Uint32Array(table.lines),
  };
  let block: { line: number; text: string }[] = [];
  let size = 0;
  let offset = 0;

  const flush = () => {
    const packed = deflateRawSync(block.map(({ text }) => text).join('\n'));
    writeSync(events, packed);
    for (const [nth, { line }] of block.entries()) {
      places.block[line] = offset;
      places.bytes[line] = packed.length;
      places.nth[line] = nth;
    }
    offset += packed.length;
    block = [];
    size = 0;
  };
  const take: TakeEvents = (line, text) => {
    block.push({ line, text });
    size += text.length;
    if (size >= blockBytes) flush();
  };
  return {
    take,
    finish(): void {
      if (block.length > 0) flush();
      writeLines(linesFile(folder, mode), table, places);
    },
    close: () => closeSync(events),
  };
}

function writeLines(
  path: string,
  { lines, weights, payouts }: WeightTable,
  places: { block: Float64Array; bytes: Uint32Array; nth: Uint32Array },
): void {
  const file = openSync(path, 'wx');
  try {
    const part = Buffer.alloc(lineBytes * writtenLines);
    let upTo = 0n;
    let at = 0;
    for (let line = 0; line < lines; line++) {
      upTo += weights[line]!;
      part.writeBigUInt64BE(upTo, at);
      part.writeBigUInt64BE(payouts[line]!, at + 8);
      part.writeBigUInt64BE(BigInt(places.block[line]!), at + 16);
      part.writeUInt32BE(places.bytes[line]!, at + 24);
      part.writeUInt32BE(places.nth[line]!, at + 28);
      at += lineBytes;
      if (at === part.length || line === lines - 1) {
        writeSync(file, part, 0, at);
        at = 0;
      }
    }
  } finally {
    closeSync(file);
  }
}

export interface ImportedMode {
  lines: number;
  sum: bigint;
  /** The line on which a number from 0 to sum − 1 falls. */
  lineAt(drawn: bigint): number;
  /** The sum of the weights of all lines up to this one. */
  upTo(line: number): bigint;
  /** In hundredths of the base bet. */
  payoutOf(line: number): bigint;
  /** The list of events of a line, as JSON. */
  eventsOf(line: number): string;
  close(): void;
}

/** Opens the files of a mode. A line is found with some twenty reads of 32 bytes, which the system keeps in its cache. */
export function openMode(folder: string, mode: number): ImportedMode {
  const lines = openSync(linesFile(folder, mode), 'r');
  const events = openSync(eventsFile(folder, mode), 'r');
  const count = statSync(linesFile(folder, mode)).size / lineBytes;
  const row = Buffer.alloc(lineBytes);
  const read = (line: number): Buffer => {
    if (readSync(lines, row, 0, lineBytes, line * lineBytes) < lineBytes) throw new RangeError(`no line ${line}`);
    return row;
  };
  const upTo = (line: number) => read(line).readBigUInt64BE(0);
  return {
    lines: count,
    sum: upTo(count - 1),
    lineAt: (drawn) => lineAt(drawn, count, upTo),
    upTo,
    payoutOf: (line) => read(line).readBigUInt64BE(8),
    eventsOf(line) {
      const found = read(line);
      const [offset, bytes, nth] = [Number(found.readBigUInt64BE(16)), found.readUInt32BE(24), found.readUInt32BE(28)];
      const packed = Buffer.alloc(bytes);
      readSync(events, packed, 0, bytes, offset);
      return inflateRawSync(packed).toString('utf8').split('\n')[nth]!;
    },
    close() {
      closeSync(lines);
      closeSync(events);
    },
  };
}
