import { formatAmount, fromWire } from '@fairhouse/money';
import { Button } from '@fairhouse/ui/button.tsx';
import { Meter } from '@fairhouse/ui/meter.tsx';
import { useId } from 'react';
import { openPopup } from '../../../lib/address/popups.ts';
import { countText, momentText } from '../../../lib/language/formats.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useLevelName } from '../../../lib/level-name/level-name.ts';
import type { MemberHome } from './member-home.ts';
import styles from './own-home.module.css';
import { useOwnHomeTexts } from './texts/index.ts';

type Offer = MemberHome['offers'][number];

/** The level with what the next one brings, and offers with their terms in three lines. */
export function LevelAndOffers({ home }: { home: MemberHome }) {
  return (
    <div className={styles.benefits}>
      <Level level={home.level} currency={home.balance.currency} />
      {home.offers.map((offer) => (
        <OneOffer key={offer.promotion} offer={offer} currency={home.balance.currency} />
      ))}
    </div>
  );
}

function Level({
  level: { lifetimePoints, now, next },
  currency,
}: {
  level: MemberHome['level'];
  currency: MemberHome['balance']['currency'];
}) {
  const t = useOwnHomeTexts();
  const language = useLanguage();
  const nameOf = useLevelName();
  const id = useId();
  const from = now?.points ?? 0;
  const part = next ? (lifetimePoints - from) / (next.points - from) : 1;
  return (
    <section className={styles.benefit} aria-labelledby={id}>
      <p className={styles.mark}>{t('level')}</p>
      <h2 id={id}>{now && nameOf(now.level, now.name)}</h2>
      {next ? (
        <>
          <Meter
            label={t('nextLevel', { level: nameOf(next.level, next.name) })}
            percent={Math.floor(100 * Math.min(1, Math.max(0, part)))}
          />
          <ul className={styles.terms}>
            <li>
              {t('nextLevel', { level: nameOf(next.level, next.name) })} ·{' '}
              {t('toNext', { points: countText(Math.max(0, next.points - lifetimePoints), language) })}
            </li>
            {next.cashbackPercent > 0 && <li>{t('benefitCashback', { percent: next.cashbackPercent })}</li>}
            {next.fridayBonus !== null && (
              <li>{t('benefitFriday', { bonus: formatAmount(fromWire(next.fridayBonus, currency)!, language) })}</li>
            )}
            {next.cashbackPercent === 0 && next.fridayBonus === null && <li>{t('benefitEntry')}</li>}
          </ul>
        </>
      ) : (
        <p className={styles.detail}>{t('atTop')}</p>
      )}
      <Button size="s" onClick={() => openPopup('vipClub')}>
        {t('seeLevels')}
      </Button>
    </section>
  );
}

function OneOffer({ offer, currency }: { offer: Offer; currency: MemberHome['balance']['currency'] }) {
  const t = useOwnHomeTexts();
  const language = useLanguage();
  const id = useId();
  const money = (value: number) => formatAmount(fromWire(value, currency)!, language);
  const { promotion, amount } = offer;
  return (
    <section className={styles.benefit} aria-labelledby={id}>
      <p className={styles.mark}>{t(promotion)}</p>
      <h2 id={id}>{amount === null ? t('firstDeposit') : money(amount)}</h2>
      <ul className={styles.terms}>
        {linesOf(offer).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button size="s" onClick={() => openPopup('bonus')}>
        {t('seeOffer')}
      </Button>
    </section>
  );

  /** The benefit, what it asks for, and until when. */
  function linesOf({ required, needs, untilTime, wageringTimes, firstDeposit }: Offer): string[] {
    const until = untilTime ? [t('until', { time: momentText(untilTime, language) })] : [];
    const bet = required === null ? [] : [t('bet', { amount: money(required) })];
    if (promotion === 'signUp') {
      const get = t('signUpGet', { amount: money(amount ?? 0) });
      return [needs === 'mail' ? `${get} ${t('needsMail')}` : get, ...bet, ...until];
    }
    if (amount !== null) return [t('depositGot', { amount: money(amount) }), ...bet, ...until];
    if (!firstDeposit) return [];
    return [
      t('depositGet', { percent: firstDeposit.percent, most: money(firstDeposit.most) }),
      t('depositLeast', { least: money(firstDeposit.leastDeposit) }),
      t('depositBet', { times: wageringTimes, days: firstDeposit.days }),
    ];
  }
}
