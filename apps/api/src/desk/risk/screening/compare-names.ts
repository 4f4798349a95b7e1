import { nameWords } from './name-words.ts';
import type { WatchEntry } from './watch-lists.port.ts';

export interface Screened {
  name: string;
  /** YYYY-MM-DD. */
  birthday: string;
}

export interface Match {
  entry: WatchEntry;
  because: 'name' | 'nameAndBirthday';
}

/** A name of one word alone is no name to find anybody by. */
const leastWords = 2;

/**
 * Who of a list may be meant. All words of the shorter name have to be among those of the longer, in any order, since lists
 * and members leave second names out. Where both birthdays are known they have to agree, as far as the list knows it.
 */
export function createComparison(entries: readonly WatchEntry[]): (member: Screened) => Match[] {
  const known = entries.map((entry) => ({ entry, words: nameWords(entry.name) }));
  const byWord = new Map<string, (typeof known)[number][]>();
  for (const one of known) {
    for (const word of one.words) {
      const those = byWord.get(word);
      if (those) those.push(one);
      else byWord.set(word, [one]);
    }
  }
  return ({ name, birthday }) => {
    const words = nameWords(name);
    const shared = new Map<(typeof known)[number], number>();
    for (const word of words) for (const one of byWord.get(word) ?? []) shared.set(one, (shared.get(one) ?? 0) + 1);
    return [...shared].flatMap(([{ entry, words: theirs }, count]): Match[] => {
      if (count < leastWords || count < Math.min(words.size, theirs.size)) return [];
      if (entry.birthday === '') return [{ entry, because: 'name' }];
      if (!birthday.startsWith(entry.birthday)) return [];
      return [{ entry, because: entry.birthday === birthday ? 'nameAndBirthday' : 'name' }];
    });
  };
}

/**
 * How much of both names agrees, of 100: 60 for all words, counted once in each of both, and 40 for a whole birthday. It orders
 * what people look at; what is a hit it does not decide.
 */
export function scoreOf(memberName: string, entryName: string, because: Match['because']): number {
  const [mine, theirs] = [nameWords(memberName), nameWords(entryName)];
  const shared = [...mine].filter((word) => theirs.has(word)).length;
  return Math.round((60 * 2 * shared) / (mine.size + theirs.size)) + (because === 'nameAndBirthday' ? 40 : 0);
}
