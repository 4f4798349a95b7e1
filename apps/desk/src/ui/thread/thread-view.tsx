import type { ContactPriority } from '@fairhouse/contract/operator';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button, NativeSelect } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { post } from '../../lib/api.ts';
import { type Language, languages } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { reload, useCall } from '../../lib/query.ts';
import { priorities, topics } from '../../lib/support-words.ts';
import { useKindTexts } from '../../lib/texts/names/index.ts';
import { ActionDialog } from '../action-dialog.tsx';
import { Fact, Facts } from '../facts/facts.tsx';
import { Moment } from '../facts/moment.tsx';
import { StatusTag } from '../facts/status-tag.tsx';
import { Tag } from '../facts/tag.tsx';
import { Answered } from '../states.tsx';
import { Composer } from './composer.tsx';
import { useThreadTexts } from './texts.ts';
import styles from './thread.module.css';
import { type Thread, timelineOf } from './thread-timeline.ts';

interface ThreadViewProps {
  id: number;
  /** Changes with each message, where live updates reach the page. */
  version?: string | undefined;
  /** Who of the staff holds the thread now. */
  claim?: { by: string; until: string } | null;
}

/** A thread with the support team: what was written, the internal notes, what it is about, and the answer. */
export function ThreadView({ id, version, claim = null }: ThreadViewProps) {
  // Each look is recorded: one a visit is enough, and one for each new message.
  const query = useCall('/operator/contact/get', { id }, { staleTimeMs: 600_000 });
  const { data: notes } = useCall('/operator/queue/notes', { queue: 'contacts', id }, { followed: true });
  const [shown, setShown] = useState(version);
  useEffect(() => {
    if (version === undefined || version === shown) return;
    setShown(version);
    if (shown !== undefined) void reload('/operator/contact/get');
  }, [version, shown]);
  return (
    <Answered query={query}>
      {(thread) => (
        <div className={styles.thread}>
          <ThreadFacts thread={thread} />
          <Timeline thread={thread} notes={notes ?? []} />
          <Composer key={id} thread={thread} claim={claim} />
        </div>
      )}
    </Answered>
  );
}

function Timeline({ thread, notes }: { thread: Thread; notes: Parameters<typeof timelineOf>[1] }) {
  const t = useThreadTexts();
  return (
    <ol className={styles.timeline} aria-label={t('conversation')}>
      {timelineOf(thread, notes).map(({ key, kind, by, text, time }) => (
        <li key={key} data-kind={kind}>
          <p className={styles.by}>
            <strong>{by ?? thread.name}</strong>
            {kind === 'note' && (
              <Tag tone="late">
                {t('note')} · {t('noteNever')}
              </Tag>
            )}
            <Moment at={time} />
          </p>
          <p className={styles.text} {...(kind === 'player' ? { lang: thread.language } : {})}>
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}

function ThreadFacts({ thread }: { thread: Thread }) {
  const t = useThreadTexts();
  const may = useMay();
  const kindName = useKindTexts();
  const [isReporting, setReporting] = useState(false);
  const languageName = languages[thread.language as Language] ?? thread.language;
  const mayChange = may('contacts.answer') && thread.state !== 'solved';
  const change = async (changed: { priority?: ContactPriority; queryCategory?: (typeof topics)[number] }) => {
    const answer = await post('/operator/contact/change', { id: thread.id, ...changed });
    if (!answer.ok) return showToast(answer.message);
    await reload('/operator/contact/get', '/operator/queue/list', '/operator/queue/summary', '/operator/list/read');
  };
  return (
    <section className={styles.about}>
      <div className={styles.line}>
        <StatusTag status={thread.state} />
        {mayChange ? (
          <>
            <NativeSelect
              size="xs"
              aria-label={t('topic')}
              value={thread.queryCategory}
              data={topics.map((topic) => ({ value: topic, label: kindName(topic) }))}
              onChange={({ currentTarget: { value } }) =>
                void change({ queryCategory: value as (typeof topics)[number] })
              }
            />
            <NativeSelect
              size="xs"
              aria-label={t('priority')}
              value={thread.priority}
              data={priorities.map((one) => ({ value: one, label: kindName(one) }))}
              onChange={({ currentTarget: { value } }) => void change({ priority: value as ContactPriority })}
            />
          </>
        ) : (
          <>
            <Tag>{kindName(thread.queryCategory)}</Tag>
            <Tag>{kindName(thread.priority)}</Tag>
          </>
        )}
        {thread.satisfied !== null && (
          <Tag tone={thread.satisfied ? 'good' : 'bad'}>{t(thread.satisfied ? 'rating_good' : 'rating_bad')}</Tag>
        )}
        {thread.memberId !== null && may('contacts.answer') && (
          <Button variant="subtle" color="red" size="compact-xs" onClick={() => setReporting(true)}>
            {t('reportHarm')}
          </Button>
        )}
      </div>
      {(thread.state === 'open' || thread.closedBy || thread.reference) && (
        <Facts>
          {thread.state === 'open' && (
            <Fact name={t('due')}>
              <Moment at={thread.dueTime} />
            </Fact>
          )}
          {thread.closedBy && (
            <Fact name={t('resolution')}>
              {thread.closedBy === 'player' ? t('closedByPlayer') : t('closedBy', { name: thread.closedBy })}
              {thread.note && thread.note !== thread.entries.at(-1)?.text && `: ${thread.note}`}
            </Fact>
          )}
          {thread.reference && (
            <Fact name={t('about')}>
              <Reference thread={thread} />
            </Fact>
          )}
        </Facts>
      )}
      <details className={styles.sender}>
        <summary>
          {thread.name} · {languageName}
        </summary>
        <Facts>
          <Fact name={t('from')}>{thread.name}</Fact>
          <Fact name={t('wroteAs')}>{thread.username || '–'}</Fact>
          <Fact name={t('email')}>{thread.email}</Fact>
          <Fact name={t('phone')}>{thread.phone || '–'}</Fact>
          <Fact name={t('language')}>{languageName}</Fact>
        </Facts>
      </details>
      {isReporting && <ReportDialog id={thread.id} close={() => setReporting(false)} />}
    </section>
  );
}

/** What the player has chosen of their own, in their file. */
function Reference({ thread: { memberId, reference } }: { thread: Thread }) {
  const t = useThreadTexts();
  const may = useMay();
  if (!reference) return null;
  const name = t(`reference_${reference.kind}`, { id: reference.id });
  if (memberId === null || !may('members.read')) return name;
  const search =
    reference.kind === 'round'
      ? { kinds: 'round' }
      : reference.kind === 'bonus'
        ? { tab: 'bonuses', open: `bonus:${reference.id}` }
        : { open: `${reference.kind}:${reference.id}` };
  return (
    <Link to="/member/$id" params={{ id: String(memberId) }} search={search}>
      {name}
    </Link>
  );
}

function ReportDialog({ id, close }: { id: number; close: () => void }) {
  const t = useThreadTexts();
  return (
    <ActionDialog
      title={t('reportTitle')}
      fields={[{ name: 'reason', label: t('reportReason'), kind: 'area', required: true, maxLength: 500 }]}
      submit={t('reportHarm')}
      tone="red"
      beside
      onSubmit={async ({ reason = '' }) => {
        const answer = await post('/operator/contact/reportHarm', { id, reason });
        if (!answer.ok) return answer.message;
        showToast(t('reported', { id: answer.data.caseId }), 'success');
        return undefined;
      }}
      onClose={close}
    >
      {t('reportAbout')}
    </ActionDialog>
  );
}
