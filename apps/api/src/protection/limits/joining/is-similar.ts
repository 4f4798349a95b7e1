import anyAscii from 'any-ascii';

export interface Named {
  firstName: string;
  lastName: string;
}

/** Cyrillic and Greek letters that are read as a Latin one, where their sound is another (Unicode TR 39, confusables). */
const lookAlikes: Record<string, string> = Object.fromEntries(
  'вВ:b сС:c нН:h рР:p хХ:x уУ:y υ:u ν:v ρΡ:p χΧ:x Η:h Υ:y Ζ:z ѕЅ:s јЈ:j һ:h ԁ:d ԛ:q ԝ:w'.split(' ').flatMap((pair) => {
    const [letters = '', latin = ''] = pair.split(':');
    return [...letters].map((letter) => [letter, latin]);
  }),
);

/** Fewer letters are too easily another name. */
const leastLettersForTypo = 4;

/**
 * Whether two names may be one person's: with a second name more or less, put together otherwise, one letter off, cut short
 * (M., Ma.), or written with letters of another script, by their sound or by their looks. It decides who is looked at, not who is refused.
 */
export function isSimilar(one: Named, other: Named): boolean {
  return readings(one).some((mine) => readings(other).some((theirs) => agree(mine, theirs)));
}

function readings(name: Named): string[][][] {
  const bySound = wordsOf(name, (text) => text);
  const byLooks = wordsOf(name, (text) => [...text].map((letter) => lookAlikes[letter] ?? letter).join(''));
  return [bySound, byLooks];
}

function wordsOf({ firstName, lastName }: Named, read: (text: string) => string): string[][] {
  return [firstName, lastName].map((text) =>
    anyAscii(read(text.normalize('NFKC')))
      .toLowerCase()
      .replace(/['’`]/g, '')
      .split(/[^a-z0-9]+/)
      .filter(Boolean),
  );
}

function agree(mine: string[][], theirs: string[][]): boolean {
  const [shorter, longer] = [mine.flat(), theirs.flat()].sort((a, b) => a.length - b.length) as [string[], string[]];
  const isThere = (word: string) => longer.some((it) => isOneLetterOff(word, it));
  const isThereInShort = (word: string) => longer.some((it) => isShortFor(word, it) || isShortFor(it, word));
  if (shorter.length > 1 && shorter.some(isThere) && shorter.every((word) => isThere(word) || isThereInShort(word))) {
    return true;
  }
  const run = (words: string[][]) => words.map((part) => part.join('')).join('');
  return isOneLetterOff(run(mine), run(theirs)) || isOneLetterOff(run(mine), run(theirs.toReversed()));
}

/** An initial, or the two letters that many Filipino names are cut to. */
function isShortFor(one: string, other: string): boolean {
  return one.length <= 2 && other.startsWith(one);
}

/** Equal, or with one letter more, less or other, or two neighbours the other way round. */
function isOneLetterOff(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = one.length <= other.length ? [one, other] : [other, one];
  if (a.length < leastLettersForTypo || b.length - a.length > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  if (a.length < b.length) return a.slice(at) === b.slice(at + 1);
  const isSwapped = a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
  return isSwapped || a.slice(at + 1) === b.slice(at + 1);
}
