import { Button, type ButtonProps } from '@fairhouse/ui/button.tsx';
import { showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import type { Answer } from '../../lib/api.ts';
import { useAccessTexts } from './texts/index.ts';

/** Sends the activation mail again: a dialog with OK when it is on its way, a toast when not. */
export function SendAgainButton({
  send,
  onSent,
  ...look
}: { send: () => Promise<Answer<null>> /** Once the player knows that it was. */; onSent?: () => void } & Pick<
  ButtonProps,
  'variant' | 'wide'
>) {
  const t = useAccessTexts();
  const [busy, setBusy] = useState(false);

  async function sendAgain(): Promise<void> {
    setBusy(true);
    const answer = await send();
    if (answer.ok) await showAlert({ message: t('sendSuccessMsg') });
    else showToast(`${t('sendFailMsg')} ${answer.message}`);
    setBusy(false);
    if (answer.ok) onSent?.();
  }

  return (
    <Button {...look} busy={busy} onClick={() => void sendAgain()}>
      {t('sendAgain')}
    </Button>
  );
}
