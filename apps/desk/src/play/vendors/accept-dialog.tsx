import type { DeskVendor } from '@fairhouse/contract/operator';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { FileInput } from '@mantine/core';
import { useState } from 'react';
import { postFile } from '../../lib/api.ts';
import { reload } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { useVendorTexts } from './texts.ts';
import styles from './vendors.module.css';

const mostBytes = 5 * 1_024 * 1_024;

/** The signed report of a certification, for one vendor. The server says why it accepts none. */
export function AcceptDialog({ of, current, close }: { of: DeskVendor; current: string; close: () => void }) {
  const t = useVendorTexts();
  const common = useCommonTexts();
  const [file, setFile] = useState<File | null>(null);
  return (
    <ActionDialog
      title={t('acceptOf', { name: of.name })}
      fields={[
        {
          name: 'reason',
          label: common('reason'),
          about: common('reasonForTheRecord'),
          kind: 'area',
          required: true,
          maxLength: 500,
        },
      ]}
      submit={t('accept')}
      onSubmit={async ({ reason = '' }) => {
        if (!file) return t('fileMissing');
        if (file.size > mostBytes) return t('fileTooLarge');
        const answer = await postFile('/operator/vendor/acceptCertification', { vendor: of.id, reason }, file);
        if (!answer.ok) return answer.message;
        await reload('/operator/vendor/list');
        showToast(t('acceptedToast'), 'success');
        return undefined;
      }}
      onClose={close}
    >
      <div className={styles.fields}>
        <p>{t('acceptAbout', { current })}</p>
        <FileInput
          label={t('file')}
          description={t('fileAbout')}
          placeholder={t('chooseFile')}
          accept=".json,application/json"
          required
          value={file}
          onChange={setFile}
        />
      </div>
    </ActionDialog>
  );
}
