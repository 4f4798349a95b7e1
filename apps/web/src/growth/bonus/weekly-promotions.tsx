import { Button } from '@fairhouse/ui/button.tsx';
import { openPopup } from '../../lib/address/popups.ts';
import styles from './bonus.module.css';
import { useBonusTexts } from './texts/index.ts';
import { type Overview, useMoneyText } from './use-money-text.ts';

/** What the member's level brings every week by itself. */
export function WeeklyPromotions({ overview }: { overview: Overview }) {
  const { cashback, friday } = overview.terms;
  const t = useBonusTexts();
  const money = useMoneyText();
  // Nobody is led to a level while nothing is offered.
  if (overview.heldBack && !cashback) return null;
  return (
    <section>
      <h3 className={styles.heading}>{t('weekly')}</h3>
      {cashback && (
        <article className={styles.offer}>
          <h4>{t('cashback')}</h4>
          <p>{t('cashbackText', { percent: cashback.percent, least: money(cashback.least) })}</p>
        </article>
      )}
      {friday && (
        <article className={styles.offer}>
          <h4>{t('friday')}</h4>
          <p>
            {t('fridayText', {
              bonus: money(friday.bonus),
              deposits: money(friday.deposits),
              below: money(friday.balanceBelow),
            })}
          </p>
        </article>
      )}
      {!cashback && !friday && (
        <>
          <p className={styles.quiet}>{t('noWeekly')}</p>
          <Button size="s" onClick={() => openPopup('vipClub')}>
            {t('toClub')}
          </Button>
        </>
      )}
    </section>
  );
}
