import type { CallOutput } from '@fairhouse/contract';
import { Button } from '@fairhouse/ui/button.tsx';
import { Notice } from '@fairhouse/ui/notice.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { openPopup } from '../../lib/address/popups.ts';
import { post } from '../../lib/api.ts';
import styles from './identity.module.css';
import { useIdentityTexts } from './texts/index.ts';

type Known = CallOutput<'/sys/identity/get'>;

/** How to show it: at the provider, where there is one, or by pictures that people look at. */
export function NextStep({ known: { identity, address, provider } }: { known: Known }) {
  const t = useIdentityTexts();
  const [busy, setBusy] = useState(false);
  const wasRefused = [identity, address].some(({ standing }) => standing === 'refused');

  async function begin(): Promise<void> {
    setBusy(true);
    const answer = await post('/sys/identity/begin', {});
    if (answer.ok) return window.location.assign(answer.data.url);
    setBusy(false);
    showToast(answer.message);
  }

  const word = wasRefused ? 'again' : provider?.startedTime ? 'goOn' : 'begin';
  return (
    <section className={styles.next}>
      <h2>{t('next')}</h2>
      {wasRefused && (
        <Notice tone="warning">
          <p>{t(whyOf(provider?.reasons ?? []))}</p>
        </Notice>
      )}
      {provider?.canBegin && (
        <>
          <p>{t('nextProvider')}</p>
          <Button variant="primary" busy={busy} onClick={() => void begin()}>
            {t(word)}
          </Button>
        </>
      )}
      <p>{t(provider?.canBegin ? 'nextDocuments' : 'onlyDocuments')}</p>
      <Button icon="document" onClick={() => openPopup('documents')}>
        {t('documents')}
      </Button>
    </section>
  );
}

/** What the casino found itself is shown; a provider's codes are for the desk. */
function whyOf(reasons: readonly string[]): 'birthdayDiffers' | 'tooYoung' | 'refusedWhy' {
  if (reasons.includes('birthdayDiffers')) return 'birthdayDiffers';
  return reasons.includes('tooYoung') ? 'tooYoung' : 'refusedWhy';
}
