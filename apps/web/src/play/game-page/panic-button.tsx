import { Button } from '@fairhouse/ui/button.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { longMomentText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { refreshProtection, useProtection } from '../../lib/protection/use-protection.ts';
import styles from './game-window.module.css';
import { usePlayTexts } from './texts/index.ts';

/** Stops play at once and for the hours of the place; the law there wants no question before it. */
export function PanicButton({ onStopped }: { onStopped: () => void }) {
  const t = usePlayTexts();
  const language = useLanguage();
  const { data } = useProtection();
  const [busy, setBusy] = useState(false);
  const hours = data?.panicHours;
  if (!hours) return null;

  async function press(): Promise<void> {
    setBusy(true);
    const answer = await post('/sys/protection/panic', {});
    setBusy(false);
    if (!answer.ok) return showToast(answer.message);
    showToast(t('panicStopped', { until: longMomentText(answer.data.until, language) }), 'success');
    onStopped();
    await refreshProtection();
  }

  return (
    <div className={styles.panic}>
      <Button size="s" icon="pause" busy={busy} onClick={() => void press()}>
        {t('panic', { hours })}
      </Button>
    </div>
  );
}
