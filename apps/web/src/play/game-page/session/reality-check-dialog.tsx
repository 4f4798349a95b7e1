import type { Currency } from '@fairhouse/money';
import { Button } from '@fairhouse/ui/button.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { firstFocus } from '@fairhouse/ui/layers/use-layer-focus.ts';
import { openPopup } from '../../../lib/address/popups.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { signedMoneyText } from '../../../lib/protection/signed-money.ts';
import { FigureList } from '../../../ui/figure-list.tsx';
import { Money } from '../../../ui/money.tsx';
import { usePlayTexts } from '../texts/index.ts';
import { elapsedText } from './elapsed.ts';
import styles from './reality-check.module.css';
import type { PlaySession } from './session-figures.ts';

/** Stands above the game until it is answered. Both answers weigh the same. */
export function RealityCheckDialog({
  figures: { since, now, staked, won, net },
  currency,
  onGoOn,
  onStop,
}: {
  figures: PlaySession;
  currency: Currency;
  onGoOn: () => void;
  onStop: () => void;
}) {
  const t = usePlayTexts();
  const language = useLanguage();
  const elapsedMs = new Date(now).getTime() - new Date(since).getTime();
  return (
    <Dialog
      title={t('checkTitle')}
      lead={t('checkLead')}
      dismissable={false}
      onClose={onGoOn}
      footer={
        <div className={styles.answers}>
          <Button wide onClick={onStop} {...firstFocus}>
            {t('stopPlaying')}
          </Button>
          <Button wide onClick={onGoOn}>
            {t('goOn')}
          </Button>
        </div>
      }
    >
      <FigureList
        figures={[
          { name: t('checkTime'), value: elapsedText(elapsedMs) },
          { name: t('checkStaked'), value: <Money value={staked} currency={currency} /> },
          { name: t('checkWon'), value: <Money value={won} currency={currency} /> },
          { name: t('checkNet'), value: signedMoneyText(net, currency, language), isSum: true },
        ]}
      />
      <button type="button" className={styles.link} onClick={() => openPopup('playSafely')}>
        {t('checkLink')}
      </button>
    </Dialog>
  );
}
