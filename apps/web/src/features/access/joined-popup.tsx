import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { currentLocation, navigate } from '../../lib/location.ts';
import { replacePopup } from '../../lib/popups.ts';
import { useMember } from '../../lib/session.ts';
import { showAlert } from '../../ui/alerts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import styles from './form.module.css';
import { useAccessTexts } from './texts/index.ts';

/** After joining: the member id, where the activation mail went, and what to do next. */
export default function JoinedPopup({ memberId, onClose }: { memberId: number; onClose: () => void }) {
  const t = useAccessTexts();
  const member = useMember();
  const [busy, setBusy] = useState(false);

  async function sendAgain(): Promise<void> {
    setBusy(true);
    const answer = await post('/sys/member/mail/join/send', { id: memberId });
    setBusy(false);
    if (answer.ok) void showAlert({ message: t('sentAgain') });
    else showToast(`${t('sendAgainFailed')} ${answer.message}`);
  }

  function leave(): void {
    onClose();
    if (currentLocation().path === '/join') navigate('/', { replace: true });
  }

  return (
    <Dialog
      title={t('joinedTitle')}
      onClose={leave}
      footer={
        <div className={styles.form}>
          <Button variant="primary" wide onClick={() => replacePopup('deposit', {})}>
            {t('firstDeposit')}
          </Button>
          <Button wide onClick={leave}>
            {t('startPlaying')}
          </Button>
        </div>
      }
    >
      <div className={styles.center}>
        <p className={styles.lead}>{t('joinedText')}</p>
        <p className={styles.memberId} data-testid="member-id">
          {memberId}
        </p>
        {member && <p className={styles.lead}>{t('joinedMail', { email: member.email })}</p>}
        <Button variant="quiet" size="s" busy={busy} onClick={() => void sendAgain()}>
          {t('sendAgain')}
        </Button>
      </div>
    </Dialog>
  );
}
