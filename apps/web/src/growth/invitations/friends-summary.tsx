import type { CallOutput } from '@fairhouse/contract';
import { formatAmount, fromWire } from '@fairhouse/money';
import { Notice } from '@fairhouse/ui/notice.tsx';
import { useLanguage } from '../../lib/language/language.ts';
import styles from './invite.module.css';
import { useInviteTexts } from './texts/index.ts';

/** How many friends count, wait and are being checked, and what counting takes. */
export function FriendsSummary({
  record,
  terms,
}: {
  record: CallOutput<'/sys/member/getMember'>;
  terms: CallOutput<'/sys/member/inviteTerms'>;
}) {
  const t = useInviteTexts();
  const language = useLanguage();
  const figure = (value: number) => formatAmount(fromWire(value, terms.currency)!, language);
  const { waitingCount, heldCount } = terms;
  return (
    <>
      <dl className={styles.counts}>
        <div>
          <dt>{t('counted')}</dt>
          <dd>{record.childCount}</dd>
        </div>
        <div>
          <dt>{t('waiting')}</dt>
          <dd>{waitingCount - heldCount}</dd>
        </div>
        <div>
          <dt>{t('held')}</dt>
          <dd>{heldCount}</dd>
        </div>
      </dl>
      <p className={styles.terms}>
        {t('terms', { deposit: figure(terms.leastDeposit), wagered: figure(terms.leastWagered) })}
      </p>
      {heldCount > 0 && <Notice>{t('heldText', { count: heldCount })}</Notice>}
    </>
  );
}
