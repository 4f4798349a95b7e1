import { format } from 'node:util';
import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';

let noise: string[] = [];
let spies: MockInstance[] = [];

/** A warning nobody reads hides the one that matters: what is printed to console.error or warn fails the test. */
beforeEach(() => {
  noise = [];
  spies = (['error', 'warn'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((...args) => {
      noise.push(`console.${method}: ${format(...args)}`);
    }),
  );
});

afterEach(() => {
  for (const spy of spies) spy.mockRestore();
  if (noise.length > 0) throw new Error(`the test printed to the console\n${noise.join('\n')}`);
});
