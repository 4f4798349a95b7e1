import { AdyenCheckout, CustomCard } from '@adyen/adyen-web';
import { playerLanguages } from '@fairhouse/money';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../lib/language/language.ts';
import { useDepositTexts } from '../texts/index.ts';
import styles from './card-form.module.css';

/** What the provider's fields have sealed, as the API takes it for `cardNum`; undefined until all of it is valid. */
export type Sealed = string | undefined;

const names = ['encryptedCardNumber', 'encryptedSecurityCode', 'encryptedExpiryMonth', 'encryptedExpiryYear'] as const;
const labels = {
  encryptedCardNumber: 'cardNumber',
  encryptedSecurityCode: 'cvv',
  encryptedExpiryMonth: 'expiryMonth',
  encryptedExpiryYear: 'expiryYear',
} as const;

/**
 * The card number, CVV and expiry in frames of the provider, which seals what is typed: nothing of it is readable on
 * our page or by the casino.
 */
export default function SealedFields({
  clientKey,
  error,
  onChange,
}: {
  clientKey: string;
  error: string | undefined;
  onChange: (sealed: Sealed) => void;
}) {
  const t = useDepositTexts();
  const language = useLanguage();
  const holder = useRef<HTMLDivElement>(null);
  const changed = useRef(onChange);
  changed.current = onChange;

  useEffect(() => {
    let card: CustomCard | undefined;
    let gone = false;
    void (async () => {
      const checkout = await AdyenCheckout({
        clientKey,
        environment: clientKey.startsWith('live_') ? 'live' : 'test',
        countryCode: 'US',
        locale: playerLanguages[language].providerLocale,
        analytics: { enabled: false },
      });
      if (gone || !holder.current) return;
      card = new CustomCard(checkout, {
        brands: ['visa', 'mc'],
        onChange: (state: { isValid: boolean; data: { paymentMethod: Record<string, unknown> } }) => {
          const { paymentMethod } = state.data;
          const fields = Object.fromEntries(names.map((name) => [name, paymentMethod[name]]));
          changed.current(state.isValid ? JSON.stringify(fields) : undefined);
        },
      }).mount(holder.current);
    })();
    return () => {
      gone = true;
      card?.unmount();
    };
  }, [clientKey, language]);

  return (
    <div data-field="cardNum">
      <div ref={holder} className={styles.fields}>
        {names.map((name) => (
          <div key={name} className={styles.sealed}>
            <span>{t(labels[name])}</span>
            <span className={styles.frame} data-cse={name} />
          </div>
        ))}
      </div>
      {error && (
        <p className={styles.problem} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
