import type { CallOutput } from '@fairhouse/contract';
import { formatAmount, fromWire } from '@fairhouse/money';
import { Notice } from '@fairhouse/ui/notice.tsx';
import { useLanguage } from '../../lib/language/language.ts';
import type { Member } from '../../lib/session.ts';
import { FundsForm } from './funds-form.tsx';
import styles from './identity.module.css';
import { useIdentityTexts } from './texts/index.ts';

/** Where the money comes from; nothing where the place never asks and nobody has. */
export function FundsPart({
  funds: { askedAbove, state, reason },
  member,
}: {
  funds: CallOutput<'/sys/identity/get'>['funds'];
  member: Member;
}) {
  const t = useIdentityTexts();
  const language = useLanguage();
  if (askedAbove === null && state === null) return null;
  const amount = askedAbove === null ? '' : formatAmount(fromWire(askedAbove, member.currency)!, language);
  return (
    <section>
      <h2>{t('funds')}</h2>
      {state === null && <p className={styles.quiet}>{t('fundsAbove', { amount })}</p>}
      {state === 'asked' && (
        <Notice tone="warning">
          <p>{t('fundsAsked', { amount })}</p>
        </Notice>
      )}
      {state === 'refused' && (
        <Notice tone="warning">
          <p>{t('fundsRefused', { reason: reason ?? '' })}</p>
        </Notice>
      )}
      {state === 'handedIn' && <p role="status">{t('fundsHandedIn')}</p>}
      {state === 'accepted' && <p>{t('fundsAccepted')}</p>}
      {(state === 'asked' || state === 'refused') && <FundsForm />}
    </section>
  );
}
