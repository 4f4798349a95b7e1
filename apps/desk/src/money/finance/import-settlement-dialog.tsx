import { FileInput, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { postFile } from '../../lib/api.ts';
import { reload, useCall } from '../../lib/query.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import styles from './finance.module.css';
import { useMoneyTexts } from './texts/index.ts';

const mostBytes = 5 * 1_024 * 1_024;

/** Reads a file and compares it; what it says counts only after somebody has looked. */
export function ImportSettlementDialog({ imported, close }: { imported: (id: number) => void; close: () => void }) {
  const t = useMoneyTexts();
  const { data: formats = [] } = useCall('/operator/settlement/formats', {}, { staleTimeMs: 600_000 });
  const [format, setFormat] = useState('stripe');
  const [provider, setProvider] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const providers = formats.find(({ code }) => code === format)?.providers ?? [];
  return (
    <ActionDialog
      title={t('importTitle')}
      fields={[]}
      submit={t('importSubmit')}
      onSubmit={async () => {
        if (!file) return t('fileMissing');
        if (file.size > mostBytes) return t('fileTooLarge');
        const chosen = providers.includes(provider) ? provider : '';
        const answer = await postFile('/operator/settlement/import', { format, provider: chosen }, file);
        if (!answer.ok) return answer.message;
        await reload('/operator/settlement/listPage');
        imported(answer.data.id);
        return undefined;
      }}
      onClose={close}
    >
      <div className={styles.fields}>
        <p>{t('importAbout')}</p>
        <NativeSelect
          label={t('format')}
          value={format}
          onChange={(event) => setFormat(event.currentTarget.value)}
          data={formats.map(({ code, name }) => ({ value: code, label: name }))}
        />
        {providers.length > 1 && (
          <NativeSelect
            label={t('provider')}
            value={providers.includes(provider) ? provider : providers[0]}
            onChange={(event) => setProvider(event.currentTarget.value)}
            data={[...providers]}
          />
        )}
        <FileInput
          label={t('file')}
          description={t('fileAbout')}
          placeholder={t('chooseFile')}
          accept=".csv,text/csv"
          required
          value={file}
          onChange={setFile}
        />
      </div>
    </ActionDialog>
  );
}
