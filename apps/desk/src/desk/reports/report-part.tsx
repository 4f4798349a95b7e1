import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { numberOf } from '../../lib/number-of.ts';
import { useMay } from '../../lib/person.ts';
import { reload, useCall } from '../../lib/query.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Answered } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './reports.module.css';
import type { Definition, SavedReport, ScreenProps } from './reports-view.ts';
import { RunPart } from './run-part.tsx';
import { SchedulesPart } from './schedules-part.tsx';
import { useReportTexts } from './texts/index.ts';
import { useSharingName } from './use-sharing-name.ts';

type Version = { version: number; name: string; by: string; makeTime: string; definition: Definition };

/** A saved report: its result, who receives it, and its versions. */
export function ReportPart({ view, show }: ScreenProps) {
  const query = useCall('/operator/report/get', { id: numberOf(view.row) ?? 1 });
  return (
    <Answered query={query}>
      {({ report, versions }) => <Report report={report} versions={versions} view={view} show={show} />}
    </Answered>
  );
}

function Report({ report, versions, view, show }: ScreenProps & { report: SavedReport; versions: Version[] }) {
  const t = useReportTexts();
  const may = useMay();
  const sharingName = useSharingName();
  const [isDeleting, setDeleting] = useState(false);
  const shown = versions.find(({ version }) => version === numberOf(view.version)) ?? versions[0]!;
  const row = String(report.id);
  return (
    <div className={styles.part}>
      <div className={styles.bar}>
        <div>
          <h2 className={styles.wrap}>{shown.name}</h2>
          <p className={styles.quiet}>
            {t(`kind_${report.kind}`)} · {report.by} · {sharingName(report.sharedWith)} · {t('version')} {shown.version}
          </p>
        </div>
        <div className={styles.buttons}>
          <Button variant="subtle" size="xs" onClick={() => show({})}>
            {t('back')}
          </Button>
          {may('reports.build') && report.isMine && (
            <Button size="xs" onClick={() => show({ tab: 'build', row })}>
              {t('edit')}
            </Button>
          )}
          <Button variant="default" size="xs" onClick={() => show({ tab: 'build', row, edit: 'copy' })}>
            {t('copy')}
          </Button>
          {may('reports.build') && report.isMine && (
            <Button variant="default" size="xs" onClick={() => setDeleting(true)}>
              {t('delete')}
            </Button>
          )}
        </div>
      </div>
      <RunPart key={shown.version} definition={shown.definition} name={shown.name} />
      <SchedulesPart reportId={report.id} />
      <div className={styles.part}>
        <h2>{t('history')}</h2>
        <PlainTable<Version>
          label={t('history')}
          heads={[
            { name: t('version'), phone: true },
            { name: t('name'), phone: true },
            { name: t('owner') },
            { name: t('changed'), phone: true },
          ]}
          rows={versions}
          rowKey={({ version }) => version}
          current={shown.version}
          onOpen={({ version }) => show({ row, version: String(version) })}
          cells={({ version, name, by, makeTime }) => [version, name, by, <Moment key="at" at={makeTime} />]}
        />
      </div>
      {isDeleting && <DeleteDialog id={report.id} done={() => show({})} close={() => setDeleting(false)} />}
    </div>
  );
}

function DeleteDialog({ id, done, close }: { id: number; done: () => void; close: () => void }) {
  const t = useReportTexts();
  return (
    <ActionDialog
      title={t('deleteTitle')}
      fields={[]}
      submit={t('delete')}
      tone="red"
      onClose={close}
      onSubmit={async () => {
        const answer = await post('/operator/report/delete', { id });
        if (!answer.ok) return answer.message;
        done();
        await reload('/operator/report/list');
        showToast(t('deleted'), 'success');
        return undefined;
      }}
    >
      <p>{t('deleteAbout')}</p>
    </ActionDialog>
  );
}
