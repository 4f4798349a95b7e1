import { Button, NativeSelect, Textarea } from '@mantine/core';
import { momentText } from '../../lib/formats.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { useThreadTexts } from './texts.ts';
import styles from './thread.module.css';
import type { Thread } from './thread-timeline.ts';
import { type Claim, type Kind, useComposer } from './use-composer.ts';

interface ComposerProps {
  thread: Thread;
  claim: Claim | null;
}

/** The answer to a player, or an internal note about the thread. A macro is put into the draft; only a person sends it. */
export function Composer({ thread, claim }: ComposerProps) {
  const t = useThreadTexts();
  const may = useMay();
  const language = useLanguage();
  const mayAnswer = may('contacts.answer') && thread.state !== 'solved';
  const { kind, text, busy, other, field, ...does } = useComposer(thread, claim, mayAnswer);
  const isReply = kind === 'reply';
  const isStopped = text.trim() === '' || (isReply && other !== undefined);
  useKeys({
    ...(mayAnswer ? { reply: () => does.show('reply') } : {}),
    note: () => does.show('note'),
    submit: () => void does.submit(),
  });
  return (
    <section className={styles.composer} data-kind={kind}>
      <div className={styles.line}>
        {mayAnswer && <KindButton kind="reply" current={kind} show={does.show} />}
        <KindButton kind="note" current={kind} show={does.show} />
        {isReply && <MacroChoice insert={(id) => void does.insertMacro(id)} />}
      </div>
      {isReply && other && (
        <p className={styles.held} role="status">
          {t('heldBy', { name: other.by, time: momentText(other.until, language) })}
        </p>
      )}
      {thread.state === 'solved' && <p className={styles.hint}>{t('solvedAbout')}</p>}
      <Textarea
        ref={field}
        aria-label={t(isReply ? 'replyLabel' : 'noteLabel')}
        description={isReply ? undefined : t('noteHint')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={isReply ? 4000 : 2000}
        value={text}
        onFocus={does.begin}
        onChange={({ currentTarget: { value } }) => does.write(value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Leaves the field; the thread stays open.
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
      <div className={styles.line}>
        <Button
          size="sm"
          loading={busy}
          disabled={isStopped}
          onClick={() => void does.submit()}
          rightSection={<kbd>Ctrl ↵</kbd>}
        >
          {t(isReply ? 'send' : 'saveNote')}
        </Button>
        {isReply && (
          <Button size="sm" variant="light" disabled={busy || isStopped} onClick={() => void does.submit(true)}>
            {t('sendAndSolve')}
          </Button>
        )}
      </div>
    </section>
  );
}

function KindButton({ kind, current, show }: { kind: Kind; current: Kind; show: (kind: Kind) => void }) {
  const t = useThreadTexts();
  const isCurrent = kind === current;
  return (
    <Button
      size="compact-sm"
      variant={isCurrent ? 'filled' : 'default'}
      aria-pressed={isCurrent}
      onClick={() => show(kind)}
      rightSection={<kbd>{kind === 'reply' ? 'Y' : 'M'}</kbd>}
    >
      {t(kind)}
    </Button>
  );
}

function MacroChoice({ insert }: { insert: (id: string) => void }) {
  const t = useThreadTexts();
  const { data: macros = [] } = useCall('/operator/macro/list', {}, { staleTimeMs: 60_000 });
  const used = macros.filter(({ isActive }) => isActive);
  return (
    <NativeSelect
      className={styles.macros}
      size="xs"
      aria-label={t('macro')}
      value=""
      data={[{ value: '', label: t('macroNone') }, ...used.map(({ id, name }) => ({ value: String(id), label: name }))]}
      onChange={({ currentTarget: { value } }) => insert(value)}
    />
  );
}
