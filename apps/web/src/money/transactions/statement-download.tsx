import { Button } from '@fairhouse/ui/button.tsx';
import { Picker } from '@fairhouse/ui/picker.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { saveFile } from './save-file.ts';
import { daysOf, type Period, periods } from './statement-period.ts';
import { useTransactionsTexts } from './texts/index.ts';
import styles from './transactions.module.css';

type Format = 'pdf' | 'csv';

/** The book over a period, as a file to keep. */
export function StatementDownload() {
  const t = useTransactionsTexts();
  const [period, setPeriod] = useState<Period>('thisMonth');
  const [busy, setBusy] = useState<Format>();

  async function download(format: Format): Promise<void> {
    if (busy) return;
    setBusy(format);
    const answer = await post('/sys/member/transaction/statement', { ...daysOf(period), format });
    setBusy(undefined);
    if (answer.ok) saveFile(answer.data);
    else showToast(answer.message);
  }

  return (
    <section className={styles.statement} aria-label={t('statement')}>
      <Picker
        label={t('statement')}
        title={t('period')}
        options={periods.map((one) => ({ value: one, label: t(one) }))}
        value={period}
        onChange={(next) => setPeriod(next as Period)}
      />
      <Button busy={busy === 'pdf'} aria-label={t('asPdfNamed')} onClick={() => void download('pdf')}>
        {t('asPdf')}
      </Button>
      <Button busy={busy === 'csv'} aria-label={t('asCsvNamed')} onClick={() => void download('csv')}>
        {t('asCsv')}
      </Button>
    </section>
  );
}
