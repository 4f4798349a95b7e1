import { showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useRef, useState } from 'react';
import { post } from '../../lib/api.ts';
import { createIntentKeys } from '../../lib/intent-key.ts';
import { renewSession } from '../../lib/session.ts';
import { useVipTexts } from './texts/index.ts';

const notReached = -1;

/** Redeems a package: a toast, the new balance and the panel closed, or a warning with the server's sentence. */
export function useRedeem(onDone: () => void) {
  const t = useVipTexts();
  const keys = useRef(createIntentKeys());
  const [busy, setBusy] = useState(false);

  async function redeem(id: number, bonus: string): Promise<void> {
    setBusy(true);
    const answer = await post('/sys/vipStore/redeem', { id, requestKey: keys.current.keyFor(String(id)) });
    setBusy(false);
    // Without an answer it may have been redeemed: the next try is the same intent.
    if (answer.ok || answer.error !== notReached) keys.current.settled();
    if (!answer.ok) return void (await showAlert({ title: t('redeemFailed'), message: answer.message }));
    showToast(t('redeemSuccess', { bonus }), 'success');
    void renewSession();
    onDone();
  }

  return { busy, redeem };
}
