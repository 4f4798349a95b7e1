import { Problem, usageCode } from './problem.ts';

/** What a list is asked for by one of its words; by `all`, every status. */
export function withStatus<Word extends string>(words: readonly Word[], word: string): { status?: Word } {
  if (word === 'all') return {};
  const status = words.find((one) => one === word);
  if (status === undefined) throw new Problem(`There is no status "${word}".`, usageCode);
  return { status };
}
