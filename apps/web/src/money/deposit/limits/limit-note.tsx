import { type Currency, formatAmount, fromWire } from '@fairhouse/money';
import { openPopup } from '../../../lib/address/popups.ts';
import { momentText } from '../../../lib/language/formats.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useProtectionWords } from '../../../lib/protection/texts/index.ts';
import { useProtection } from '../../../lib/protection/use-protection.ts';
import { useDepositTexts } from '../texts/index.ts';
import styles from './limits.module.css';

/** What the tightest deposit limit of the member's own still allows. */
export function LimitNote({ currency }: { currency: Currency }) {
  const t = useDepositTexts();
  const words = useProtectionWords();
  const language = useLanguage();
  const limits = useProtection().data?.limits.filter(({ kind }) => kind === 'deposit') ?? [];
  const [tightest] = limits.toSorted((one, other) => one.left - other.left);
  const left = tightest && fromWire(tightest.left, currency);
  if (!left) return null;
  return (
    <p className={styles.note}>
      {t('limitLeft', { amount: formatAmount(left, language), time: momentText(tightest.endsAt, language) })}{' '}
      <button type="button" onClick={() => openPopup('playSafely')}>
        {words('playSafely')}
      </button>
    </p>
  );
}
