import { Button } from '@mantine/core';
import { useState } from 'react';
import { usePages } from '../../lib/pages.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Page } from '../../ui/page.tsx';
import { Answered, Notice, NotPermitted } from '../../ui/states.tsx';
import { Paged } from '../../ui/table/paged.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './maintenance.module.css';
import { MaintenanceDialog } from './maintenance-dialog.tsx';
import { actionsOf, type Maintenance, type MaintenanceAction, stateTones } from './maintenance-view.ts';
import { useMaintenanceTexts } from './texts/index.ts';

/** The maintenance that is planned or on, what can be done about it, and what there was. */
export function MaintenanceScreen() {
  const t = useMaintenanceTexts();
  const may = useMay();
  const isPermitted = may('health.read');
  const query = useCall('/operator/maintenance/get', {}, { followed: true, enabled: isPermitted });
  if (!isPermitted) return <NotPermitted permission="health.read" />;
  return (
    <Page title={t('title')} about={t('about')}>
      <Answered query={query}>{({ current }) => <Current of={current} />}</Answered>
      <Past />
    </Page>
  );
}

function Current({ of }: { of: Maintenance | null }) {
  const t = useMaintenanceTexts();
  const may = useMay();
  const [action, setAction] = useState<MaintenanceAction>();
  return (
    <section className={styles.card} aria-label={of ? t(`state_${of.state}`) : t('none')}>
      {of ? (
        <>
          <div>
            <Tag tone={stateTones[of.state]}>{t(`state_${of.state}`)}</Tag>
          </div>
          <CurrentFacts of={of} />
        </>
      ) : (
        <div>
          <h2>{t('none')}</h2>
          <p>{t('noneAbout')}</p>
        </div>
      )}
      {may('settings.edit') && (
        <div className={styles.buttons}>
          {actionsOf(of).map((one, at) => (
            <Button key={one} size="xs" variant={at === 0 ? 'filled' : 'default'} onClick={() => setAction(one)}>
              {t(one === 'begin' ? 'now' : one)}
            </Button>
          ))}
        </div>
      )}
      {action && <MaintenanceDialog of={of ?? undefined} action={action} close={() => setAction(undefined)} />}
    </section>
  );
}

function CurrentFacts({ of }: { of: Maintenance }) {
  const t = useMaintenanceTexts();
  return (
    <Facts>
      <Fact name={t('start')}>
        <Moment at={of.beginTime ?? of.startTime} />
      </Fact>
      <Fact name={t('end')}>
        <Moment at={of.endTime} />
      </Fact>
      <Fact name={t('shownText')}>{of.texts.en ?? t('standardText')}</Fact>
      <Fact name={t('reason')}>
        <span className={styles.reason}>{of.reason}</span>
      </Fact>
      <Fact name={t('madeBy')}>{of.madeBy.replace(/^operator:/, '')}</Fact>
    </Facts>
  );
}

function Past() {
  const t = useMaintenanceTexts();
  const query = usePages({
    path: '/operator/maintenance/list',
    input: {},
    at: (before: number | undefined) => (before ? { before } : {}),
    next: ({ next }) => next,
  });
  return (
    <section className={styles.section}>
      <h2>{t('past')}</h2>
      <Paged query={query}>
        {(pages) => (
          <PlainTable<Maintenance>
            label={t('past')}
            heads={[
              { name: t('start'), phone: true },
              { name: t('state'), phone: true },
              { name: t('finished') },
              { name: t('end') },
              { name: t('madeBy') },
              { name: t('reason'), phone: true },
            ]}
            rows={pages.flatMap(({ rows }) => rows)}
            rowKey={({ id }) => id}
            cells={(row) => [
              <Moment key="start" at={row.beginTime ?? row.startTime} />,
              <Tag key="state" tone={stateTones[row.state]}>
                {t(`state_${row.state}`)}
              </Tag>,
              row.finishTime ? <Moment key="finished" at={row.finishTime} /> : '–',
              <Moment key="end" at={row.endTime} />,
              row.madeBy.replace(/^operator:/, ''),
              <span key="reason" className={styles.reason}>
                {row.reason}
              </span>,
            ]}
            empty={<Notice title={t('noPast')} />}
          />
        )}
      </Paged>
    </section>
  );
}
