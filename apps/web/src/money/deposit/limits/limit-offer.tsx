import { Button } from '@fairhouse/ui/button.tsx';
import { openPopup } from '../../../lib/address/popups.ts';
import type { Protection } from '../../../lib/protection/use-protection.ts';
import { useDepositTexts } from '../texts/index.ts';
import styles from './limits.module.css';

/** Before the first deposit (RTS 12A): of an amount that is free, and left by not pressing it. */
export function LimitOffer({ protection: { limits } }: { protection: Protection }) {
  const t = useDepositTexts();
  if (limits.some(({ kind }) => kind === 'deposit')) return null;
  return (
    <section className={styles.offer} aria-label={t('limitOffer')}>
      <div>
        <p className={styles.what}>{t('limitOffer')}</p>
        <p>{t('limitOfferText')}</p>
      </div>
      <Button size="s" icon="shield" onClick={() => openPopup('setLimit', { kind: 'deposit', period: 'month' })}>
        {t('limitOfferSet')}
      </Button>
    </section>
  );
}
