import type { LiveWord } from '../../../lib/round/wire.ts';

/** Without the messages of those whom the player has muted. */
export function shownWords(words: readonly LiveWord[], muted: readonly string[]): LiveWord[] {
  return words.filter(({ by }) => !muted.includes(by));
}

/** How many came after the last one that was read: of others, and still there. */
export function countUnread(words: readonly LiveWord[], { lastRead, me }: { lastRead: string; me: string }): number {
  return words.filter(({ id, by, isRemoved }) => by !== me && !isRemoved && BigInt(id) > BigInt(lastRead)).length;
}

/** What a screen reader speaks of messages that came together: the one, or how many. */
export function spokenOf(
  fresh: readonly LiveWord[],
  texts: { newest: (player: string, text: string) => string; unread: (count: number) => string },
): string {
  const [only] = fresh;
  if (!only) return '';
  return fresh.length === 1 ? texts.newest(only.player, only.text) : texts.unread(fresh.length);
}
