import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../../lib/api.ts';
import { useMay } from '../../../lib/person.ts';
import { reload, useCall } from '../../../lib/query.ts';
import { useCommonTexts } from '../../../lib/texts/index.ts';
import { useKindTexts } from '../../../lib/texts/names/index.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { Fact, Facts } from '../../../ui/facts/facts.tsx';
import { Moment } from '../../../ui/facts/moment.tsx';
import { Answered } from '../../../ui/states.tsx';
import type { Row } from '../types.ts';
import styles from './details.module.css';
import { useDetailTexts } from './texts.ts';

/** A reported message of the chat at a table, with those before it. */
export function ChatReportDetails({ row }: { row: Row }) {
  const t = useDetailTexts();
  const may = useMay();
  const kindName = useKindTexts();
  const query = useCall('/operator/chatReport/get', { id: row.id }, { staleTimeMs: 600_000 });
  return (
    <Answered query={query}>
      {({ words, reason, tableName, reports, reportedBy, writtenBy, reportedTime, vendor, table }) => (
        <>
          <section className={styles.section}>
            <h3>{t('chatContext')}</h3>
            <ol className={styles.words}>
              {words.map(({ id, player, text, time }, at) => (
                <li key={id} aria-current={at === words.length - 1 || undefined}>
                  <b>{player}</b> <span>{text}</span> <Moment at={time} />
                </li>
              ))}
            </ol>
          </section>
          <Facts>
            <Fact name={t('chatReason')}>{kindName(reason)}</Fact>
            <Fact name={t('chatTable')}>{tableName}</Fact>
            <Fact name={t('chatAuthor')}>
              {writtenBy === null ? t('chatNobody') : t('chatMember', { id: writtenBy })}
            </Fact>
            <Fact name={t('chatReports')}>{t('chatReporters', { count: reports, id: reportedBy })}</Fact>
            <Fact name={t('chatReported')}>
              <Moment at={reportedTime} />
            </Fact>
          </Facts>
          {writtenBy !== null && may('contacts.answer') && (
            <Silence vendor={vendor} table={table} memberId={writtenBy} />
          )}
        </>
      )}
    </Answered>
  );
}

const hours = ['1', '24', '168'] as const;

/** At once, beside the decision about the message. */
function Silence(at: { vendor: string; table: string; memberId: number }) {
  const t = useDetailTexts();
  const common = useCommonTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button size="sm" variant="default" onClick={() => setOpen(true)}>
          {t('chatSilence')}
        </Button>
      </div>
      {isOpen && (
        <ActionDialog
          title={t('chatSilence')}
          fields={[
            {
              name: 'hours',
              label: t('chatSilenceHours'),
              kind: 'select',
              required: true,
              initial: '24',
              options: hours.map((value) => ({ value, label: t(`chatHours_${value}`) })),
            },
            { name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 500 },
          ]}
          submit={t('chatSilence')}
          tone="red"
          beside
          onSubmit={async ({ reason = '', hours: chosen = '24' }) => {
            const order = { ...at, order: 'mute' as const, hours: Number(chosen), reason };
            const sent = await post('/operator/tables/moderate', order);
            if (!sent.ok) return sent.message;
            showToast(t('chatSilenced'), 'success');
            await reload('/operator/tables/words', '/operator/member/standing', '/operator/record/list');
            return undefined;
          }}
          onClose={() => setOpen(false)}
        >
          {t('chatSilenceAbout')}
        </ActionDialog>
      )}
    </>
  );
}
