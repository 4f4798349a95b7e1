import type { ChatLine } from './tables-view.ts';

export interface Said {
  words: readonly ChatLine[];
  /** Where the page before begins; null: there is none. */
  next: string | null;
}

/** By vendor, what somebody has looked back at. */
export type Kept = Readonly<Record<string, Said>>;

/** One page and what was seen besides, the newest first, each word once and as the page has it; it continues where the older one ends. */
export function withKept<T extends Said>(page: T, kept: Said | undefined): T {
  if (!kept) return page;
  const ids = new Set(page.words.map(({ id }) => id));
  const words = [...page.words, ...kept.words.filter(({ id }) => !ids.has(id))].sort(newestFirst);
  const isOldest = words.at(-1)?.id === page.words.at(-1)?.id;
  return { ...page, words, next: isOldest ? page.next : kept.next };
}

/** The newest page of each vendor that is looked back at is kept as well, before it is pushed out by the next. */
export function keepNewest(kept: Kept, newest: readonly (Said & { vendor: string })[]): Kept {
  const looked = newest.filter(({ vendor }) => kept[vendor]);
  if (looked.length === 0) return kept;
  return {
    ...kept,
    ...Object.fromEntries(looked.map(({ vendor, words, next }) => [vendor, withKept({ words, next }, kept[vendor])])),
  };
}

const newestFirst = (one: ChatLine, other: ChatLine) => (BigInt(other.id) > BigInt(one.id) ? 1 : -1);
