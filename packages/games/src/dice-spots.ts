import type { GameLanguage } from './folders.ts';

type Names = Record<GameLanguage, string>;

const names: Record<string, Names> = {
  small: { en: 'small', fil: 'maliit' },
  big: { en: 'big', fil: 'malaki' },
  odd: { en: 'odd', fil: 'gansal' },
  even: { en: 'even', fil: 'pares' },
  'any-triple': { en: 'any triple', fil: 'alinmang triple' },
  pass: { en: 'pass line', fil: 'pass line' },
  'dont-pass': { en: 'don’t pass', fil: 'don’t pass' },
  field: { en: 'field', fil: 'field' },
  'any-seven': { en: 'any seven', fil: 'siyete' },
  'any-craps': { en: 'any craps', fil: 'craps' },
  two: { en: 'two', fil: 'dos' },
  three: { en: 'three', fil: 'tres' },
  eleven: { en: 'eleven', fil: 'onse' },
  twelve: { en: 'twelve', fil: 'dose' },
};

const kinds: Record<string, Names> = {
  total: { en: 'total', fil: 'kabuuan' },
  single: { en: 'single', fil: 'isahan' },
  double: { en: 'double', fil: 'doble' },
  triple: { en: 'triple', fil: 'triple' },
  pair: { en: 'pair', fil: 'pares na' },
  place: { en: 'place', fil: 'place' },
  hard: { en: 'hard', fil: 'hard' },
};

/** What a place of a dice table is called on the sheet: 'total 4', 'pair 1 and 2'. */
export function diceSpotName(id: string): Names {
  const known = names[id];
  if (known) return known;
  const [kind, ...numbers] = id.split('-') as [string, ...string[]];
  const { en, fil } = kinds[kind]!;
  return { en: `${en} ${numbers.join(' and ')}`, fil: `${fil} ${numbers.join(' at ')}` };
}
