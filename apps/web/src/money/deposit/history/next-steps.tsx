import { Button, buttonClass } from '@fairhouse/ui/button.tsx';
import { openPopup } from '../../../lib/address/popups.ts';
import styles from './history.module.css';
import type { ReceiptData } from './receipt-facts.tsx';
import { useHistoryTexts } from './texts/index.ts';

const givenUp = new Set<ReceiptData['standing']>(['failed', 'expired', 'canceled']);

/** What the member can do about a deposit: go on paying, try again, write to us with the reference in the letter. */
export function NextSteps({ receipt }: { receipt: ReceiptData }) {
  const t = useHistoryTexts();
  const { id, method, standing, payable, page, code, providerReference } = receipt;
  const isGivenUp = givenUp.has(standing);
  const isStuck = standing === 'waiting' && !payable;

  function write(): void {
    const message = providerReference ? t('message', { id, reference: providerReference }) : t('messagePlain', { id });
    openPopup('contact', { section: 'form', about: { topic: 'deposit', message } });
  }

  return (
    <div className={styles.actions}>
      {payable && page && (
        <a className={buttonClass({ variant: 'primary', wide: true })} href={page} target="_blank" rel="noreferrer">
          {t(code === null ? 'goOn' : 'openPage')}
        </a>
      )}
      {(isGivenUp || isStuck) && (
        <Button variant="primary" wide onClick={() => openPopup('deposit', { method })}>
          {t(isGivenUp ? 'tryAgain' : 'newOne')}
        </Button>
      )}
      <Button wide onClick={write}>
        {t('writeToUs')}
      </Button>
    </div>
  );
}
