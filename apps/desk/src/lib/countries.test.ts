import { expect, it } from 'vitest';
import { codesIn, countriesIn } from './countries.ts';

it.each(['en', 'fil'] as const)('every country has a name in %s, each once', (language) => {
  const countries = countriesIn(language);
  const codes = countries.map(({ value }) => value);
  expect(codes).toEqual(expect.arrayContaining(['PH', 'DE', 'US', 'GB', 'BR', 'JP', 'TL']));
  // Groups of countries, none at all, and codes that others took the place of.
  for (const none of ['EU', 'UN', 'ZZ', 'UK', 'DD', 'SU', 'TP', 'AA']) expect(codes).not.toContain(none);
  expect(new Set(countries.map(({ label }) => label)).size).toBe(countries.length);
  expect(countries.length).toBeGreaterThan(240);
});

it('a field keeps codes as a text', () => {
  expect(codesIn('PH, DE')).toEqual(['PH', 'DE']);
  expect(codesIn('')).toEqual([]);
});
