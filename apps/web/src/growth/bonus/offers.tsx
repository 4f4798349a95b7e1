import { Button } from '@fairhouse/ui/button.tsx';
import { showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { openPopup } from '../../lib/address/popups.ts';
import { post } from '../../lib/api.ts';
import { momentText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useProtectionWords } from '../../lib/protection/texts/index.ts';
import styles from './bonus.module.css';
import { useBonusTexts } from './texts/index.ts';
import { type Overview, useMoneyText } from './use-money-text.ts';

type Offer = Overview['offers'][number];

/** What can be claimed now or after one more step. */
export function Offers({
  overview,
  onClaimed,
  onClose,
}: {
  overview: Overview;
  onClaimed: () => void;
  onClose: () => void;
}) {
  const t = useBonusTexts();
  const { offers, terms, active, heldBack } = overview;
  if (heldBack) return <HeldBack why={heldBack} />;
  return (
    <section>
      <h3 className={styles.heading}>{t('offers')}</h3>
      {offers.length === 0 && <p className={styles.quiet}>{t('noOffers')}</p>}
      {offers.length > 0 && active && <p className={styles.quiet}>{t('oneAtATime')}</p>}
      {offers.map((offer) => (
        <OneOffer
          key={offer.promotion}
          offer={offer}
          terms={terms}
          blocked={active !== null}
          onClaimed={onClaimed}
          onClose={onClose}
        />
      ))}
    </section>
  );
}

/** Nothing is on offer: why, and where to look instead. */
function HeldBack({ why }: { why: NonNullable<Overview['heldBack']> }) {
  const t = useBonusTexts();
  const words = useProtectionWords();
  return (
    <section>
      <h3 className={styles.heading}>{t('heldBack')}</h3>
      <p className={styles.quiet}>{t(`heldBack_${why}`)}</p>
      <Button icon="shield" onClick={() => openPopup('playSafely')}>
        {words('playSafely')}
      </Button>
    </section>
  );
}

function OneOffer({
  offer,
  terms,
  blocked,
  onClaimed,
  onClose,
}: {
  offer: Offer;
  terms: Overview['terms'];
  blocked: boolean;
  onClaimed: () => void;
  onClose: () => void;
}) {
  const t = useBonusTexts();
  const money = useMoneyText();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const { promotion, amount, required, needs, untilTime } = offer;

  async function claim(): Promise<void> {
    setBusy(true);
    const answer = await post('/sys/bonus/claim', { promotion });
    setBusy(false);
    if (!answer.ok) return void (await showAlert({ message: answer.message }));
    if (amount !== null) showToast(t('gotIt', { amount: money(amount) }), 'success');
    onClaimed();
  }

  const { firstDeposit } = terms;
  return (
    <article className={styles.offer}>
      <h4>{amount === null ? t(promotion) : t('worth', { promotion: t(promotion), amount: money(amount) })}</h4>
      {promotion === 'firstDeposit' && firstDeposit && (
        <p>
          {t('depositTerms', {
            percent: firstDeposit.percent,
            most: money(firstDeposit.most),
            least: money(firstDeposit.leastDeposit),
            times: terms.wageringTimes,
            days: firstDeposit.days,
          })}
        </p>
      )}
      {required !== null && <p>{t('offerWager', { amount: money(required) })}</p>}
      {untilTime && <p className={styles.quiet}>{t('offerUntil', { time: momentText(untilTime, language) })}</p>}
      {needs === 'mail' && <p className={styles.quiet}>{t('needsMail')}</p>}
      {needs === 'deposit' && (
        <Button
          onClick={() => {
            onClose();
            openPopup('deposit');
          }}
        >
          {t('toDeposit')}
        </Button>
      )}
      {needs === 'nothing' && amount !== null && !blocked && (
        <Button variant="primary" busy={busy} onClick={() => void claim()}>
          {t('get', { amount: money(amount) })}
        </Button>
      )}
    </article>
  );
}
