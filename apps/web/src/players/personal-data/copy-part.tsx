import { type Currency, formatAmount, fromWire } from '@fairhouse/money';
import { Button } from '@fairhouse/ui/button.tsx';
import { showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { dayText, momentText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { queries } from '../../lib/query.ts';
import { refreshSession } from '../../lib/session.ts';
import { fetchCopy } from './fetch-copy.ts';
import type { OwnData } from './own-data.ts';
import { PasswordDialog } from './password-dialog.tsx';
import styles from './personal-data.module.css';
import { usePersonalDataTexts } from './texts/index.ts';

export function CopyPart({ data, currency }: { data: OwnData; currency: Currency }) {
  const t = usePersonalDataTexts();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [fetching, setFetching] = useState<number>();
  const { copies, copyFee, copyDays } = data;
  const fee = copyFee === null ? undefined : fromWire(copyFee, currency);
  const isOpen = copies.some(({ state }) => state === 'waiting' || state === 'made');

  async function ask(): Promise<void> {
    setBusy(true);
    const answer = await post('/sys/data/askCopy', {});
    setBusy(false);
    if (!answer.ok) return void showAlert({ message: answer.message });
    showToast(t('copyAsked'), 'info');
    await Promise.all([queries.invalidateQueries({ queryKey: ['/sys/data/get'] }), refreshSession()]);
  }

  return (
    <section className={styles.part}>
      <h2>{t('copyTitle')}</h2>
      <p>{t('copyText')}</p>
      <p className={styles.note}>
        {fee ? t('copyFee', { fee: formatAmount(fee, language) }) : t('copyFree')} {t('copyDays', { days: copyDays })}
      </p>
      {copies.length > 0 && (
        <ul className={styles.rows}>
          {copies.map(({ id, state, askTime, untilTime }) => (
            <li key={id}>
              <span>
                {t(`copy_${state}`, { day: untilTime ? dayText(untilTime, language) : '' })}
                <br />
                <time dateTime={askTime}>{momentText(askTime, language)}</time>
              </span>
              {state === 'made' && (
                <Button size="s" icon="document" onClick={() => setFetching(id)}>
                  {t('fetchCopy')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isOpen && (
        <Button busy={busy} onClick={() => void ask()}>
          {t('askCopy')}
        </Button>
      )}
      {fetching !== undefined && (
        <PasswordDialog
          title={t('copyTitle')}
          lead={t('fetchLead')}
          go={t('fetchCopy')}
          onClose={() => setFetching(undefined)}
          act={(password) => fetchCopy(fetching, password)}
        />
      )}
    </section>
  );
}
