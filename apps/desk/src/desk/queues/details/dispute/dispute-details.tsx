import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '../../../../lib/person.ts';
import { useCall } from '../../../../lib/query.ts';
import { Code } from '../../../../ui/facts/code.tsx';
import { ExactMoney } from '../../../../ui/facts/exact-money.tsx';
import { Fact, Facts } from '../../../../ui/facts/facts.tsx';
import { Moment } from '../../../../ui/facts/moment.tsx';
import { StatusTag } from '../../../../ui/facts/status-tag.tsx';
import { Answered } from '../../../../ui/states.tsx';
import type { Row } from '../../types.ts';
import styles from '../details.module.css';
import { MemberStanding } from '../member-standing.tsx';
import type { DisputeFile } from './dispute-file.ts';
import { EvidenceList } from './evidence-list.tsx';
import { LinkedDeposits } from './linked-deposits.tsx';
import { MakeEvidenceDialog } from './make-evidence-dialog.tsx';
import { useDisputeTexts } from './texts.ts';

const dayMs = 24 * 3_600_000;

/** What is claimed back and until when, the evidence there is for the casino, and what else was paid with that card. */
export function DisputeDetails({ row }: { row: Row }) {
  const t = useDisputeTexts();
  const may = useMay();
  const query = useCall('/operator/dispute/get', { id: row.id });
  const [making, setMaking] = useState(false);
  const isOwn = row.may.decide.includes('answer');
  return (
    <Answered query={query}>
      {(dispute) => (
        <>
          <DueLine dispute={dispute} />
          <DisputeFacts dispute={dispute} />
          {dispute.kind === 'dispute' && dispute.deposit && (
            <section className={styles.section}>
              <h3>{t('evidence')}</h3>
              <p>{dispute.takesAnswers ? t('evidenceAbout') : t('byHandAbout', { provider: dispute.provider })}</p>
              <EvidenceList evidence={dispute.evidence} answeredWith={dispute.answeredWith} />
              {isOwn && (
                <div>
                  <Button size="xs" variant="default" onClick={() => setMaking(true)}>
                    {t('make')}
                  </Button>
                </div>
              )}
            </section>
          )}
          <LinkedDeposits dispute={dispute} />
          {dispute.memberId !== null && may('members.read') && <MemberStanding id={dispute.memberId} />}
          {making && <MakeEvidenceDialog row={row} dispute={dispute} close={() => setMaking(false)} />}
        </>
      )}
    </Answered>
  );
}

/** How long there is still, counted in whole days; what is over says so. */
function DueLine({ dispute: { dueTime, state } }: { dispute: DisputeFile }) {
  const t = useDisputeTexts();
  const [now] = useState(Date.now);
  if (dueTime === null || (state !== 'received' && state !== 'evidenceDue')) return null;
  const days = Math.floor((Date.parse(dueTime) - now) / dayMs);
  return (
    <p className={days < 1 ? styles.bad : styles.late}>
      {days < 0 ? t('pastDue') : t('dueIn', { count: days })} <Moment at={dueTime} />
    </p>
  );
}

function DisputeFacts({ dispute }: { dispute: DisputeFile }) {
  const t = useDisputeTexts();
  const { amount, currency, deposit } = dispute;
  return (
    <Facts>
      <Fact name={t('claimed')}>
        <strong>{amount && currency ? <ExactMoney value={amount} currency={currency} /> : t('noAmount')}</strong>
      </Fact>
      <Fact name={t('state')}>
        <StatusTag status={dispute.state} />
      </Fact>
      {dispute.reason && (
        <Fact name={t('reason')}>
          <Code of="kind" code={dispute.reason} />
        </Fact>
      )}
      <Fact name={t('received')}>
        <Moment at={dispute.receiveTime} />
      </Fact>
      <Fact name={t('provider')}>
        <Code of="provider" code={dispute.provider} />
      </Fact>
      <Fact name={t('reference')}>{dispute.reference}</Fact>
      <Fact name={t('payment')}>{dispute.paymentId ?? '–'}</Fact>
      {dispute.answeredBy && (
        <Fact name={t('answered')}>
          {dispute.answeredBy} {dispute.answerTime && <Moment at={dispute.answerTime} />}
        </Fact>
      )}
      {deposit ? (
        <>
          <Fact name={t('deposit', { id: dispute.depositId ?? '' })}>
            <ExactMoney value={deposit.amount} currency={deposit.currency} /> <StatusTag status={deposit.state} />
          </Fact>
          <Fact name={t('paid')}>
            <Code of="method" code={deposit.method} />, <Moment at={deposit.createTime} />
          </Fact>
          <Fact name={t('paidWith')}>
            {deposit.instruments.length > 0 ? deposit.instruments.join(', ') : t('instrumentUnknown')}
          </Fact>
        </>
      ) : (
        <Fact name={t('depositNone')}>{t('depositNoneAbout')}</Fact>
      )}
    </Facts>
  );
}
