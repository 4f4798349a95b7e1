import type { FreeRoundsShown } from '@fairhouse/contract';
import { Button } from '@fairhouse/ui/button.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { useFreeRoundsTerms } from '../../lib/free-rounds/texts/index.ts';
import { FreeRoundsTerms } from '../../ui/free-rounds-terms.tsx';
import styles from './free-rounds-choice.module.css';

/** Before the game opens: the terms of its free rounds, and the choice between them and own money. */
export function FreeRoundsChoice({
  rounds,
  onChoose,
  onClose,
}: {
  rounds: FreeRoundsShown;
  onChoose: (what: 'on' | 'off') => void;
  onClose: () => void;
}) {
  const t = useFreeRoundsTerms();
  return (
    <Dialog
      title={rounds.game.name}
      onClose={onClose}
      footer={
        <div className={styles.answers}>
          <Button wide variant="primary" onClick={() => onChoose('on')}>
            {t('playFree')}
          </Button>
          <Button wide onClick={() => onChoose('off')}>
            {t('ownMoney')}
          </Button>
        </div>
      }
    >
      <FreeRoundsTerms rounds={rounds} />
    </Dialog>
  );
}
