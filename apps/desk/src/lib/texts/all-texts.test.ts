import { expect, it, vi } from 'vitest';

type Table = Readonly<Record<string, string>>;
const tables: { en: Table; fil: Table }[] = [];

vi.mock('../i18n.ts', () => {
  const collect = (all: { en: Table; fil: Table }) => {
    tables.push(all);
    return () => () => '';
  };
  return { textsOf: collect, textOf: collect };
});

const placesIn = (sentence: string) =>
  [...new Set([...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort();

it('both languages say the same: every text, with the same places to fill', async () => {
  // Each module that joins its languages is loaded, and so hands its tables in.
  const modules = import.meta.glob(['../../**/texts.ts', '../../**/texts/*.ts', '../../**/*-texts.ts', './names/*.ts']);
  for (const load of Object.values(modules)) await load();
  expect(tables.length).toBeGreaterThan(12);
  for (const { en, fil } of tables) {
    expect(Object.keys(fil).sort()).toEqual(Object.keys(en).sort());
    for (const [key, sentence] of Object.entries(en)) {
      expect(placesIn(fil[key]!), key).toEqual(placesIn(sentence));
      expect(fil[key]!.trim(), key).not.toBe('');
    }
  }
});
