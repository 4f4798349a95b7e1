import { showToast } from '@fairhouse/ui/toasts.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { post } from '../../lib/api.ts';
import { usePerson } from '../../lib/person.ts';
import { reload } from '../../lib/query.ts';
import { useThreadTexts } from './texts.ts';
import type { Thread } from './thread-timeline.ts';

export type Kind = 'reply' | 'note';

export interface Claim {
  by: string;
  until: string;
}

/** The API's code: there is a newer message. */
const conflict = 1003;

/** Drafts of this page, so that a look at another thread loses nothing. */
const drafts = new Map<string, string>();

interface Composing {
  kind: Kind;
  text: string;
  busy: boolean;
  /** The colleague who holds the thread. */
  other: Claim | undefined;
  field: RefObject<HTMLTextAreaElement | null>;
  write(text: string): void;
  show(kind: Kind): void;
  /** Who begins an answer holds the thread, where it waits for one. */
  begin(): void;
  insertMacro(id: string): Promise<void>;
  submit(solve?: boolean): Promise<void>;
}

/** What is written about a thread, kept until it is sent or saved. */
export function useComposer(thread: Thread, claim: Claim | null, mayAnswer: boolean): Composing {
  const t = useThreadTexts();
  const me = usePerson();
  const [wanted, setKind] = useState<Kind>('reply');
  const kind = mayAnswer ? wanted : 'note';
  const place = `${thread.id} ${kind}`;
  const [text, setText] = useState(drafts.get(place) ?? '');
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const other = claim !== null && claim.by !== me.name ? claim : undefined;
  const write = (next: string) => {
    setText(next);
    drafts.set(place, next);
  };
  // After the field of the other kind is there.
  useEffect(() => {
    if (asked > 0) field.current?.focus();
  }, [asked]);
  const done = async (said: string) => {
    write('');
    showToast(said, 'success');
    await reloadThread();
  };
  const answer = async (solve: boolean) => {
    const { id, messages: seen } = thread;
    const sent = await post('/operator/contact/answer', { id, answer: text.trim(), seen, solve });
    if (sent.ok) return done(t(solve ? 'sentSolved' : 'sent'));
    if (sent.error !== conflict) return showToast(sent.message);
    await reload('/operator/contact/get');
    showToast(t('newer'));
  };
  const note = async () => {
    const saved = await post('/operator/queue/note', { queue: 'contacts', id: thread.id, text: text.trim() });
    return saved.ok ? done(t('noteSaved')) : showToast(saved.message);
  };
  return {
    ...{ kind, text, busy, other, field, write },
    show(next) {
      setKind(next);
      setText(drafts.get(`${thread.id} ${next}`) ?? '');
      setAsked(asked + 1);
    },
    begin() {
      if (kind !== 'reply' || claim !== null || thread.state !== 'open') return;
      void post('/operator/queue/claim', { queue: 'contacts', id: thread.id }).then(() =>
        reload('/operator/queue/list', '/operator/queue/get'),
      );
    },
    async insertMacro(id) {
      if (id === '') return;
      const filled = await post('/operator/macro/fill', { id: Number(id), contact: thread.id });
      if (!filled.ok) return showToast(filled.message);
      write(text === '' ? filled.data.text : `${text}\n\n${filled.data.text}`);
      field.current?.focus();
    },
    async submit(solve = false) {
      if (busy || text.trim() === '' || (kind === 'reply' && other)) return;
      setBusy(true);
      await (kind === 'reply' ? answer(solve) : note());
      setBusy(false);
    },
  };
}

function reloadThread(): Promise<void> {
  return reload(
    '/operator/contact/get',
    '/operator/contact/listPage',
    '/operator/queue/list',
    '/operator/queue/get',
    '/operator/queue/notes',
    '/operator/queue/summary',
    '/operator/list/read',
  );
}
