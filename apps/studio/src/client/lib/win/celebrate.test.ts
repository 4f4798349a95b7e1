import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let press: Record<string, (event: object) => void>;
let win: typeof import('./celebrate.ts') & typeof import('./win-tier.ts') & typeof import('./use-counted.ts');
let root: { dataset: Record<string, string> };

beforeEach(async () => {
  vi.useFakeTimers();
  press = {};
  root = { dataset: {} };
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { documentElement: root, hidden: true });
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => {
    press[name] = listener;
  });
  vi.resetModules();
  win = {
    ...(await import('./celebrate.ts')),
    ...(await import('./win-tier.ts')),
    ...(await import('./use-counted.ts')),
  };
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = () => [win.celebration.get().tier, root.dataset.celebrated];

it.each([0, 40, 99, 100])('celebrates nothing when %s of 100 come back', (back) => {
  void win.celebrate({ win: back, stake: 100, capped: true });
  expect(shown()).toEqual([0, undefined]);
});

it('lights a win for as long as its tier says, the higher the longer', async () => {
  for (const [tier, paid] of [110, 1_000, 5_000, 50_000].entries()) {
    void win.celebrate({ win: paid, stake: 100 });
    expect(shown()).toEqual([tier + 1, String(tier + 1)]);
    const ms = win.celebratedMs[(tier + 1) as 1 | 2 | 3 | 4];
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(shown()[0]).toBe(tier + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown()).toEqual([0, undefined]);
  }
});

it.each([
  ['a tap', () => press.pointerdown!({ target: { closest: () => null } })],
  ['Space', () => press.keydown!({ key: ' ' })],
])('ends a celebration and its count at once by %s', async (_, end) => {
  let seen = false;
  let counted = 0;
  void win.celebrate({ win: 80_000, stake: 100 }).then(() => {
    seen = true;
  });
  win.countUp(80_000, 4, (now) => {
    counted = now;
  });
  await vi.advanceTimersByTimeAsync(500);
  expect(counted).toBeLessThan(80_000);
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect([seen, counted, ...shown()]).toEqual([true, 80_000, 0, undefined]);
});

it('celebrates no further than the jurisdiction allows', () => {
  win.limitCelebrations('short');
  void win.celebrate({ win: 50_000, stake: 100 });
  expect(shown()).toEqual([1, '1']);
  win.limitCelebrations('off');
  void win.celebrate({ win: 50_000, stake: 100 });
  expect(shown()).toEqual([0, undefined]);
});

it('is the only way in which a screen sounds or shakes for a win', () => {
  const client = new URL('../../', import.meta.url);
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const own = files.filter((file) =>
    /sound\('tier|felt\(/.test(readFileSync(new URL(file, client), 'utf8').replace(/function felt\(/, '')),
  );
  // The pot of a slot is celebrated by itself, and is always more than the stake.
  expect(own.filter((file) => !file.includes('.test.'))).toEqual([
    'features/slots/take-pot.ts',
    'lib/win/celebrate.ts',
  ]);
});
