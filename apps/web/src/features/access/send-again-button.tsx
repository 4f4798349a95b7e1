import { useState } from 'react';
import { showAlert } from '../../lib/alerts.ts';
import type { Answer } from '../../lib/api.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useAccessTexts } from './texts/index.ts';

/** Sends the activation mail again: a dialog with OK when it is on its way, a toast when not. */
export function SendAgainButton({
  send,
  ...look
}: { send: () => Promise<Answer<null>> } & Pick<ButtonProps, 'variant' | 'wide'>) {
  const t = useAccessTexts();
  const [busy, setBusy] = useState(false);

  async function sendAgain(): Promise<void> {
    setBusy(true);
    const answer = await send();
    setBusy(false);
    if (answer.ok) void showAlert({ message: t('sendSuccessMsg') });
    else showToast(`${t('sendFailMsg')} ${answer.message}`);
  }

  return (
    <Button {...look} busy={busy} onClick={() => void sendAgain()}>
      {t('sendAgain')}
    </Button>
  );
}
