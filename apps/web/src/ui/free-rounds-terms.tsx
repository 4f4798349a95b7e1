import type { FreeRoundsShown } from '@fairhouse/contract';
import { formatAmount, fromWire } from '@fairhouse/money';
import { useFreeRoundsTerms } from '../lib/free-rounds/texts/index.ts';
import { momentText } from '../lib/language/formats.ts';
import { useLanguage } from '../lib/language/language.ts';
import styles from './free-rounds-terms.module.css';

/** How many free rounds are left, and their terms in three lines: who pays and until when, as what winnings are credited, and how much. */
export function FreeRoundsTerms({ rounds }: { rounds: FreeRoundsShown }) {
  const t = useFreeRoundsTerms();
  const language = useLanguage();
  const { count, used, wagering, currency } = rounds;
  const money = (value: number) => formatAmount(fromWire(value, currency)!, language);
  return (
    <div className={styles.terms}>
      <p className={styles.lead}>{t('rounds', { left: count - used, count, stake: money(rounds.stake) })}</p>
      <p>{t('stakePaid', { until: momentText(rounds.expireTime, language) })}</p>
      <p>{wagering > 0 ? t('asBonus', { times: wagering }) : t('asCash')}</p>
      <p>{t('most', { most: money(rounds.winMost), won: money(rounds.won) })}</p>
    </div>
  );
}
