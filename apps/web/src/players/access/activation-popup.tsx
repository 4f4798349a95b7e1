import { Button } from '@fairhouse/ui/button.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { type Popups, replacePopup } from '../../lib/address/popups.ts';
import { post } from '../../lib/api.ts';
import { useMember } from '../../lib/session.ts';
import styles from './form.module.css';
import { SendAgainButton } from './send-again-button.tsx';
import { useAccessTexts } from './texts/index.ts';

/** That the activation mail was sent, a way to get it again, and on to the log-in. */
export default function ActivationPopup({ to, onClose }: Popups['activation'] & { onClose: () => void }) {
  const t = useAccessTexts();
  const member = useMember();
  return (
    <Dialog
      title={t('activationTitle')}
      onClose={onClose}
      footer={
        member ? (
          <Button variant="primary" wide onClick={onClose}>
            {t('close')}
          </Button>
        ) : (
          <Button variant="primary" wide onClick={() => replacePopup('login', {})}>
            {t('login')}
          </Button>
        )
      }
    >
      <div className={styles.center}>
        <p className={styles.lead}>{member ? t('activationSentTo', { email: member.email }) : t('activationSent')}</p>
        <p className={styles.lead}>{t('activationHint')}</p>
        <SendAgainButton send={() => post('/sys/member/mail/join/send', to)} />
      </div>
    </Dialog>
  );
}
