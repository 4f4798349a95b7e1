import { Button } from '@fairhouse/ui/button.tsx';
import { ChoiceGrid } from '@fairhouse/ui/forms/choice-grid.tsx';
import { askToConfirm } from '@fairhouse/ui/layers/alerts.ts';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { closePopup } from '../../../lib/address/popups.ts';
import { post } from '../../../lib/api.ts';
import { longMomentText } from '../../../lib/language/formats.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useProtectionWords } from '../../../lib/protection/texts/index.ts';
import { type Protection, refreshProtection } from '../../../lib/protection/use-protection.ts';
import { Section } from '../section.tsx';
import { useSafetyTexts } from '../texts/index.ts';
import { afterHours, hoursText } from './pause-length.ts';

export function BreakSection({ protection: { breakHours } }: { protection: Protection }) {
  const t = useSafetyTexts();
  const words = useProtectionWords();
  const language = useLanguage();
  const [hours, setHours] = useState(breakHours[0]);
  const [busy, setBusy] = useState(false);
  if (hours === undefined) return null;

  async function take(chosen: number): Promise<void> {
    const sure = await askToConfirm({
      title: t('breakAsk', { until: longMomentText(afterHours(chosen), language) }),
      message: t('breakAskText'),
      confirm: t('takeBreak'),
      cancel: words('notNow'),
    });
    if (!sure) return;
    setBusy(true);
    const answer = await post('/sys/protection/takeBreak', { hours: chosen });
    setBusy(false);
    if (!answer.ok) return showToast(answer.message);
    showToast(t('breakTaken'), 'success');
    // Nothing can be bet in it any more.
    closePopup('play');
    await refreshProtection();
  }

  return (
    <Section title={t('breakTitle')} text={t('breakText')}>
      <ChoiceGrid
        label={t('howLong')}
        columns={3}
        choices={breakHours.map((one) => ({ value: String(one), label: hoursText(one, t) }))}
        value={String(hours)}
        onChange={(value) => setHours(Number(value))}
      />
      <p>
        <Button variant="primary" busy={busy} onClick={() => void take(hours)}>
          {t('takeBreak')}
        </Button>
      </p>
    </Section>
  );
}
