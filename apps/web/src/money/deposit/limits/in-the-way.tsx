import { Button } from '@fairhouse/ui/button.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { useState } from 'react';
import { openPopup } from '../../../lib/address/popups.ts';
import { post } from '../../../lib/api.ts';
import type { Maintenance } from '../../../lib/maintenance/use-maintenance.ts';
import { useProtectionWords } from '../../../lib/protection/texts/index.ts';
import { missingLimits, type Protection, refreshProtection } from '../../../lib/protection/use-protection.ts';
import MaintenanceNotice from '../../../ui/maintenance-notice.tsx';
import { PauseNotice } from '../../../ui/pause-notice.tsx';
import { useDepositTexts } from '../texts/index.ts';
import styles from './limits.module.css';

interface Props {
  protection: Protection;
  onClose: () => void;
}

/** In the place of the methods while deposits are closed to the member. */
export function DepositsPaused({ protection, onClose }: Props) {
  const t = useDepositTexts();
  const words = useProtectionWords();
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <PauseNotice protection={protection}>
        <Button onClick={() => openPopup('playSafely')}>{words('playSafely')}</Button>
      </PauseNotice>
    </Dialog>
  );
}

/** In the place of the methods while maintenance is on. */
export function DepositsInMaintenance({ of, onClose }: { of: Maintenance; onClose: () => void }) {
  const t = useDepositTexts();
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <MaintenanceNotice of={of} cashOut look="box" />
    </Dialog>
  );
}

/** Where the rules ask for a limit before the first deposit: nothing else, until it is set. */
export function LimitFirst({ protection, onClose }: Props) {
  const t = useDepositTexts();
  const words = useProtectionWords();
  const [kind] = missingLimits(protection);
  return (
    <Dialog
      title={t('limitFirst')}
      lead={t('limitFirstText', { place: protection.jurisdiction.name })}
      onClose={onClose}
    >
      <div className={styles.buttons}>
        <Button variant="primary" wide onClick={() => kind && openPopup('setLimit', { kind, period: 'month' })}>
          {t('limitFirstSet')}
        </Button>
        <Button wide onClick={() => openPopup('playSafely')}>
          {words('playSafely')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Where the rules have the member decide before paying in: a limit of any amount, or none, and nothing is chosen already. */
export function LimitPrompt({ protection, onClose }: Props) {
  const t = useDepositTexts();
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function goWithout(): Promise<void> {
    setIsBusy(true);
    const answer = await post('/sys/protection/declineLimit', {});
    if (answer.ok) await refreshProtection();
    else setTrouble(answer.message);
    setIsBusy(false);
  }

  return (
    <Dialog
      title={t('limitOffer')}
      lead={t('limitPromptText', { place: protection.jurisdiction.name })}
      onClose={onClose}
    >
      {trouble && <p role="alert">{trouble}</p>}
      <div className={styles.buttons}>
        <Button variant="primary" wide onClick={() => openPopup('setLimit', { kind: 'deposit', period: 'month' })}>
          {t('limitOfferSet')}
        </Button>
        <Button wide disabled={isBusy} onClick={() => void goWithout()}>
          {t('limitPromptNone')}
        </Button>
      </div>
    </Dialog>
  );
}
