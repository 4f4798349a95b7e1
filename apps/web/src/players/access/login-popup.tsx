import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { backurlFrom } from '../../lib/address/backurl.ts';
import { currentLocation } from '../../lib/address/location.ts';
import { closePopup, openPopup, type Popups, replacePopup } from '../../lib/address/popups.ts';
import { leaveLapsed } from '../../lib/session.ts';
import { LoginForm } from './login-form.tsx';
import { useAccessTexts } from './texts/index.ts';

export default function LoginPopup({ thenPlay, onClose }: Popups['login'] & { onClose: () => void }) {
  const t = useAccessTexts();

  function proceed(): void {
    closePopup('login');
    if (thenPlay !== undefined) openPopup('play', { gameId: thenPlay, playForFun: false });
  }

  return (
    <Dialog
      title={t('welcomeBack')}
      onClose={() => {
        onClose();
        leaveLapsed();
      }}
    >
      <LoginForm
        backurl={backurlFrom(currentLocation())}
        thenPlay={thenPlay}
        inPopup
        onDone={proceed}
        onForgot={() => replacePopup('forgotPassword')}
        onJoin={() => replacePopup('join')}
      />
    </Dialog>
  );
}
