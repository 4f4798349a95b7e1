import { type Currency, currencyCodes, formatAmount, isCurrency } from '@fairhouse/money';
import { type ChangeEvent, useState } from 'react';
import { useLanguage } from '../../../lib/language/language.ts';
import { useCall } from '../../../lib/query.ts';
import { approximately } from './approximate.ts';
import styles from './own-home.module.css';
import { useOwnHomeTexts } from './texts/index.ts';

const storageKey = 'fairhouse.alsoShownIn';

function keptChoice(): Currency | undefined {
  try {
    const kept = localStorage.getItem(storageKey);
    return isCurrency(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function keepChoice(currency: Currency | undefined): void {
  try {
    if (currency) localStorage.setItem(storageKey, currency);
    else localStorage.removeItem(storageKey);
  } catch {
    // A browser that keeps nothing shows it until the page is closed.
  }
}

/** The balance in a currency of the member's choice, which this browser keeps. The rates are asked for once one is chosen. */
export function InOtherCurrency({ value, currency }: { value: number; currency: Currency }) {
  const t = useOwnHomeTexts();
  const language = useLanguage();
  const [kept, setKept] = useState(keptChoice);
  const other = kept === currency ? undefined : kept;
  const { data } = useCall(
    '/base/currency/listAll',
    { enabled: 1 },
    { enabled: other !== undefined, staleTimeMs: 3_600_000 },
  );
  const amount = data && other ? approximately(value, currency, data, other) : undefined;
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const next = isCurrency(target.value) ? target.value : undefined;
    setKept(next);
    keepChoice(next);
  };
  return (
    <div className={styles.other}>
      {amount && (
        <p className={styles.about} title={t('aboutText', { currency })}>
          {t('about', { amount: formatAmount(amount, language) })}
          <span className="visually-hidden"> {t('aboutText', { currency })}</span>
        </p>
      )}
      <label className={styles.otherChoice}>
        <span className="visually-hidden">{t('showIn')}</span>
        <select value={other ?? ''} onChange={choose}>
          <option value="">{other ? t('ownOnly', { currency }) : t('showIn')}</option>
          {currencyCodes
            .filter((code) => code !== currency)
            .map((code) => (
              <option key={code}>{code}</option>
            ))}
        </select>
      </label>
      {amount && <p className={styles.aboutNote}>{t('aboutText', { currency })}</p>}
    </div>
  );
}
