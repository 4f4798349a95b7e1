import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { type Wait, waitWhileProgress } from './wait-while-progress.ts';
import { workOf } from './work-of.ts';

/** A clock on which a sleep takes no time, or as long as a busy machine makes it. */
function drivenClock(stepMs?: number) {
  let nowMs = 0;
  return {
    nowMs: () => nowMs,
    async sleep(ms: number) {
      nowMs += stepMs ?? ms;
    },
  };
}

function wait(options: Partial<Wait>): Promise<boolean> {
  return waitWhileProgress({ what: 'a test', isSo: () => false, progress: () => 0, ...options });
}

it('waits for hours while there is progress, and says for what', async () => {
  const clock = drivenClock();
  const lines: string[] = [];
  const isSo = () => clock.nowMs() >= 2 * 3_600_000;
  const progress = () => Math.floor(clock.nowMs() / 30_000);
  expect(await wait({ clock, isSo, progress, say: (line) => lines.push(line) })).toBe(true);
  expect(lines[0]).toBe('Waiting for a test (10 s) …');
  expect(lines.length).toBeGreaterThan(700);
});

it('gives up once nothing has changed for the time given', async () => {
  const clock = drivenClock();
  const progress = () => Math.min(clock.nowMs(), 100_000);
  expect(await wait({ clock, progress, stalledMs: 5_000 })).toBe(false);
  expect(clock.nowMs()).toBeGreaterThanOrEqual(105_000);
  expect(clock.nowMs()).toBeLessThan(108_000);
});

it('does not count time in which the waiting process itself did not run', async () => {
  const clock = drivenClock(60_000);
  let looks = 0;
  const isSo = () => ++looks > 25;
  expect(await wait({ clock, isSo, stalledMs: 60_000 })).toBe(true);
});

it('throws what the look throws, and the reason of the signal', async () => {
  const clock = drivenClock();
  const ended = () => {
    throw new Error('it has ended');
  };
  await expect(wait({ clock, isSo: ended })).rejects.toThrow('it has ended');
  await expect(wait({ clock, signal: AbortSignal.abort(new Error('Ctrl-C')) })).rejects.toThrow('Ctrl-C');
});

it('sees the work of a process and of its children, and nothing of one that has ended', async (context) => {
  if (process.platform !== 'linux') return context.skip('only Linux tells');
  const loop = 'for (;;);';
  const code = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(loop)}], { stdio: 'inherit' })`;
  const parent = spawn(process.execPath, ['-e', code], { detached: true });
  const before = workOf(parent.pid!)!;
  while (workOf(parent.pid!)! < before + 2);
  const gone = once(parent, 'exit');
  process.kill(-parent.pid!, 'SIGKILL');
  await gone;
  expect(workOf(parent.pid!)).toBeUndefined();
});
