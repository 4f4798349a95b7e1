import { monthsAfter } from '@fairhouse/contract/months-after';
import { showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import type { Popups } from '../../../lib/address/popups.ts';
import { post } from '../../../lib/api.ts';
import { longDayText } from '../../../lib/language/formats.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { endSession } from '../../../lib/session.ts';
import { useSafetyTexts } from '../texts/index.ts';
import { LeavingStep } from './leaving-step.tsx';

export default function ExcludePopup({ months, onClose }: Popups['excludeSelf'] & { onClose: () => void }) {
  const t = useSafetyTexts();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const isForGood = months === 0;
  const until = isForGood ? '' : longDayText(monthsAfter(serverNow(), months).toISOString(), language);

  async function exclude(): Promise<void> {
    setBusy(true);
    const answer = await post('/sys/protection/exclude', { months, sure: true });
    setBusy(false);
    if (!answer.ok) return showToast(answer.message);
    // The casino has logged this page out like every other.
    endSession();
    void showAlert({ title: t('excludedTitle'), message: t('excludedText') });
  }

  return (
    <LeavingStep
      title={isForGood ? t('excludeForGood') : t('excludeUntil', { until })}
      happens={[t('exclude1'), t(isForGood ? 'exclude2ForGood' : 'exclude2'), t('exclude3'), t('exclude4')]}
      act={isForGood ? t('excludeDoForGood') : t('excludeDo', { until })}
      busy={busy}
      onAct={() => void exclude()}
      onClose={onClose}
    />
  );
}
