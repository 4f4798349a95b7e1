import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it, vi } from 'vitest';
import { casinos, leftOut, only, type Size } from './casinos.ts';

const folder = fileURLToPath(new URL('../../e2e', import.meta.url));
const specs = readdirSync(folder)
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => `**/${file}`);
const sizes = ['phone', 'desktop'] as const;

/** Where a spec is walked through at a size, of the casinos that are open at the same time. */
function casinosOf(spec: string, size: Size): string[] {
  return Object.entries(casinos).flatMap(([casino, at]) =>
    at.sizes.includes(size) && (only(casino) ?? specs).includes(spec) && !leftOut(size, casino).includes(spec)
      ? [casino]
      : [],
  );
}

beforeAll(() => vi.stubEnv('TURNS', 'all'));

it('walks through every spec, at a size in one casino alone', () => {
  for (const spec of specs) {
    const places = sizes.map((size) => casinosOf(spec, size));
    expect(places.flat().length, spec).toBeGreaterThan(0);
    for (const place of places) expect(place.length, spec).toBeLessThanOrEqual(1);
  }
});

it('leaves out no spec that does not exist', () => {
  for (const size of sizes) {
    for (const spec of leftOut(size, undefined)) expect(specs).toContain(spec);
  }
});
