import { Button } from '@mantine/core';
import { useCall } from '../../lib/query.ts';
import { ExactMoney } from '../../ui/facts/exact-money.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { StatusTag } from '../../ui/facts/status-tag.tsx';
import { useFileTexts } from './file-texts.ts';
import type { PartProps } from './member.ts';
import styles from './member-screen.module.css';

/** What was claimed back of a deposit, a line each; nothing where nothing was. */
export function ClaimsOfDeposit({ id, openRow }: { id: number } & Pick<PartProps, 'openRow'>) {
  const t = useFileTexts();
  const { data: claims = [] } = useCall('/operator/dispute/ofDeposit', { depositId: id }, { staleTimeMs: 60_000 });
  if (claims.length === 0) return null;
  return (
    <>
      <h3>{t('claims')}</h3>
      <ol className={styles.course}>
        {claims.map((claim) => (
          <li key={claim.id}>
            {claim.closeTime === null ? (
              <Button size="compact-xs" variant="subtle" onClick={() => openRow('disputes', claim.id)}>
                {t(`claim_${claim.kind}`, { id: claim.id })}
              </Button>
            ) : (
              t(`claim_${claim.kind}`, { id: claim.id })
            )}{' '}
            {claim.amount && claim.currency && <ExactMoney value={claim.amount} currency={claim.currency} />}{' '}
            <StatusTag status={claim.state} />
            <small>
              <Moment at={claim.receiveTime} />
            </small>
          </li>
        ))}
      </ol>
    </>
  );
}
