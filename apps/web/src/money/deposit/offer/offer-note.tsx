import { type Amount, formatAmount, fromWire } from '@fairhouse/money';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { openPopup } from '../../../lib/address/popups.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useCall } from '../../../lib/query.ts';
import { shortLabel } from '../../../ui/amount-choice.tsx';
import { useDepositTexts } from '../texts/index.ts';
import { bonusOfDeposit } from './bonus-of-deposit.ts';
import styles from './offer-note.module.css';

/**
 * What the next deposit can bring, of this amount once there is one; nothing where no bonus is on offer. `brief` leaves
 * the terms to the form.
 */
export function OfferNote({ amount, brief = false }: { amount?: Amount | undefined; brief?: boolean }) {
  const t = useDepositTexts();
  const language = useLanguage();
  const { data: offer } = useCall('/sys/depositPaymentMethod/maxBonusInfo', {}, { staleTimeMs: 0 });
  if (!offer) return null;
  const text = (value: number) => shortLabel(fromWire(value, offer.currency)!, language);
  const bonus = amount && bonusOfDeposit(offer, amount);
  return (
    <div className={styles.note}>
      <Icon name="gift" />
      <div>
        <p className={styles.what} role="status">
          {bonus
            ? t('offerOfThis', { bonus: formatAmount(bonus, language) })
            : t('offer', {
                percent: offer.percent,
                most: text(offer.maximumBonus),
                least: text(offer.minimumDeposit),
              })}
        </p>
        <p>
          {!brief && <>{t('offerTerms', { times: offer.wageringMultiple, days: offer.wageringDays })} </>}
          <button type="button" onClick={() => openPopup('legal', { text: 'bonusRules' })}>
            {t('offerRules')}
          </button>
        </p>
      </div>
    </div>
  );
}
