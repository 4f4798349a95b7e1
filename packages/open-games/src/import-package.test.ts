import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { percentText } from '@fairhouse/game-math';
import { afterEach, expect, it } from 'vitest';
import { type Mode, plainMode, writePackage } from './fixtures/write-package.ts';
import { importPackage } from './import-package.ts';
import { openMode } from './lines/imported-mode.ts';
import { faultText } from './package/faults.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});
async function written(modes: Mode[], index?: string): Promise<string> {
  const folder = await writePackage(modes, index);
  folders.push(folder);
  return folder;
}
const reportOf = async (modes: Mode[], index?: string) => importPackage(await written(modes, index));
const faultsOf = async (modes: Mode[], index?: string) => (await reportOf(modes, index)).faults.map(faultText);
const findingsOf = async (modes: Mode[]) =>
  (await reportOf(modes)).findings.map(({ rule, outcome, mode }) => [rule, outcome, mode]);
/** The plain mode with other payouts. */
const paying = (payouts: (number | bigint)[], { name = 'base', cost = 1 } = {}): Mode => ({
  name,
  cost,
  lines: payouts.map((payout, at) => ({ id: at + 1, weight: 1n, payout })),
});

it('adds the figures of a mode up, exactly', async () => {
  const { modes, findings, outcome } = await reportOf([plainMode()]);
  expect([findings, outcome]).toEqual([[], 'accepted']);
  const { figures } = modes[0]!;
  expect(percentText(figures.returned)).toBe('96.00');
  expect(percentText(figures.hits)).toBe('25.00');
  expect(percentText(figures.aboveCost)).toBe('25.00');
  // The mean of 0, 1.68 and 6 is 0.96, that of their squares 4.8528: the root of 4.8528 − 0.9216.
  expect(figures.deviation).toBe(19_827n);
  expect(figures.largest).toEqual({ payout: 600n, share: { part: 1n, of: 8n } });
});

it('counts payouts of the base bet and divides by the cost', async () => {
  const bonus = paying([9_000, 10_200], { name: 'bonus', cost: 100 });
  const { modes, outcome } = await reportOf([plainMode(), bonus]);
  expect(outcome).toBe('accepted');
  expect(percentText(modes[1]!.figures.returned)).toBe('96.00');
  expect(percentText(modes[1]!.figures.aboveCost)).toBe('50.00');
  const { modes: odd } = await reportOf([paying([120], { cost: 1.25 })]);
  expect(percentText(odd[0]!.figures.returned)).toBe('96.00');
});

it('is exact where weights are above 2^53', async () => {
  const heavy = 2n ** 63n - 1n;
  const lines = [
    { id: 1, weight: heavy, payout: 192 },
    { id: 2, weight: heavy, payout: 0 },
    { id: 3, weight: 1n, payout: 0 },
  ];
  const { modes, outcome } = await reportOf([{ name: 'base', cost: 1, lines }]);
  expect(modes[0]!.figures.sum).toBe(2n ** 64n - 1n);
  expect(percentText(modes[0]!.figures.returned)).toBe('95.99');
  expect(outcome).toBe('accepted');
});

it('leaves lines without weight out of every figure', async () => {
  const never = { id: 9, weight: 0n, payout: 50_000_000 };
  const mode = plainMode();
  const { modes, outcome } = await reportOf([{ ...mode, lines: [...mode.lines, never] }]);
  expect([modes[0]!.figures.largest.payout, outcome]).toEqual([600n, 'accepted']);
});

it.each<[string, Mode[], unknown[]]>([
  ['above 100 %', [paying([201, 0])], [['aboveWhole', 'never', 'base']]],
  ['just above 100 %', [paying([100, 101])], [['aboveWhole', 'never', 'base']]],
  ['of no win at all', [paying([0, 0])], [['paysNothing', 'never', 'base']]],
  ['below 90 %', [paying([179, 0])], [['returnOutOfBounds', 'approval', 'base']]],
  ['above 98 %', [paying([197, 0])], [['returnOutOfBounds', 'approval', 'base']]],
  ['in modes that lie apart', [paying([190, 0]), paying([192, 0], { name: 'b' })], [['modesApart', 'approval', 'b']]],
  ['in modes half a point apart', [paying([190, 0]), paying([191, 0], { name: 'b' })], []],
  ['of 90 % and of 98 %', [paying([180, 0])], []],
])('judges a return %s', async (_, modes, findings) => {
  expect(await findingsOf(modes)).toEqual(findings);
});

it('asks for approval when the largest win is rarer than one in 20,000,000', async () => {
  const withRarest = (weight: bigint): Mode => ({
    name: 'base',
    cost: 1,
    lines: [
      { id: 1, weight, payout: 192 },
      { id: 2, weight: weight - 1n, payout: 0 },
      { id: 3, weight: 1n, payout: 1_000 },
    ],
  });
  expect(await findingsOf([withRarest(10_000_000n)])).toEqual([]);
  expect(await findingsOf([withRarest(10_000_001n)])).toEqual([['largestTooRare', 'approval', 'base']]);
});

it('says when payouts seem to be written per unit of the cost, and does not guess', async () => {
  const { findings, outcome } = await reportOf([paying([192, 0], { cost: 4 })]);
  expect(outcome).toBe('approval');
  expect(findings[0]!.sentence).toContain('base returns 24.00 %');
  expect(findings[0]!.sentence).toContain('per unit of the cost, it returns 96.00 %');
});

const line = (id: unknown, payout: unknown = 0, events: unknown = []) =>
  JSON.stringify({ id, events, payoutMultiplier: payout });
const two = { name: 'base', cost: 1, lines: [] };
const table = '1,1,192\n2,1,0\n';

it.each<[string, Partial<Mode>, string[]]>([
  ['a line of words', { table: `${table}three,1,0\n` }, ['base.csv:3', 'three,1,0']],
  ['a line of two numbers', { table: '1,1\n2,1,0\n' }, ['base.csv:1']],
  ['a negative weight', { table: `1,-1,192\n${table}` }, ['base.csv:1']],
  ['a weight with decimals', { table: `1,0.5,192\n${table}` }, ['base.csv:1']],
  ['a number of 65 bits', { table: `1,18446744073709551616,0\n${table}` }, ['base.csv:1']],
  ['an id that stands twice', { table: '1,1,192\n2,1,0\n2,1,0\n' }, ['base.csv:3', '(2)']],
  ['ids out of order that stand twice', { table: '2,1,192\n1,1,0\n2,1,0\n' }, ['base.csv:3', '(2)']],
  ['no line', { table: '\n' }, ['base.csv: There is no line']],
  ['weights of 0', { table: '1,0,192\n2,0,0\n' }, ['base.csv: All weights are 0']],
  ['a sum of 2^64', { table: '1,18446744073709551615,192\n2,1,0\n' }, ['base.csv: The sum', '18446744073709551616']],
  ['another payout', { book: `${line(1, 192)}\n${line(2, 1)}` }, ['base.jsonl.zst:2', '1, there 0']],
  ['an id that is not in the table', { book: `${line(1, 192)}\n${line(2)}\n${line(3)}` }, ['base.jsonl.zst:3', '(3)']],
  ['events that stand twice', { book: [line(1, 192), line(2), line(2)].join('\n') }, ['base.jsonl.zst:3', '(2)']],
  ['an id without events', { book: line(2) }, ['base.jsonl.zst: Ids', '1, the first is 1']],
  ['a line that is no JSON', { book: `${line(1, 192)}\n{\n${line(2)}` }, ['base.jsonl.zst:2']],
  ['events that are no list', { book: `${line(1, 192)}\n${line(2, 0, 'none')}` }, ['base.jsonl.zst:2']],
  ['a payout with decimals', { book: `${line(1, 1.92)}\n${line(2)}` }, ['base.jsonl.zst:1']],
  ['a book that is not packed', { book: Buffer.from(line(1, 192)) }, ['base.jsonl.zst: The file cannot be unpacked']],
  ['a line of five megabytes', { book: `"${'x'.repeat(5 * 2 ** 20)}"` }, ['base.jsonl.zst:1: A line is longer']],
])('refuses %s and says where', async (_, broken, parts) => {
  const mode = { ...two, table, book: `${line(1, 192)}\n${line(2)}`, ...broken };
  const texts = await faultsOf([mode]);
  expect(
    texts.some((text) => parts.every((part) => text.includes(part))),
    texts.join('\n'),
  ).toBe(true);
});

it('refuses a book whose end is missing', async () => {
  const folder = await written([plainMode()]);
  const { readFile, writeFile } = await import('node:fs/promises');
  const book = join(folder, 'base.jsonl.zst');
  await writeFile(book, (await readFile(book)).subarray(0, -5));
  expect((await importPackage(folder)).faults).toMatchObject([{ code: 'notZstd', file: 'base.jsonl.zst' }]);
});

it.each<[string, string, string]>([
  ['no JSON', '{', 'This is not JSON'],
  ['no modes', '{"modes": []}', 'modes'],
  ['a path', JSON.stringify({ modes: [{ name: 'a', cost: 1, events: '../a', weights: 'a' }] }), 'modes.0.events'],
  ['a hidden file', JSON.stringify({ modes: [{ name: 'a', cost: 1, events: 'a', weights: '.a' }] }), 'modes.0.weights'],
  ['a cost of 0', JSON.stringify({ modes: [{ name: 'a', cost: 0, events: 'a', weights: 'a' }] }), 'modes.0.cost'],
  [
    'a cost of seven decimals',
    JSON.stringify({ modes: [{ name: 'a', cost: 0.1234567, events: 'a', weights: 'a' }] }),
    'decimals',
  ],
  [
    'a name twice',
    JSON.stringify({ modes: [1, 2].map(() => ({ name: 'a', cost: 1, events: 'a', weights: 'a' })) }),
    'two modes',
  ],
])('refuses an index with %s', async (_, index, part) => {
  expect(await faultsOf([], index)).toEqual([expect.stringContaining(part)]);
});

it('reads carriage returns, blanks, ids from 0 and further keys', async () => {
  const book = [
    '{"id": 0, "events": [], "payoutMultiplier": 192, "baseGameWins": 1.92}',
    '{"payoutMultiplier": 0, "events": [], "id": 7}',
    '',
  ].join('\r\n');
  const { outcome, modes } = await reportOf([{ ...two, table: '0 , 5, 192\r\n7, 5 ,0\r\n\r\n', book }]);
  expect([outcome, modes[0]!.figures.sum]).toEqual(['accepted', 10n]);
});

it('names all that is wrong in one report, twenty faults of a file', async () => {
  const broken = Array.from({ length: 50 }, () => 'x').join('\n');
  const { faults, faultsFound, outcome } = await reportOf([
    { ...plainMode('a'), table: broken },
    { ...plainMode('b'), book: line(1, 5) },
  ]);
  expect(outcome).toBe('refused');
  expect(faults.filter(({ file }) => file === 'a.csv')).toHaveLength(20);
  expect(faults.some(({ file }) => file === 'b.jsonl.zst')).toBe(true);
  expect(faultsFound).toBeGreaterThan(50);
});

it('writes each mode so that every line is found again in any order of the book', async () => {
  const lines = Array.from({ length: 3_000 }, (_, at) => ({
    id: at + 1,
    weight: BigInt((at % 5) + 1),
    payout: at % 2 === 0 ? 192 : 0,
    events: [{ type: 'reveal', text: `line ${at + 1} `.repeat(20) }],
  }));
  const book = [...lines]
    .reverse()
    .map(({ id, payout, events }) => line(id, payout, events))
    .join('\n');
  const folder = await written([{ name: 'base', cost: 1, lines, book }]);
  const to = join(folder, 'imported');
  const report = await importPackage(folder, to);
  expect(report.faults).toEqual([]);
  const mode = openMode(to, 0);
  try {
    expect([mode.lines, mode.sum]).toEqual([3_000, 9_000n]);
    let from = 0n;
    for (const [at, { weight, payout, events }] of lines.entries()) {
      expect([mode.lineAt(from), mode.lineAt(from + weight - 1n)]).toEqual([at, at]);
      expect(mode.payoutOf(at)).toBe(BigInt(payout));
      if (at % 100 === 0) expect(JSON.parse(mode.eventsOf(at))).toEqual(events);
      from += weight;
    }
  } finally {
    mode.close();
  }
});

it('leaves nothing behind when the package has a fault', async () => {
  const folder = await written([{ ...plainMode(), book: line(1, 5) }]);
  const to = join(folder, 'imported');
  expect((await importPackage(folder, to)).outcome).toBe('refused');
  expect([existsSync(to), existsSync(`${to}.importing`)]).toEqual([false, false]);
});
