import { Button } from '@fairhouse/ui/button.tsx';
import { TextArea } from '@fairhouse/ui/forms/text-area.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { post } from '../../../lib/api.ts';
import { createIntentKeys } from '../../../lib/intent-key.ts';
import { momentText } from '../../../lib/language/formats.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useCall } from '../../../lib/query.ts';
import { useMember } from '../../../lib/session.ts';
import { useSupportTexts } from '../texts/index.ts';
import { useThreadTexts } from './texts/index.ts';
import { drafts, getPath, showThread, type Thread } from './thread.ts';
import styles from './threads.module.css';

/** An answer of the support team is there after so long without a reload. */
const everyMs = 5_000;

interface ThreadDialogProps {
  id: number;
  onBack: () => void;
  onClose: () => void;
}

/** One conversation: everything that was written, and the next message. */
export function ThreadDialog({ id, onBack, onClose }: ThreadDialogProps) {
  const t = useThreadTexts();
  const topicName = useSupportTexts();
  const member = useMember();
  const { data, error, refetch } = useCall(getPath, { id }, { enabled: member !== undefined, everyMs, staleTimeMs: 0 });
  return (
    <Dialog
      title={data ? topicName(data.topic) : t('title')}
      lead={data && t(`state_${data.state}`)}
      size="m"
      onBack={onBack}
      onClose={onClose}
      footer={data && <Answer thread={data} />}
    >
      {!data && !error && (
        <div className={styles.waiting}>
          <Spinner />
        </div>
      )}
      {!data && error && <LoadFailed error={error} onRetry={refetch} />}
      {data && <Conversation thread={data} />}
    </Dialog>
  );
}

function Conversation({ thread }: { thread: Thread }) {
  const t = useThreadTexts();
  const language = useLanguage();
  const last = useRef<HTMLLIElement>(null);
  const { reference, entries, state } = thread;
  const count = entries.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message comes into sight.
  useEffect(() => {
    // Without what it answers: newer browsers answer a promise, which is no cleanup.
    void last.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  const isAnswered = entries.some(({ fromSupport }) => fromSupport);
  return (
    <>
      {reference && <p className={styles.about}>{t(`about_${reference.kind}`, { id: reference.id })}</p>}
      <ol className={styles.entries} aria-live="polite" aria-label={t('conversation')}>
        {entries.map(({ id, fromSupport, text, time }, at) => (
          <li key={id} ref={at === count - 1 ? last : undefined} data-own={!fromSupport || undefined}>
            <p className={styles.by}>
              {fromSupport ? t('support') : t('you')} · <time dateTime={time}>{momentText(time, language)}</time>
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      {isAnswered && state !== 'open' && <Rating thread={thread} />}
    </>
  );
}

/** One tap, and nothing happens without it. */
function Rating({ thread: { id, satisfied, state } }: { thread: Thread }) {
  const t = useThreadTexts();

  async function rate(helped: boolean): Promise<void> {
    const answer = await post('/base/support/rate', { id, satisfied: helped });
    if (!answer.ok) return showToast(answer.message);
    showThread(answer.data);
  }

  async function solve(): Promise<void> {
    const answer = await post('/base/support/solve', { id });
    if (!answer.ok) return showToast(answer.message);
    showThread(answer.data);
  }

  return (
    <div className={styles.rating}>
      <p>{t(satisfied === null ? 'didItHelp' : 'thanks')}</p>
      <div className={styles.buttons}>
        <Button
          size="s"
          variant={satisfied === true ? 'primary' : 'plain'}
          onClick={() => void rate(true)}
          aria-pressed={satisfied === true}
        >
          {t('helped')}
        </Button>
        <Button
          size="s"
          variant={satisfied === false ? 'primary' : 'plain'}
          onClick={() => void rate(false)}
          aria-pressed={satisfied === false}
        >
          {t('didNotHelp')}
        </Button>
        {state !== 'solved' && (
          <Button size="s" variant="quiet" onClick={() => void solve()}>
            {t('solve')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Answer({ thread: { id, state } }: { thread: Thread }) {
  const t = useThreadTexts();
  const [text, setText] = useState(drafts.get(String(id)) ?? '');
  const [busy, setBusy] = useState(false);
  const [keys] = useState(createIntentKeys);

  function change(next: string): void {
    setText(next);
    drafts.set(String(id), next);
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const message = text.trim();
    if (busy || message === '') return;
    setBusy(true);
    const answer = await post('/base/support/write', { id, message, requestKey: keys.keyFor(message) });
    setBusy(false);
    if (!answer.ok) {
      // A lost answer may have arrived: the repeat has the same key.
      if (answer.error !== -1) keys.settled();
      return showToast(answer.message);
    }
    keys.settled();
    change('');
    showThread(answer.data);
  }

  return (
    <form className={styles.answer} onSubmit={(event) => void send(event)}>
      <TextArea
        label={t(state === 'solved' ? 'writeAgain' : 'yourMessage')}
        name="message"
        rows={2}
        maxLength={4000}
        value={text}
        onChange={change}
      />
      <Button type="submit" variant="primary" wide busy={busy} aria-disabled={text.trim() === '' || undefined}>
        {t('send')}
      </Button>
    </form>
  );
}
