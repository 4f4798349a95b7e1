import { Button } from '@fairhouse/ui/button.tsx';
import { Notice } from '@fairhouse/ui/notice.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { longDayText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { queries } from '../../lib/query.ts';
import type { OwnData } from './own-data.ts';
import { PasswordDialog } from './password-dialog.tsx';
import styles from './personal-data.module.css';
import { usePersonalDataTexts } from './texts/index.ts';

const reload = () => queries.invalidateQueries({ queryKey: ['/sys/data/get'] });

export function ErasePart({ data: { erasure, erasureDays, keepYears } }: { data: OwnData }) {
  const t = usePersonalDataTexts();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  async function ask(password: string): Promise<string | undefined> {
    const answer = await post('/sys/data/askErasure', { password, sure: true });
    if (!answer.ok) return answer.message;
    showToast(t('eraseAsked', { day: longDayText(answer.data.fromTime, language) }), 'info');
    await reload();
    return undefined;
  }

  async function withdraw(): Promise<void> {
    setBusy(true);
    const answer = await post('/sys/data/withdrawErasure', {});
    setBusy(false);
    showToast(answer.ok ? t('erasureWithdrawn') : answer.message, answer.ok ? 'info' : undefined);
    await reload();
  }

  return (
    <section className={styles.part}>
      <h2>{t('eraseTitle')}</h2>
      <p>{t('eraseText', { days: erasureDays, years: keepYears })}</p>
      {erasure?.state === 'waiting' ? (
        <>
          <Notice tone="warning">
            <p>{t('eraseWaiting', { day: longDayText(erasure.fromTime, language) })}</p>
          </Notice>
          <Button busy={busy} onClick={() => void withdraw()}>
            {t('withdrawErasure')}
          </Button>
        </>
      ) : (
        <>
          <p className={styles.note}>{t('eraseMoney')}</p>
          <Button variant="danger" onClick={() => setIsOpen(true)}>
            {t('erase')}
          </Button>
        </>
      )}
      {isOpen && (
        <PasswordDialog
          title={t('eraseTitle')}
          lead={t('eraseLead')}
          go={t('erase')}
          sure={t('eraseSure')}
          isHard
          onClose={() => setIsOpen(false)}
          act={ask}
        />
      )}
    </section>
  );
}
