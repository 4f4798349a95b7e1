import { useMay } from '../../../lib/person.ts';
import { useCall } from '../../../lib/query.ts';
import { Exchange } from '../../../ui/exchange/exchange.tsx';
import { Code } from '../../../ui/facts/code.tsx';
import { Fact, Facts } from '../../../ui/facts/facts.tsx';
import { Hash } from '../../../ui/facts/hash.tsx';
import { Moment } from '../../../ui/facts/moment.tsx';
import { Money } from '../../../ui/facts/money.tsx';
import { StatusTag } from '../../../ui/facts/status-tag.tsx';
import { Judgement } from '../../../ui/payouts/judgement.tsx';
import { Answered } from '../../../ui/states.tsx';
import styles from './details.module.css';
import { MemberStanding } from './member-standing.tsx';
import { useDetailTexts } from './texts.ts';

export function CashOutDetails({ id }: { id: number }) {
  const t = useDetailTexts();
  const may = useMay();
  const query = useCall('/operator/cashOut/get', { id });
  return (
    <Answered query={query}>
      {(cashOut) => (
        <>
          {cashOut.owesDeposit && <p className={styles.bad}>{t('owes')}</p>}
          {cashOut.disputesDeposit && <p className={styles.bad}>{t('disputes')}</p>}
          {cashOut.review && (
            <p className={styles.late}>
              {t('review')}: {cashOut.review}
            </p>
          )}
          {cashOut.delayed && <p className={styles.late}>{t('delayed')}</p>}
          {cashOut.checkedBy && <p className={styles.late}>{t('checked', { by: cashOut.checkedBy })}</p>}
          {cashOut.needsSecond && !cashOut.checkedBy && <p className={styles.late}>{t('second')}</p>}
          <Judgement of={cashOut.automatic} currency={cashOut.currency} isPending={cashOut.status === 'pending'} />
          <Facts>
            <Fact name={t('asked')}>
              <strong>
                <Money value={cashOut.amount} currency={cashOut.currency} />
              </strong>
            </Fact>
            <Fact name={t('fee')}>
              <Money value={cashOut.fee} currency={cashOut.currency} />
            </Fact>
            <Fact name={t('method')}>
              <Code of="method" code={cashOut.paymentMethod} />
            </Fact>
            <Fact name={t('destination')}>{cashOut.destination}</Fact>
            <Fact name={t('applied')}>
              <Moment at={cashOut.createTime} />
            </Fact>
            <Fact name={t('status')}>
              <StatusTag status={cashOut.status} />
            </Fact>
            {cashOut.provider && (
              <Fact name={t('provider')}>
                <Code of="provider" code={cashOut.provider} /> {cashOut.providerReference}
              </Fact>
            )}
            <Fact name={t('proofs')}>
              <Proofs
                files={{
                  idcardProof: cashOut.idcardProofId,
                  idcardHoldProof: cashOut.idcardHoldProofId,
                  addressProof: cashOut.addressProofId,
                  paymentProof: cashOut.paymentProofId,
                }}
              />
            </Fact>
            <Fact name={t('hash')}>
              <Hash value={cashOut.contentHash} />
            </Fact>
          </Facts>
          {may('members.read') && <MemberStanding id={cashOut.memberId} />}
          <Exchange kind="cashOut" id={id} />
        </>
      )}
    </Answered>
  );
}

/** A link to each file, which opens in a new tab; without the right to see documents, only their number. */
function Proofs({ files }: { files: Readonly<Record<string, string | null>> }) {
  const t = useDetailTexts();
  const may = useMay();
  const all = Object.entries(files).flatMap(([kind, joined]) =>
    joined ? joined.split(',').map((id, at) => ({ kind, id, at })) : [],
  );
  if (all.length === 0) return t('noProofs');
  if (!may('documents.read') || !may('members.personal')) return t('proofCount', { count: all.length });
  return (
    <ul className={styles.files}>
      {all.map(({ kind, id, at }) => (
        <li key={id}>
          <a href={`/api/operator/file/get?id=${id}`} target="_blank" rel="noreferrer">
            <Code of="kind" code={kind} /> {at + 1}
          </a>
        </li>
      ))}
    </ul>
  );
}
