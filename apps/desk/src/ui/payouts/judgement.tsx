import type { PayoutCheck, PayoutJudgement } from '@fairhouse/contract/operator';
import { type Currency, formatAmount } from '@fairhouse/money';
import { exactAmount } from '../../lib/exact.ts';
import { useLanguage } from '../../lib/language.ts';
import { usePayoutWords } from '../../lib/texts/payout-words.ts';
import { Moment } from '../facts/moment.tsx';
import { Tag } from '../facts/tag.tsx';
import styles from './judgement.module.css';

const ofMoney: ReadonlySet<PayoutCheck> = new Set(['amount', 'dayAmount', 'weekAmount']);
const ofAge: ReadonlySet<PayoutCheck> = new Set(['accountAge', 'accountChange']);

interface JudgementProps {
  of: PayoutJudgement | null;
  currency: Currency;
  /** It still waits for a person: then that no rule judged it is said, too. */
  isPending: boolean;
}

/** What the rules of automatic approval decided about a cash-out: what kept it from being automatic first, then every check. */
export function Judgement({ of, currency, isPending }: JudgementProps) {
  const t = usePayoutWords();
  if (!of) return isPending ? <p className={styles.quiet}>{t('notJudged')}</p> : null;
  const { approved, ruleVersion, time, checks, review, reviewedBy, reviewReason } = of;
  const failed = checks.filter(({ passed }) => !passed);
  return (
    <section className={styles.judgement} aria-label={t('judged')}>
      <p className={styles.head}>
        <strong>{t(approved ? 'judgedApproved' : 'judgedLeft', { version: ruleVersion })}</strong> <Moment at={time} />
      </p>
      {failed.length > 0 && <Checks of={failed} currency={currency} />}
      {review && (
        <p>
          <Tag tone={review === 'wrong' ? 'bad' : review === 'right' ? 'good' : 'late'}>{t(`review_${review}`)}</Tag>{' '}
          {reviewedBy && t('reviewedBy', { by: reviewedBy })} {reviewReason}
        </p>
      )}
      <details>
        <summary>{t('allChecks', { count: checks.length })}</summary>
        <Checks of={checks} currency={currency} />
      </details>
    </section>
  );
}

function Checks({ of, currency }: { of: PayoutJudgement['checks']; currency: Currency }) {
  const t = usePayoutWords();
  const language = useLanguage();
  const said = (check: PayoutCheck, value: string) => {
    if (ofMoney.has(check)) return formatAmount(exactAmount(value, currency), language);
    return check === 'instrument' ? t(`instrument_${value as 'used' | 'usedOrNamed' | 'named' | 'unknown'}`) : value;
  };
  return (
    <ul className={styles.checks}>
      {of.map(({ check, passed, value, limit }) => (
        <li key={check} data-failed={!passed || undefined}>
          <span>
            <span aria-hidden>{passed ? '✓' : '✗'}</span> {t(`check_${check}`)}
            <span className="visually-hidden">: {t(passed ? 'yes' : 'no')}</span>
          </span>
          <span>
            {value !== null && said(check, value)}
            {value === null && limit !== null && t('noneRecent')}
            {limit !== null && check !== 'instrument' && (
              <small> {t(ofAge.has(check) ? 'atLeast' : 'atMost', { limit: said(check, limit) })}</small>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
