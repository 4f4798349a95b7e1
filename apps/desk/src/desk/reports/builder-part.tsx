import { roleNames } from '@fairhouse/contract/roles';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { numberOf } from '../../lib/number-of.ts';
import { useMay } from '../../lib/person.ts';
import { reload, useCall } from '../../lib/query.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Choice } from '../../ui/choices/choice.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import { CohortFields, SaferGamblingFields } from './other-fields.tsx';
import styles from './reports.module.css';
import {
  type Definition,
  firstDefinition,
  kinds,
  reportCalls,
  type SavedReport,
  type ScreenProps,
} from './reports-view.ts';
import { RunPart } from './run-part.tsx';
import { TableFields } from './table-fields.tsx';
import { useReportTexts } from './texts/index.ts';
import { useSharingName } from './use-sharing-name.ts';

/** Builds a report: a new one, a new version of one's own, or a copy of one that is shared. */
export function BuilderPart(props: ScreenProps) {
  const id = numberOf(props.view.row);
  return id === undefined ? <Builder {...props} /> : <OfSaved id={id} {...props} />;
}

function OfSaved({ id, ...props }: ScreenProps & { id: number }) {
  const query = useCall('/operator/report/get', { id }, { staleTimeMs: 600_000 });
  return (
    <Answered query={query}>
      {({ report, versions }) => (
        <Builder
          {...props}
          initial={versions[0]!.definition}
          report={props.view.edit === 'copy' || !report.isMine ? undefined : report}
        />
      )}
    </Answered>
  );
}

interface BuilderProps extends ScreenProps {
  initial?: Definition;
  /** Undefined: it is saved as another one. */
  report?: SavedReport | undefined;
}

function Builder({ initial, report, show }: BuilderProps) {
  const t = useReportTexts();
  const may = useMay();
  const [draft, setDraft] = useState<Definition>(
    initial ?? firstDefinition(may('finance.read') ? 'table' : 'saferGambling'),
  );
  const [ran, setRan] = useState<Definition | undefined>(initial);
  const [isSaving, setSaving] = useState(false);
  const run = () => setRan(draft);
  useKeys({ submit: run, ...(may('reports.build') ? { keep: () => setSaving(true) } : {}) });
  const shownKinds = kinds.filter((kind) => kind === 'saferGambling' || may('finance.read'));
  return (
    <div className={styles.build}>
      <form
        className={styles.form}
        aria-label={t('tab_build')}
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        {report && <h2 className={styles.wrap}>{report.name}</h2>}
        <Choice
          label={t('kind')}
          options={shownKinds.map((key) => ({ key, name: t(`kind_${key}`) }))}
          current={draft.kind}
          choose={(kind) => kind !== draft.kind && setDraft(firstDefinition(kind))}
        />
        <p className={styles.quiet}>{t(`kindAbout_${draft.kind}`)}</p>
        {draft.kind === 'table' && <TableFields draft={draft} change={setDraft} />}
        {draft.kind === 'cohorts' && <CohortFields draft={draft} change={setDraft} />}
        {draft.kind === 'saferGambling' && <SaferGamblingFields draft={draft} change={setDraft} />}
        <div className={styles.buttons}>
          <Button type="submit" size="xs" rightSection={<kbd>Ctrl ↵</kbd>}>
            {t('run')}
          </Button>
          {may('reports.build') && (
            <Button variant="default" size="xs" onClick={() => setSaving(true)} rightSection={<kbd>Ctrl S</kbd>}>
              {t('save')}
            </Button>
          )}
        </div>
      </form>
      <div className={styles.part}>
        {ran ? <RunPart definition={ran} name={report?.name ?? ''} /> : <Notice title={t('notRun')} />}
      </div>
      {isSaving && (
        <SaveDialog
          draft={draft}
          report={report}
          done={(id) => show({ row: String(id) })}
          close={() => setSaving(false)}
        />
      )}
    </div>
  );
}

interface SaveDialogProps {
  draft: Definition;
  report: SavedReport | undefined;
  done: (id: number) => void;
  close: () => void;
}

function SaveDialog({ draft, report, done, close }: SaveDialogProps) {
  const t = useReportTexts();
  const sharingName = useSharingName();
  return (
    <ActionDialog
      title={t('saveTitle')}
      fields={[
        { name: 'name', label: t('name'), kind: 'text', required: true, maxLength: 80, initial: report?.name ?? '' },
        {
          name: 'sharedWith',
          label: t('sharedWith'),
          kind: 'select',
          initial: report?.sharedWith ?? 'nobody',
          options: (['nobody', 'all', ...roleNames] as const).map((value) => ({
            value,
            label: sharingName(value),
          })),
        },
      ]}
      submit={t('save')}
      onClose={close}
      onSubmit={async ({ name = '', sharedWith }) => {
        const answer = await post('/operator/report/save', {
          ...(report && { id: report.id, version: report.version }),
          name,
          sharedWith: sharedWith as SavedReport['sharedWith'],
          definition: draft,
        });
        if (!answer.ok) return answer.message;
        await reload(...reportCalls);
        showToast(t('saved'), 'success');
        done(answer.data.id);
        return undefined;
      }}
    >
      <p>{t('saveAbout')}</p>
    </ActionDialog>
  );
}
