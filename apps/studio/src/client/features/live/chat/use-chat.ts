import { useEffect, useRef, useState } from 'preact/hooks';
import { useStore } from '../../../lib/page/store.ts';
import type { PlaySession } from '../../../lib/round/play-session.ts';
import type { Live } from '../use-live.ts';
import { chatSettings } from './chat-settings.ts';
import { countUnread, shownWords } from './shown-words.ts';

/** The chat of this table on this page; undefined where the player has none. `isRead`: it is open before the player. */
export function useChat(session: PlaySession, live: Live, isRead: boolean) {
  const settings = useStore(chatSettings);
  const [lastRead, setLastRead] = useState('0');
  const begun = useRef(false);
  const chat = session.opened.live?.chat ?? null;
  const words = chat && live.words && shownWords(live.words, settings.muted);
  const latest = words?.at(-1)?.id;
  const isThere = Boolean(words);
  const isSeen = isRead && !settings.isHidden;
  useEffect(() => {
    if (!isThere) return;
    // What stood there before the player came is not new.
    if (isSeen || !begun.current) setLastRead(latest ?? '0');
    begun.current = true;
  }, [isThere, latest, isSeen]);
  if (!chat || !words) return undefined;
  const unread = settings.isHidden || isSeen ? 0 : countUnread(words, { lastRead, me: chat.me });
  return { ...chat, words, unread, settings };
}

export type ChatHere = NonNullable<ReturnType<typeof useChat>>;
