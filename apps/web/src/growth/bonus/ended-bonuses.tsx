import { dayText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import styles from './bonus.module.css';
import { useBonusTexts } from './texts/index.ts';
import { type Bonus, useMoneyText } from './use-money-text.ts';

/** Bonuses that are over, and how they ended; each leads to its bets. */
export function EndedBonuses({ bonuses, onBets }: { bonuses: readonly Bonus[]; onBets: (bonus: Bonus) => void }) {
  const t = useBonusTexts();
  const money = useMoneyText();
  const language = useLanguage();
  if (bonuses.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{t('ended')}</h3>
      <ul className={styles.ended}>
        {bonuses.map((bonus) => (
          <li key={bonus.id}>
            <button type="button" onClick={() => onBets(bonus)}>
              <span>{t('worth', { promotion: t(bonus.promotion), amount: money(bonus.amount, bonus.currency) })}</span>
              <span>{bonus.status !== 'active' && t(bonus.status)}</span>
              {bonus.endTime && <time dateTime={bonus.endTime}>{dayText(bonus.endTime, language)}</time>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
