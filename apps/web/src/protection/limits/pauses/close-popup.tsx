import { showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { post } from '../../../lib/api.ts';
import { endSession } from '../../../lib/session.ts';
import { useSafetyTexts } from '../texts/index.ts';
import { LeavingStep } from './leaving-step.tsx';

export default function ClosePopup({ onClose }: { onClose: () => void }) {
  const t = useSafetyTexts();
  const [busy, setBusy] = useState(false);

  async function close(): Promise<void> {
    setBusy(true);
    const answer = await post('/sys/protection/closeAccount', { sure: true });
    setBusy(false);
    if (!answer.ok) return showToast(answer.message);
    endSession();
    void showAlert({ title: t('closedTitle'), message: t('closedText') });
  }

  return (
    <LeavingStep
      title={t('closeTitle')}
      happens={[t('close1'), t('close2'), t('close3'), t('close4'), t('close5')]}
      act={t('closeDo')}
      busy={busy}
      onAct={() => void close()}
      onClose={onClose}
    />
  );
}
