import { Button } from '@fairhouse/ui/button.tsx';
import { Dialog } from '@fairhouse/ui/dialog.tsx';
import { openPopup } from '../../../lib/popups.ts';
import { useProtectionWords } from '../../../lib/protection/texts/index.ts';
import { missingLimits, type Protection } from '../../../lib/protection/use-protection.ts';
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
