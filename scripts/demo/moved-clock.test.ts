import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findFaketime, movedClock } from './moved-clock.ts';

const library = findFaketime();
const dayMs = 24 * 3_600_000;

/** Where the package `faketime` is not installed there is nothing to try. */
it.runIf(library)('a program reads the clock that was moved, and its intervals stay real', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-clock-'));
  try {
    const clock = movedClock(library!, folder);
    const seen = () => {
      const program =
        'const t = performance.now(); setTimeout(() => console.log(Date.now(), performance.now() - t), 20)';
      const said = execFileSync(process.execPath, ['-e', program], {
        env: { ...process.env, ...clock.env },
      }).toString();
      const [at, waitedMs] = said.split(' ').map(Number) as [number, number];
      expect(waitedMs).toBeLessThan(dayMs);
      return at;
    };
    await clock.moveTo(30 * dayMs);
    expect(Math.abs(seen() - (Date.now() - 30 * dayMs))).toBeLessThan(60_000);
    await clock.moveTo(0);
    expect(Math.abs(seen() - Date.now())).toBeLessThan(60_000);
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(1_000);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
