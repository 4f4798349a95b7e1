import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type FaultList, Unreadable } from './faults.ts';
import { splitLines } from './split-lines.ts';

/** Some 130 MB of tables in memory. */
const mostLines = 4_000_000;
const mostLineBytes = 200;
const below64Bits = 2n ** 64n;

/** The lines of a table of weights in its order. Line `n` has `ids[n]`, `weights[n]` and `payouts[n]`, in hundredths of the base bet. */
export interface WeightTable {
  lines: number;
  ids: BigUint64Array;
  weights: BigUint64Array;
  payouts: BigUint64Array;
  /** Of all weights: below 2^64. */
  sum: bigint;
  /** Where an id stands; undefined for an unknown one. */
  lineOf(id: bigint): number | undefined;
}

/** Reads a table of weights line by line. Faults of lines go to the list; throws Unreadable where there is no table. */
export async function readWeights(folder: string, file: string, faults: FaultList): Promise<WeightTable> {
  const path = join(folder, file);
  const most = await countLines(path, file);
  const [ids, weights, payouts] = [new BigUint64Array(most), new BigUint64Array(most), new BigUint64Array(most)];
  let lines = 0;
  let sum = 0n;
  const splitter = splitLines(mostLineBytes, (text, line) => {
    if (text.trim() === '') return;
    const numbers = numbersOf(text);
    if (!numbers) return faults.add({ code: 'notNumbers', file, line, detail: text.trim().slice(0, 60) });
    [ids[lines], weights[lines], payouts[lines]] = numbers;
    lines += 1;
    sum += numbers[1];
  });
  for await (const part of createReadStream(path)) {
    if (!splitter.push(part)) throw new Unreadable({ code: 'longLine', file, line: splitter.number() });
  }
  splitter.finish();
  if (lines === 0) throw new Unreadable({ code: 'noLines', file });
  if (sum === 0n) throw new Unreadable({ code: 'noWeight', file });
  if (sum >= below64Bits) throw new Unreadable({ code: 'sum', file, detail: `${sum}` });
  const known = ids.subarray(0, lines);
  return { lines, ids: known, weights, payouts, sum, lineOf: finder(known, file, faults) };
}

/** Counted first, so that the columns are as long as they have to be and no longer. */
async function countLines(path: string, file: string): Promise<number> {
  await access(path).catch(() => {
    throw new Unreadable({ code: 'missing', file });
  });
  let lines = 1;
  for await (const part of createReadStream(path) as AsyncIterable<Buffer>) {
    for (let at = part.indexOf(0x0a); at >= 0; at = part.indexOf(0x0a, at + 1)) lines += 1;
  }
  if (lines > mostLines) throw new Unreadable({ code: 'tooManyLines', file, detail: `${lines}, at most ${mostLines}` });
  return lines;
}

function numbersOf(text: string): [bigint, bigint, bigint] | undefined {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length !== 3 || !parts.every((part) => /^\d{1,20}$/.test(part))) return undefined;
  const numbers = parts.map(BigInt) as [bigint, bigint, bigint];
  return numbers.every((number) => number < below64Bits) ? numbers : undefined;
}

/** Tables mostly have their ids in order, and then no order of them is kept. */
function finder(ids: BigUint64Array, file: string, faults: FaultList): (id: bigint) => number | undefined {
  const isRising = ids.every((id, at) => at === 0 || ids[at - 1]! < id);
  const order = isRising ? undefined : sorted(ids);
  const lineOf = (place: number) => (order ? order[place]! : place);
  for (let place = 1; order && place < ids.length; place++) {
    const [id, line] = [ids[lineOf(place)]!, lineOf(place)];
    if (id === ids[lineOf(place - 1)]) faults.add({ code: 'repeatedId', file, line: line + 1, detail: `${id}` });
  }
  return (id) => {
    let [low, high] = [0, ids.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = ids[lineOf(middle)]!;
      if (found === id) return lineOf(middle);
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  };
}

const sorted = (ids: BigUint64Array): Uint32Array =>
  Uint32Array.from(ids, (_, line) => line).sort((a, b) => (ids[a]! < ids[b]! ? -1 : ids[a]! > ids[b]! ? 1 : a - b));
