import { Button } from '@fairhouse/ui/button.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { openPopup, replacePopup } from '../../lib/address/popups.ts';
import { useMember } from '../../lib/session.ts';
import styles from './form.module.css';
import { useAccessTexts } from './texts/index.ts';

/** After joining: the member id, where the activation mail went, and what to do next. */
export default function JoinedPopup({ memberId, onClose }: { memberId: number; onClose: () => void }) {
  const t = useAccessTexts();
  const member = useMember();

  return (
    <Dialog
      title={t('joinedTitle')}
      onClose={onClose}
      footer={
        <div className={styles.form}>
          <Button variant="primary" wide onClick={() => replacePopup('deposit', {})}>
            {t('firstDeposit')}
          </Button>
          <Button wide onClick={onClose}>
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
        {member && (
          <p className={styles.lead}>
            {t(member.emailVerified ? 'joinedActive' : 'joinedMail', { email: member.email })}
          </p>
        )}
        {!member?.emailVerified && (
          <Button variant="quiet" size="s" onClick={() => openPopup('activation', { to: { id: memberId } })}>
            {t('noMailYet')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
