import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percentText } from '@fairhouse/game-math';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PearlWin, pearlModes, winsOf, writePearls } from './fixtures/tide-pearls.ts';
import { importPackage, type PackageReport } from './import-package.ts';
import { readPage } from './store/page-files.ts';

let folder: string;
let report: PackageReport;
let page: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairhouse-pearls-'));
  const written = await writePearls(folder);
  page = written.page;
  report = await importPackage(written.math);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('is within all bounds: both modes return exactly 96 %, and the bonus costs 80 bets', () => {
  expect([report.outcome, report.findings, report.faults]).toEqual(['accepted', [], []]);
  for (const { figures } of report.modes) expect(figures.returned.part * 100n).toBe(figures.returned.of * 96n);
  expect(report.modes.map(({ name, cost }) => [name, cost.part / cost.of])).toEqual([
    ['base', 1n],
    ['bonus', 80n],
  ]);
  // A slot that pays in about every third round.
  expect(percentText(report.modes[0]!.figures.hits)).toMatch(/^3\d\./);
});

interface Shown {
  type: string;
  board: string[][];
  wins: PearlWin[];
  multiplier: number;
  total: number;
}

it('pays in each round what its boards show, with the multiplier of each free spin', () => {
  for (const { lines } of pearlModes()) {
    for (const { payout, events } of lines) {
      const boards = (events as Shown[]).filter(({ type }) => type === 'reveal');
      let sum = 0;
      for (const { board, wins, multiplier, total } of boards) {
        expect(wins).toEqual(winsOf(board));
        sum += wins.reduce((all, { pays }) => all + pays, 0) * multiplier;
        expect(total).toBe(sum);
      }
      expect(payout).toBe(sum);
    }
  }
});

it('lets a trident stand for a symbol from the left, and pays the pearl on no line', () => {
  const board = (row: string[]) => row.map((symbol) => ['fish', symbol, 'coral']);
  const middle = (row: string[]) => winsOf(board(row)).filter(({ line }) => line === 0);
  expect(middle(['starfish', 'trident', 'trident', 'starfish', 'glass'])).toEqual([
    { line: 0, symbol: 'starfish', count: 4, pays: 800 },
  ]);
  expect(middle(['glass', 'glass', 'starfish', 'glass', 'glass'])).toEqual([]);
  expect(middle(['pearl', 'pearl', 'pearl', 'glass', 'glass'])).toEqual([]);
});

it('writes the same package in every run, with a page that the casino serves', async () => {
  expect(pearlModes()).toEqual(pearlModes());
  expect((await readPage(page)).map(({ path }) => path)).toEqual(['game.css', 'game.js', 'index.html', 'pays.json']);
  const shown = JSON.parse(await readFile(join(page, 'pays.json'), 'utf8'));
  expect([shown.returned, shown.bonusCost]).toEqual(['96.00', 80]);
});
