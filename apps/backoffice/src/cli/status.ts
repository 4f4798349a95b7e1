import { Problem, usageCode } from './problem.ts';

export const statusWords: Record<string, number> = {
  pending: 0,
  canceled: 1,
  rejected: 10,
  passed: 20,
  paying: 29,
  payed: 30,
  completed: 40,
  failed: 50,
};

export function statusText(status: number): string {
  const word = Object.keys(statusWords).find((name) => statusWords[name] === status);
  return `${status} ${word ?? 'unknown'}`;
}

/** What a list is asked for by one of its words; by `all`, every status. */
export function withStatus(words: Readonly<Record<string, number>>, word: string): { status?: number } {
  if (word === 'all') return {};
  if (!Object.hasOwn(words, word)) throw new Problem(`There is no status "${word}".`, usageCode);
  return { status: words[word]! };
}
