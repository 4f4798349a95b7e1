import { formatAmount, fromWire } from '@fairhouse/money';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { hrefOf } from '../../lib/address/location.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useCall } from '../../lib/query.ts';
import { useMember } from '../../lib/session.ts';
import styles from './known-note.module.css';
import { useDepositTexts } from './texts/index.ts';

const fromLatest = ['never', 'payout', 'play', 'deposit'] as const;

/** What may be asked of the player, before anything is paid in; nothing to who is known already. */
export function KnownNote() {
  const t = useDepositTexts();
  const language = useLanguage();
  const member = useMember();
  const { data } = useCall('/sys/identity/get', {}, { enabled: member !== undefined });
  if (!data || !member) return null;
  const open = [data.identity, data.address].filter(({ standing }) => standing !== 'passed');
  const { askedAbove, state } = data.funds;
  const isFundsOpen = askedAbove !== null && state !== 'accepted';
  const isDocumentsOpen = (data.documents?.missing.length ?? 0) > 0;
  if (open.length === 0 && !isFundsOpen && !isDocumentsOpen) return null;
  const earliest = fromLatest.findLast((moment) => open.some(({ before }) => before === moment)) ?? 'never';
  const texts = {
    never: t('knownNever'),
    payout: t('knownPayout'),
    play: t('knownPlay'),
    deposit: t('knownDeposit'),
  };
  return (
    <section className={styles.note} aria-label={t('knownTitle')}>
      <Icon name="info" size={18} />
      <div>
        <p>
          {isDocumentsOpen && data.documents?.before === 'deposit' ? t('knownDocuments') : texts[earliest]}{' '}
          <a href={hrefOf('/identity')}>{t('knownMore')}</a>
        </p>
        {isFundsOpen && (
          <p>{t('knownFunds', { amount: formatAmount(fromWire(askedAbove, member.currency)!, language) })}</p>
        )}
      </div>
    </section>
  );
}
