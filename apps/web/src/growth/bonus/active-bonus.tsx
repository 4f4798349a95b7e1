import { Button } from '@fairhouse/ui/button.tsx';
import { askToConfirm, showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { Meter } from '@fairhouse/ui/meter.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { daysUntil, longDayText, momentText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { Money } from '../../ui/money.tsx';
import styles from './bonus.module.css';
import { useBonusTexts } from './texts/index.ts';
import { type Bonus, useMoneyText } from './use-money-text.ts';

/** The meter: what is bet, what is missing, whose money is whose, how bets count, and the way out. */
export function ActiveBonus({
  bonus,
  onBets,
  onEnded,
}: {
  bonus: Bonus;
  onBets: (bonus: Bonus) => void;
  onEnded: () => void;
}) {
  const t = useBonusTexts();
  const money = useMoneyText();
  const language = useLanguage();
  const { busy, giveUp } = useGiveUp(bonus, onEnded);
  const { promotion, amount, currency, wagered, required, own, locked, expiresTime, deadlineTime } = bonus;
  const name = t('worth', { promotion: t(promotion), amount: money(amount, currency) });
  const percent = Math.floor((wagered / required) * 100);
  const missing = Math.max(0, required - wagered);
  const done = t('wagered', { done: money(wagered, currency), all: money(required, currency) });
  return (
    <section className={styles.active} aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.meter}>
        <Meter label={t('progress')} percent={percent} valueText={done} />
        <p className={styles.label}>
          <strong>{done}</strong>
          <span>{t('missing', { amount: money(Number(missing.toFixed(8)), currency) })}</span>
        </p>
      </div>
      <dl className={styles.heaps}>
        <div>
          <dt>{t('own')}</dt>
          <dd>
            <Money value={own} currency={currency} />
          </dd>
          <dd>{t('ownText')}</dd>
        </div>
        <div>
          <dt>{t('locked')}</dt>
          <dd>
            <Money value={locked} currency={currency} />
          </dd>
          <dd>{t('lockedText')}</dd>
        </div>
      </dl>
      {deadlineTime && (
        <p className={styles.quiet}>
          {t('deadline', { day: longDayText(deadlineTime, language), days: daysUntil(deadlineTime) })}
        </p>
      )}
      {expiresTime && expiresTime !== deadlineTime && (
        <p className={styles.quiet}>{t('until', { time: momentText(expiresTime, language) })}</p>
      )}
      <Rules bonus={bonus} />
      <div className={styles.buttons}>
        <Button onClick={() => onBets(bonus)}>{t('showBets')}</Button>
        <Button variant="quiet" busy={busy} onClick={() => void giveUp()}>
          {t('giveUp')}
        </Button>
      </div>
    </section>
  );
}

function Rules({ bonus: { mostCounted, mostReleased, shares, currency } }: { bonus: Bonus }) {
  const t = useBonusTexts();
  const money = useMoneyText();
  return (
    <details className={styles.rules}>
      <summary>{t('howItCounts')}</summary>
      <ul>
        <li>{t('ruleOrder')}</li>
        <li>{t('ruleMost', { amount: money(mostCounted, currency) })}</li>
        {shares.map(({ category, percent }) => {
          const named = isNamed(category) ? t(category) : category;
          return (
            <li key={category}>
              {percent > 0 ? t('ruleShare', { category: named, percent }) : t('ruleNone', { category: named })}
            </li>
          );
        })}
        <li>{mostReleased === null ? t('ruleAll') : t('ruleCap', { amount: money(mostReleased, currency) })}</li>
      </ul>
    </details>
  );
}

const categories = ['Slots', 'Table Games', 'Live Casino'] as const;

function isNamed(category: string): category is (typeof categories)[number] {
  return (categories as readonly string[]).includes(category);
}

/** Asks, then gives the bonus up; the server's sentence where it cannot be now. */
function useGiveUp({ id, own, locked, currency }: Bonus, onEnded: () => void) {
  const t = useBonusTexts();
  const money = useMoneyText();
  const [busy, setBusy] = useState(false);

  async function giveUp(): Promise<void> {
    const sure = await askToConfirm({
      title: t('giveUpTitle'),
      message: t('giveUpText', { own: money(own, currency), locked: money(locked, currency) }),
      confirm: t('giveUpConfirm'),
      cancel: t('giveUpKeep'),
      tone: 'danger',
    });
    if (!sure) return;
    setBusy(true);
    const answer = await post('/sys/bonus/giveUp', { id });
    setBusy(false);
    if (!answer.ok) return void (await showAlert({ message: answer.message }));
    showToast(t('givenUpDone'), 'success');
    onEnded();
  }

  return { busy, giveUp };
}
