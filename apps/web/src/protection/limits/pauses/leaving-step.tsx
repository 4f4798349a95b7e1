import { Button } from '@fairhouse/ui/button.tsx';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { useProtectionWords } from '../../../lib/protection/texts/index.ts';
import styles from '../protection.module.css';
import { useSafetyTexts } from '../texts/index.ts';

/** The second and last step of anyone who leaves: what happens, and the word that does it. */
export function LeavingStep({
  title,
  happens,
  act,
  busy,
  onAct,
  onClose,
}: {
  title: string;
  happens: readonly string[];
  act: string;
  busy: boolean;
  onAct: () => void;
  onClose: () => void;
}) {
  const t = useSafetyTexts();
  const words = useProtectionWords();
  return (
    <Dialog
      title={title}
      lead={t('excludeWhat')}
      size="m"
      onClose={onClose}
      footer={
        <div className={styles.buttons}>
          <Button variant="primary" wide busy={busy} onClick={onAct}>
            {act}
          </Button>
          <Button wide onClick={onClose}>
            {words('notNow')}
          </Button>
        </div>
      }
    >
      <ul className={styles.what}>
        {happens.map((sentence) => (
          <li key={sentence}>
            <Icon name="check" />
            {sentence}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
