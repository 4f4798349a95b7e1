import { useLanguage } from '../../../lib/language.ts';
import { useCall } from '../../../lib/query.ts';
import { ExactMoney } from '../../../ui/facts/exact-money.tsx';
import { Fact, Facts } from '../../../ui/facts/facts.tsx';
import { Hash } from '../../../ui/facts/hash.tsx';
import { Answered } from '../../../ui/states.tsx';
import type { Row } from '../types.ts';
import { useDetailTexts } from './texts.ts';

/** A month of an affiliate partner that waits to be approved. */
export function AffiliateStatementDetails({ row }: { row: Row }) {
  const t = useDetailTexts();
  const language = useLanguage();
  const query = useCall('/operator/affiliate/statement', { id: row.id });
  return (
    <Answered query={query}>
      {({ company, month, currency, plan, planVersion, lines, dueDay, digest, reason }) => (
        <Facts>
          <Fact name={t('affiliatePartner')}>{company}</Fact>
          <Fact name={t('affiliateMonth')}>
            {new Date(`${month}T00:00:00Z`).toLocaleDateString(language, {
              month: 'long',
              year: 'numeric',
              timeZone: 'UTC',
            })}
          </Fact>
          <Fact name={t('affiliatePlan')}>{`${plan} · ${planVersion}`}</Fact>
          {(['ngr', 'share', 'cpa', 'cpaBack', 'adjustments', 'carriedIn', 'payable'] as const).map((line) => (
            <Fact key={line} name={t(`affiliate_${line}`)}>
              <ExactMoney value={lines[line]} currency={currency} />
            </Fact>
          ))}
          <Fact name={t('affiliateDue')}>{dueDay}</Fact>
          {reason && <Fact name={t('affiliateReason')}>{reason}</Fact>}
          <Fact name={t('affiliateDigest')}>
            <Hash value={digest} />
          </Fact>
        </Facts>
      )}
    </Answered>
  );
}
