import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeClock, smallDisk } from '@fairhouse/testing';
import { expect, it } from 'vitest';
import { appendToLog } from './log-file.ts';

const line = (number: number) => Buffer.from(`{"line":${number}}\n`);

it('keeps two files, so that a log never fills a disk by itself', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-log-'));
  const file = join(folder, 'api.log');
  const write = appendToLog(file, Date.now, 100);
  for (let number = 0; number < 50; number++) write(line(number));
  expect(readFileSync(file, 'utf8')).toContain('{"line":49}');
  expect(statSync(file).size + statSync(`${file}.1`).size).toBeLessThan(240);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});

it('drops lines while the disk is full, and says how many once there is room', (context) => {
  const disk = smallDisk(1);
  if (!disk) return context.skip('a file system of its own can be mounted by root only');
  context.onTestFinished(disk.close);
  const clock = fakeClock();
  const file = join(disk.folder, 'api.log');
  const write = appendToLog(file, () => clock.now().getTime());
  write(line(1));
  disk.fill();
  // What is left of the file's own page takes a few more, and perhaps a part of one.
  const kept = () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((text) => /^\{"line":\d+\}$/.test(text)).length;
  for (let number = 2; number <= 1_000; number++) write(line(number));
  const before = kept();
  expect(before).toBeLessThan(1_000);

  disk.free();
  write(line(1_001));
  expect(kept()).toBe(before);
  clock.advance(1_000);
  write(line(1_002));
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(lines.at(-1)).toBe('{"line":1002}');
  expect(JSON.parse(lines.at(-2)!)).toMatchObject({
    level: 40,
    dropped: 1_001 - before,
    msg: expect.stringContaining('dropped here'),
  });
});
