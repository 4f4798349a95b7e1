import { showToast } from '@fairhouse/ui/toasts.ts';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../../../lib/api.ts';
import { reload, useCall } from '../../../../lib/query.ts';
import { ActionDialog } from '../../../../ui/action-dialog.tsx';
import type { Row } from '../../types.ts';
import own from './dispute.module.css';
import type { DisputeFile } from './dispute-file.ts';
import { statements } from './statements.ts';
import { useDisputeTexts } from './texts.ts';

interface MakeEvidenceProps {
  row: Row;
  dispute: DisputeFile;
  close: () => void;
}

/** What the casino says, and which notes go along; everything else is put together by itself. */
export function MakeEvidenceDialog({ row, dispute, close }: MakeEvidenceProps) {
  const t = useDisputeTexts();
  const { data: notes = [] } = useCall(
    '/operator/queue/notes',
    { queue: 'disputes', id: row.id },
    { enabled: row.notes > 0 },
  );
  const [chosen, setChosen] = useState<readonly number[]>([]);
  return (
    <ActionDialog
      title={t('makeTitle', { id: row.id })}
      fields={[
        {
          name: 'statement',
          label: t('statement'),
          about: t('statementAbout'),
          kind: 'area',
          required: true,
          maxLength: 4000,
        },
      ]}
      templates={statements.map(({ code, text }) => ({ code, label: t(`statement_${code}`), text }))}
      templatesLabel={t('statements')}
      templateField="statement"
      submit={t('make')}
      size={640}
      onSubmit={async ({ statement = '' }) => {
        const answer = await post('/operator/dispute/makeEvidence', {
          id: dispute.id,
          statement,
          noteIds: [...chosen],
        });
        if (!answer.ok) return answer.message;
        // What is decided about has changed with it: the row is asked for again.
        await reload('/operator/dispute/get', '/operator/queue/list', '/operator/queue/get');
        showToast(t('made'), 'success');
        return undefined;
      }}
      onClose={close}
    >
      <p>{t('makeAbout')}</p>
      {notes.length > 0 && (
        <Checkbox.Group
          label={t('notes')}
          value={chosen.map(String)}
          onChange={(ids) => setChosen(ids.map(Number))}
          className={own.notes ?? ''}
        >
          {notes.map(({ id, by, text }) => (
            <Checkbox key={id} value={String(id)} label={`${by}: ${text}`} />
          ))}
        </Checkbox.Group>
      )}
    </ActionDialog>
  );
}
