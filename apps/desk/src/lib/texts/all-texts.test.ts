import { operatorCalls } from '@fairhouse/contract/operator';
import { beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { codesWithoutWords } from './codes-without-words.fixture.ts';

type Table = Readonly<Record<string, string>>;
const tables: { en: Table; fil: Table }[] = [];

vi.mock('../i18n.ts', () => {
  const collect = (all: { en: Table; fil: Table }) => {
    tables.push(all);
    return () => () => '';
  };
  return { textsOf: collect, textOf: collect };
});

beforeAll(async () => {
  // Each module that joins its languages is loaded, and so hands its tables in.
  const modules = import.meta.glob(['../../**/texts.ts', '../../**/texts/*.ts', '../../**/*-texts.ts', './names/*.ts']);
  for (const load of Object.values(modules)) await load();
});

const placesIn = (sentence: string) =>
  [...new Set([...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort();

it('both languages say the same: every text, with the same places to fill', () => {
  expect(tables.length).toBeGreaterThan(12);
  for (const { en, fil } of tables) {
    expect(Object.keys(fil).sort()).toEqual(Object.keys(en).sort());
    for (const [key, sentence] of Object.entries(en)) {
      expect(placesIn(fil[key]!), key).toEqual(placesIn(sentence));
      expect(fil[key]!.trim(), key).not.toBe('');
    }
  }
});

/** Every closed list of codes that a call of the desk takes or answers, with one place where it stands. */
function closedLists(): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (node: unknown, place: string): void => {
    if (node === null || typeof node !== 'object') return;
    const { enum: codes } = node as { enum?: unknown };
    if (Array.isArray(codes)) found.set(codes.filter((code) => typeof code === 'string').join('|'), place);
    for (const [key, inner] of Object.entries(node)) if (key !== 'enum') walk(inner, place);
  };
  for (const [path, { input, output }] of Object.entries(operatorCalls)) {
    walk(z.toJSONSchema(input, { unrepresentable: 'any', io: 'input' }), `the input of ${path}`);
    walk(z.toJSONSchema(output, { unrepresentable: 'any' }), `the answer of ${path}`);
  }
  return found;
}

/** Whether one table has a word for each code: by the code itself, or behind one prefix such as `state_`. */
function haveWords(codes: readonly string[]): boolean {
  return tables.some(({ en }) =>
    Object.keys(en).some((key) => {
      if (key !== codes[0] && !key.endsWith(`_${codes[0]}`)) return false;
      const prefix = key.slice(0, key.length - codes[0]!.length);
      return codes.every((code) => Object.hasOwn(en, prefix + code));
    }),
  );
}

it('there is a word in both languages for every code of every closed list that a call of the desk declares', () => {
  const lists = [...closedLists()];
  expect(lists.length).toBeGreaterThan(90);
  const without = lists.filter(([codes]) => !haveWords(codes.split('|')));
  const unnamed = without.filter(([codes]) => !Object.hasOwn(codesWithoutWords, codes));
  expect(unnamed.map(([codes, place]) => `${codes}: ${place}`)).toEqual([]);
  // An exception that is no longer one is taken off the list.
  const known = without.map(([codes]) => codes);
  expect(Object.keys(codesWithoutWords).filter((codes) => !known.includes(codes))).toEqual([]);
});
