import { Button } from '@mantine/core';
import { numberOf } from '../../lib/number-of.ts';
import { useCall } from '../../lib/query.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import styles from './reports.module.css';
import type { Reports, SavedReport, ScreenProps } from './reports-view.ts';
import { useReportTexts } from './texts/index.ts';
import { useSharingName } from './use-sharing-name.ts';

/** What is saved, one's own first. */
export function SavedPart(props: ScreenProps) {
  const query = useCall('/operator/report/list', {});
  return <Answered query={query}>{({ reports }) => <Saved reports={reports} {...props} />}</Answered>;
}

function Saved({ reports, view, show }: ScreenProps & { reports: Reports }) {
  const t = useReportTexts();
  const sharingName = useSharingName();
  const open = (id: number | undefined) => show(id === undefined ? {} : { row: String(id) });
  const ids = reports.map(({ id }) => id);
  const { current, frame } = useRowKeys<number>({ ids, opened: numberOf(view.row), open });
  return (
    <div ref={frame} className={styles.part}>
      <div className={styles.buttons}>
        <Button size="xs" onClick={() => show({ tab: 'build' })}>
          {t('new')}
        </Button>
      </div>
      <PlainTable<SavedReport>
        label={t('tab_saved')}
        heads={[
          { name: t('name'), phone: true },
          { name: t('kind'), phone: true },
          { name: t('owner') },
          { name: t('sharedWith') },
          { name: t('mails'), figures: true },
          { name: t('version'), figures: true },
          { name: t('changed') },
        ]}
        rows={reports}
        rowKey={({ id }) => id}
        current={current}
        onOpen={({ id }) => open(id)}
        cells={(row) => [
          <span key="name" className={styles.wrap}>
            {row.name}
          </span>,
          t(`kind_${row.kind}`),
          row.by,
          sharingName(row.sharedWith),
          row.schedules,
          row.version,
          <Moment key="changed" at={row.changeTime} />,
        ]}
        empty={<Notice title={t('none')}>{t('noneAbout')}</Notice>}
      />
    </div>
  );
}
