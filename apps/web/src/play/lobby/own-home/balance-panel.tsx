import { formatAmount, fromWire } from '@fairhouse/money';
import { Button } from '@fairhouse/ui/button.tsx';
import { useId } from 'react';
import { openPopup } from '../../../lib/address/popups.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import type { Member } from '../../../lib/session.ts';
import { Money } from '../../../ui/money.tsx';
import { InOtherCurrency } from './in-other-currency.tsx';
import type { MemberHome } from './member-home.ts';
import styles from './own-home.module.css';
import { useOwnHomeTexts } from './texts/index.ts';

/** What the member has, of what it consists, and the ways of money. */
export function BalancePanel({ member, balance }: { member: Member; balance: MemberHome['balance'] | undefined }) {
  const t = useOwnHomeTexts();
  const language = useLanguage();
  const id = useId();
  const { currency, availableBalance, withdrawableBalance, rollingAmount } = member;
  const part = (value: number | undefined) => (value === undefined ? '–' : <Money value={value} currency={currency} />);
  return (
    <section className={styles.balance} aria-labelledby={id}>
      <header className={styles.total}>
        <h2 id={id}>{t('balance')}</h2>
        <p className={styles.sum}>
          <Money value={availableBalance} currency={currency} />
        </p>
        <InOtherCurrency value={availableBalance} currency={currency} />
      </header>
      <dl className={styles.parts}>
        <div>
          <dt>{t('cash')}</dt>
          <dd>{part(balance?.cash)}</dd>
        </div>
        <div>
          <dt>{t('bonus')}</dt>
          <dd>{part(balance?.bonus)}</dd>
        </div>
        <div>
          <dt>
            {t('held')} <small>{t('heldText')}</small>
          </dt>
          <dd>{part(balance?.held)}</dd>
        </div>
        <div>
          <dt>
            {t('withdrawable')}{' '}
            {rollingAmount > 0 && (
              <small>{t('afterBets', { amount: formatAmount(fromWire(rollingAmount, currency)!, language) })}</small>
            )}
          </dt>
          <dd>{part(withdrawableBalance)}</dd>
        </div>
      </dl>
      <div className={styles.ways}>
        <Button variant="primary" size="s" icon="plus" onClick={() => openPopup('deposit')}>
          {t('deposit')}
        </Button>
        <Button size="s" onClick={() => openPopup('cashOut', {})}>
          {t('cashOut')}
        </Button>
        <Button size="s" variant="quiet" onClick={() => openPopup('transactions')}>
          {t('history')}
        </Button>
      </div>
    </section>
  );
}
