import { Button } from '@mantine/core';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { useStatusTexts } from '../../lib/texts/names/index.ts';
import { Exchange } from '../../ui/exchange/exchange.tsx';
import { Code } from '../../ui/facts/code.tsx';
import { ExactMoney } from '../../ui/facts/exact-money.tsx';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Hash } from '../../ui/facts/hash.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { StatusTag } from '../../ui/facts/status-tag.tsx';
import { PaymentRoute } from '../../ui/payment-route/payment-route.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Answered } from '../../ui/states.tsx';
import { ClaimsOfDeposit } from './claims-of-deposit.tsx';
import { useFileTexts } from './file-texts.ts';
import type { PartProps } from './member.ts';
import styles from './member-screen.module.css';
import { useMemberTexts } from './texts.ts';
import { useOpened } from './use-opened.ts';

type PaymentPanelProps = PartProps & { kind: 'deposit' | 'cashOut'; id: number; close: () => void };

/** One payment with its course: what its provider calls it, every audit event, and its postings. */
export function PaymentPanel({ kind, id, close, ...props }: PaymentPanelProps) {
  const t = useFileTexts();
  const words = useMemberTexts();
  const may = useMay();
  const statusName = useStatusTexts();
  const { open } = useOpened(props);
  const query = useCall('/operator/payment/file', { kind, id }, { staleTimeMs: 60_000 });
  const queue = kind === 'deposit' ? 'deposits' : 'cashOuts';
  return (
    <SidePanel
      title={t(`payment_${kind}`, { id })}
      close={close}
      foot={
        may(`${queue}.read`) && (
          <Button size="xs" variant="default" onClick={() => props.openRow(queue, id)}>
            {t('inQueue')}
          </Button>
        )
      }
    >
      <Answered query={query}>
        {(file) => (
          <>
            <Facts>
              <Fact name={words('amount')}>
                <ExactMoney value={file.amount} currency={file.currency} />
              </Fact>
              <Fact name={t('state')}>
                <StatusTag status={file.state} />
              </Fact>
              <Fact name={t('created')}>
                <Moment at={file.createTime} />
              </Fact>
              <Fact name={t('method')}>
                <Code of="method" code={file.method} />
              </Fact>
              <Fact name={t('provider')}>{file.provider ?? '–'}</Fact>
              <Fact name={t('references')}>
                {file.references.length === 0 ? '–' : file.references.map((name) => <div key={name}>{name}</div>)}
              </Fact>
            </Facts>
            {kind === 'deposit' && <PaymentRoute id={id} />}
            {kind === 'deposit' && may('disputes.read') && <ClaimsOfDeposit id={id} openRow={props.openRow} />}
            <h3>{t('actions')}</h3>
            {file.auditEvents.length === 0 ? (
              <p className={styles.quiet}>{t('noEvents')}</p>
            ) : (
              <ol className={styles.course}>
                {file.auditEvents.map((event) => (
                  <li key={event.id}>
                    <Code of="command" code={event.what} />
                    {event.after !== null && event.before !== event.after && (
                      <>
                        {': '}
                        {t('became', {
                          before: event.before ? statusName(event.before) : '–',
                          after: statusName(event.after),
                        })}
                      </>
                    )}
                    {event.reason && <div>{event.reason}</div>}
                    <small>
                      {event.by}, <Moment at={event.at} />
                    </small>
                  </li>
                ))}
              </ol>
            )}
            <Exchange kind={kind} id={id} />
            <h3>{t('postings')}</h3>
            {file.postings.length === 0 ? (
              <p className={styles.quiet}>{t('noneBooked')}</p>
            ) : (
              <ol className={styles.course}>
                {file.postings.map((posting) => (
                  <li key={posting.seq}>
                    <Button
                      size="compact-xs"
                      variant="subtle"
                      onClick={() => open({ kind: 'posting', id: posting.seq })}
                    >
                      {t('posting', { seq: posting.seq })}
                    </Button>{' '}
                    <Code of="posting" code={posting.type} />{' '}
                    <ExactMoney value={posting.amount} currency={file.currency} />
                    <small>
                      <Moment at={posting.at} />
                    </small>
                    <Hash value={posting.hash} />
                  </li>
                ))}
              </ol>
            )}
          </>
        )}
      </Answered>
    </SidePanel>
  );
}
