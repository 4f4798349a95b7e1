import { type CasinoArticle, casinoArticles } from '@fairhouse/contract/articles';
import { Button } from '@fairhouse/ui/button.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { openPopup } from '../../lib/address/popups.ts';
import { post } from '../../lib/api.ts';
import { queries, useCall } from '../../lib/query.ts';
import { endSession } from '../../lib/session.ts';
import styles from './personal-data.module.css';
import { usePersonalDataTexts } from './texts/index.ts';

/** Texts that have changed since they were agreed to. Accepting is one tap; so is taking the money and going. */
export default function NewTermsPopup({ onClose }: { onClose: () => void }) {
  const t = usePersonalDataTexts();
  const { data } = useCall('/sys/consent/get', {});
  const [busy, setBusy] = useState(false);
  const texts = data?.toAccept ?? [];

  async function accept(): Promise<void> {
    setBusy(true);
    const answer = await post('/sys/consent/accept', {
      texts: texts.map(({ articleId, language, version }) => ({ articleId, language, version })),
    });
    await queries.invalidateQueries({ queryKey: ['/sys/consent/get'] });
    setBusy(false);
    if (!answer.ok) return showToast(answer.message);
    showToast(t('accepted'), 'info');
    onClose();
  }

  async function logOut(): Promise<void> {
    await post('/sys/auth/logout', {});
    endSession();
  }

  return (
    <Dialog title={t('termsTitle')} lead={t('termsLead')} onClose={onClose}>
      <div className={styles.texts}>
        {texts.map(({ articleId, title }) => (
          <button
            key={articleId}
            type="button"
            className={styles.link}
            onClick={() => openPopup('legal', { text: nameOf(articleId) })}
          >
            {t('readText', { title })}
          </button>
        ))}
      </div>
      <Button variant="primary" wide busy={busy || !data} onClick={() => void accept()}>
        {t('accept')}
      </Button>
      <div className={styles.others}>
        <Button onClick={() => openPopup('cashOut', {})}>{t('cashOut')}</Button>
        <Button onClick={() => void logOut()}>{t('logOut')}</Button>
      </div>
    </Dialog>
  );
}

function nameOf(articleId: number): CasinoArticle {
  const names = Object.keys(casinoArticles) as CasinoArticle[];
  return names.find((name) => casinoArticles[name] === articleId) ?? 'terms';
}
