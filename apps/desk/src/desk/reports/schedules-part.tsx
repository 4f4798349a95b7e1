import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { useMay } from '../../lib/person.ts';
import { reload, useCall } from '../../lib/query.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './reports.module.css';
import { reportCalls, type Schedule } from './reports-view.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { type ReportText, useReportTexts } from './texts/index.ts';

const everyMs = 15_000;

/** Who receives a report by mail, when, and how the mails went. */
export function SchedulesPart({ reportId }: { reportId: number }) {
  const t = useReportTexts();
  const may = useMay();
  const query = useCall('/operator/report/schedules', { reportId }, { everyMs });
  const [edited, edit] = useState<Schedule | 'new'>();
  return (
    <section className={styles.part} aria-label={t('schedules')}>
      <div className={styles.bar}>
        <h2>{t('schedules')}</h2>
        {may('reports.schedule') && (
          <Button variant="default" size="xs" onClick={() => edit('new')}>
            {t('addSchedule')}
          </Button>
        )}
      </div>
      <p className={styles.quiet}>{t('schedulesAbout')}</p>
      <Answered query={query}>
        {({ schedules }) =>
          schedules.length === 0 ? (
            <Notice title={t('noSchedules')} />
          ) : (
            schedules.map((schedule) => <One key={schedule.id} schedule={schedule} edit={() => edit(schedule)} />)
          )
        }
      </Answered>
      {edited && (
        <ScheduleDialog
          reportId={reportId}
          schedule={edited === 'new' ? undefined : edited}
          close={() => edit(undefined)}
        />
      )}
    </section>
  );
}

function One({ schedule, edit }: { schedule: Schedule; edit: () => void }) {
  const t = useReportTexts();
  const may = useMay();
  const [isEnding, setEnding] = useState(false);
  const { every, weekday, monthDay, time, zone, isOn, recipients } = schedule;
  const when = [
    `${t('every')} ${t(`every_${every}`).toLowerCase()}`,
    weekday === null ? undefined : t(`weekday_${weekday}` as ReportText),
    monthDay === null ? undefined : `${monthDay}.`,
    `${time} ${zone}`,
  ].filter((part) => part !== undefined);
  return (
    <div className={styles.card}>
      <div className={styles.bar}>
        <div className={styles.buttons}>
          <Tag tone={isOn ? 'good' : 'plain'}>{t(isOn ? 'on' : 'off')}</Tag>
          <strong>{when.join(', ')}</strong>
          <span className={styles.wrap}>{recipients.map(({ name }) => name).join(', ')}</span>
        </div>
        {may('reports.schedule') && (
          <div className={styles.buttons}>
            <Button variant="default" size="xs" onClick={edit}>
              {t('edit')}
            </Button>
            <Button variant="default" size="xs" onClick={() => setEnding(true)}>
              {t('endSchedule')}
            </Button>
          </div>
        )}
      </div>
      <Deliveries schedule={schedule} />
      {isEnding && (
        <ActionDialog
          title={t('endScheduleTitle')}
          fields={[]}
          submit={t('endSchedule')}
          tone="red"
          onClose={() => setEnding(false)}
          onSubmit={async () => {
            const answer = await post('/operator/report/schedule/end', { id: schedule.id });
            if (!answer.ok) return answer.message;
            await reload(...reportCalls);
            showToast(t('scheduleEnded'), 'success');
            return undefined;
          }}
        >
          <p>{t('endScheduleAbout')}</p>
        </ActionDialog>
      )}
    </div>
  );
}

type Delivery = Schedule['deliveries'][number];
const tones = { waiting: 'late', mailed: 'good', failed: 'bad' } as const;

function Deliveries({ schedule: { deliveries } }: { schedule: Schedule }) {
  const t = useReportTexts();
  if (deliveries.length === 0) return <p className={styles.quiet}>{t('noDeliveries')}</p>;
  return (
    <PlainTable<Delivery>
      label={t('mails')}
      heads={[
        { name: t('due'), phone: true },
        { name: t('state'), phone: true },
        { name: t('mails'), phone: true },
        { name: t('file') },
      ]}
      rows={deliveries}
      rowKey={({ id }) => id}
      cells={(one) => [
        <Moment key="due" at={one.dueTime} />,
        <Tag key="state" tone={tones[one.state]}>
          {t(`delivery_${one.state}`)}
        </Tag>,
        <span key="mails" className={styles.wrap}>
          {[
            one.state === 'mailed' ? t('sentOf', { sent: one.sent, all: one.recipients }) : one.problem,
            one.unsent > 0 ? t('unsent', { count: one.unsent }) : '',
            one.givenUp > 0 ? t('givenUp', { count: one.givenUp }) : '',
            one.leftOut > 0 ? t('leftOut', { count: one.leftOut }) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>,
        <span key="file" className={styles.wrap}>
          {one.fileName ?? '–'}
        </span>,
      ]}
    />
  );
}
