import { type Call, calls } from '@fairhouse/contract';
import { expect, it } from 'vitest';

it('every call that begins a deposit declares that a restricted country is refused', () => {
  const beginning = (Object.values(calls) as Call[]).filter(({ path }) =>
    /^\/sys\/(deposit\/.+\/deposit|cattl\/pay)/i.test(path),
  );
  expect(beginning.length).toBeGreaterThan(9);
  for (const { path, errors } of beginning) expect(errors, path).toContain('restrictedCountry');
});
