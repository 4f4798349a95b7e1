import { useCallback, useEffect, useRef, useState } from 'react';
import { type Answer, post } from '../../lib/api.ts';
import { queries, reload } from '../../lib/query.ts';
import { type Content, type ContentKind, type ContentPiece, emptyOf, isSame } from './content.ts';
import { unsaved } from './unsaved.ts';

/** What the words in the fields were begun from: the draft, or what players see where there is none. */
interface Begun {
  revision: number;
  content: Content;
}

export interface Draft {
  content: Content;
  set: (content: Content) => void;
  isDirty: boolean;
  /** It was found as it had been left, not saved. */
  isRestored: boolean;
  /** A colleague has saved, published or discarded the draft since: what stands there now. */
  theirs: ContentPiece | undefined;
  keep: () => Promise<Answer<ContentPiece>>;
  takeTheirs: () => void;
  keepMine: () => void;
}

export const keyOf = (kind: ContentKind, id: number | undefined) => `${kind}:${id ?? 'new'}`;

function begunFrom(kind: ContentKind, piece: ContentPiece | undefined): Begun {
  return {
    revision: piece?.draft?.revision ?? 0,
    content: piece?.draft?.content ?? piece?.inForce ?? emptyOf(kind, 0),
  };
}

/** The words of one thing while they are written: nothing that somebody wrote is ever lost or written over in silence. */
export function useDraft(kind: ContentKind, piece: ContentPiece | undefined): Draft {
  const key = keyOf(kind, piece?.id);
  const [begun, setBegun] = useState(() => begunFrom(kind, piece));
  const [content, setContent] = useState(() => unsaved.get(key) ?? begun.content);
  const [isRestored, setRestored] = useState(() => unsaved.get(key) !== undefined);
  const latest = useRef(content);
  latest.current = content;
  const isDirty = !isSame(content, begun.content);
  const now = begunFrom(kind, piece);
  const isOther = now.revision !== begun.revision || !isSame(now.content, begun.content);

  const start = useCallback(
    (from: Begun, words: Content) => {
      setBegun(from);
      setContent(words);
      setRestored(false);
      if (isSame(from.content, words)) unsaved.forget(key);
    },
    [key],
  );
  useEffect(() => {
    // Nothing was written here yet: what a colleague has done shows at once.
    if (isOther && !isDirty) start(now, now.content);
  });

  return {
    content,
    set(words) {
      setContent(words);
      if (isSame(words, begun.content)) unsaved.forget(key);
      else unsaved.set(key, words);
    },
    isDirty,
    isRestored: isRestored && isDirty,
    theirs: isOther && isDirty ? piece : undefined,
    async keep() {
      const sent = content;
      const answer = await post('/operator/content/saveDraft', {
        ...(piece ? { id: piece.id } : {}),
        revision: begun.revision,
        content: sent,
      });
      if (!answer.ok) {
        // It may be that somebody was faster: then this page learns by it what they wrote.
        await reload('/operator/content/get');
        return answer;
      }
      const { id } = answer.data;
      const kept = begunFrom(kind, answer.data);
      queries.setQueryData(['/operator/content/get', { kind, id }], answer.data);
      if (isSame(latest.current, sent)) start(kept, kept.content);
      else setBegun(kept);
      void reload('/operator/content/list');
      return answer;
    },
    takeTheirs: () => start(now, now.content),
    keepMine: () => setBegun(now),
  };
}
