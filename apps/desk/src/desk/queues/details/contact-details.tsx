import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../../lib/api.ts';
import { type Language, languages } from '../../../lib/language.ts';
import { useMay } from '../../../lib/person.ts';
import { reload, useCall } from '../../../lib/query.ts';
import { useKindTexts } from '../../../lib/texts/names/index.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { Fact, Facts } from '../../../ui/facts/facts.tsx';
import { Moment } from '../../../ui/facts/moment.tsx';
import { Answered } from '../../../ui/states.tsx';
import type { Row } from '../types.ts';
import styles from './details.module.css';
import { useDetailTexts } from './texts.ts';

export function ContactDetails({ row }: { row: Row }) {
  const t = useDetailTexts();
  const may = useMay();
  const kindName = useKindTexts();
  const query = useCall('/operator/contact/get', { id: row.id }, { staleTimeMs: 600_000 });
  return (
    <Answered query={query}>
      {(contact) => (
        <>
          <p className={styles.message} lang={contact.language}>
            {contact.message}
          </p>
          <Facts>
            <Fact name={t('topic')}>{kindName(contact.queryCategory)}</Fact>
            <Fact name={t('from')}>{contact.name}</Fact>
            <Fact name={t('wroteAs')}>{contact.username || '–'}</Fact>
            <Fact name={t('email')}>{contact.email}</Fact>
            <Fact name={t('phone')}>{contact.phone || '–'}</Fact>
            <Fact name={t('language')}>{languages[contact.language as Language] ?? contact.language}</Fact>
            <Fact name={t('written')}>
              <Moment at={contact.createTime} />
            </Fact>
          </Facts>
          {contact.status === 'open' && may('contacts.answer') && <AnswerContact id={row.id} name={contact.name} />}
          {contact.note && (
            <section className={styles.section}>
              <h3>{t('answered')}</h3>
              <p className={styles.message}>{contact.note}</p>
            </section>
          )}
        </>
      )}
    </Answered>
  );
}

/** The answer goes out at once: by mail, and to a player on the site as well. */
function AnswerContact({ id, name }: { id: number; name: string }) {
  const t = useDetailTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button size="sm" onClick={() => setOpen(true)}>
          {t('answer')}
        </Button>
      </div>
      {isOpen && (
        <ActionDialog
          title={t('answerTo', { name })}
          fields={[{ name: 'answer', label: t('answerText'), kind: 'area', required: true, maxLength: 2000 }]}
          submit={t('answerSend')}
          beside
          onSubmit={async ({ answer = '' }) => {
            const sent = await post('/operator/contact/answer', { id, answer });
            if (!sent.ok) return sent.message;
            showToast(t('answerSent'), 'success');
            await reload(
              '/operator/queue/list',
              '/operator/queue/summary',
              '/operator/contact/get',
              '/operator/contact/listPage',
            );
            return undefined;
          }}
          onClose={() => setOpen(false)}
        >
          {t('answerAbout')}
        </ActionDialog>
      )}
    </>
  );
}
