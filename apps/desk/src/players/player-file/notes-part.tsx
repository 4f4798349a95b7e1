import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { usePages } from '../../lib/pages.ts';
import { useMay } from '../../lib/person.ts';
import { reload } from '../../lib/query.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Notice } from '../../ui/states.tsx';
import { Paged } from '../../ui/table/paged.tsx';
import { useFileTexts } from './file-texts.ts';
import type { PartProps } from './member.ts';
import styles from './member-screen.module.css';

/** What the staff wrote about the member, the newest first. */
export function NotesPart({ member }: PartProps) {
  const t = useFileTexts();
  const may = useMay();
  const [writing, setWriting] = useState(false);
  const memberId = member.id;
  const mayWrite = may('members.note');
  useKeys(mayWrite ? { note: () => setWriting(true) } : {});
  const query = usePages({
    path: '/operator/member/notes',
    input: { memberId },
    at: (before: number | undefined) => ({ before }),
    next: (page) => page.next,
  });
  return (
    <>
      {mayWrite && (
        <div>
          <Button size="xs" variant="light" onClick={() => setWriting(true)} rightSection={<kbd>M</kbd>}>
            {t('writeNote')}
          </Button>
        </div>
      )}
      <Paged query={query}>
        {(pages) => {
          const notes = pages.flatMap((page) => page.notes);
          if (notes.length === 0) return <Notice title={t('noNotes')}>{t('noNotesAbout')}</Notice>;
          return (
            <ol className={styles.notes}>
              {notes.map(({ id, by, at, text }) => (
                <li key={id}>
                  <small>
                    {by}, <Moment at={at} />
                  </small>
                  {text}
                </li>
              ))}
            </ol>
          );
        }}
      </Paged>
      {writing && <NoteDialog memberId={memberId} close={() => setWriting(false)} />}
    </>
  );
}

function NoteDialog({ memberId, close }: { memberId: number; close: () => void }) {
  const t = useFileTexts();
  // One for this window: sent again after a lost answer, it is one note.
  const [requestKey] = useState(() => crypto.randomUUID());
  return (
    <ActionDialog
      title={t('writeNote')}
      fields={[
        { name: 'text', label: t('note'), about: t('noteAbout'), kind: 'area', required: true, maxLength: 4000 },
      ]}
      submit={t('writeNote')}
      onSubmit={async ({ text = '' }) => {
        const answer = await post('/operator/member/note', { memberId, text, requestKey });
        if (!answer.ok) return answer.message;
        showToast(t('noteKept'), 'success');
        await reload('/operator/member/notes', '/operator/member/timeline');
        return undefined;
      }}
      onClose={close}
    />
  );
}
