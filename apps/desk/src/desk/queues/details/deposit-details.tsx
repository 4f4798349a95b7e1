import { useMay } from '../../../lib/person.ts';
import { useCall } from '../../../lib/query.ts';
import { useReviewReason } from '../../../lib/texts/names/reviews.ts';
import { Exchange } from '../../../ui/exchange/exchange.tsx';
import { Code } from '../../../ui/facts/code.tsx';
import { Fact, Facts } from '../../../ui/facts/facts.tsx';
import { Moment } from '../../../ui/facts/moment.tsx';
import { Money } from '../../../ui/facts/money.tsx';
import { StatusTag } from '../../../ui/facts/status-tag.tsx';
import { PaymentRoute } from '../../../ui/payment-route/payment-route.tsx';
import { Answered } from '../../../ui/states.tsx';
import styles from './details.module.css';
import { MemberStanding } from './member-standing.tsx';
import { useDetailTexts } from './texts.ts';

export function DepositDetails({ id: wanted, memberId }: { id: number; memberId: number | null }) {
  const t = useDetailTexts();
  const may = useMay();
  const reasonOf = useReviewReason();
  const query = useCall('/operator/deposit/listPage', { pageSize: 300, ...(memberId !== null && { memberId }) });
  return (
    <Answered query={query}>
      {({ content }) => {
        const deposit = content.find(({ id }) => id === wanted);
        if (!deposit) return <p>{t('gone')}</p>;
        const money = (value: number) => <Money value={value} currency={deposit.currency} />;
        return (
          <>
            {deposit.review && (
              <p className={styles.late}>
                {t('why')}: {reasonOf(deposit.review)}
              </p>
            )}
            <Facts>
              <Fact name={t('credited')}>
                <strong>{money(deposit.amount)}</strong>
              </Fact>
              <Fact name={t('paid')}>{money(deposit.pays)}</Fact>
              {deposit.shortfall > 0 && <Fact name={t('shortfall')}>{money(deposit.shortfall)}</Fact>}
              <Fact name={t('method')}>
                <Code of="method" code={deposit.paymentMethod} />
              </Fact>
              <Fact name={t('provider')}>
                <Code of="provider" code={deposit.provider} />
              </Fact>
              <Fact name={t('order')}>{deposit.orderId ?? '–'}</Fact>
              <Fact name={t('payment')}>{deposit.paymentId ?? '–'}</Fact>
              <Fact name={t('applied')}>
                <Moment at={deposit.createTime} />
              </Fact>
              <Fact name={t('status')}>
                <StatusTag status={deposit.state} />
              </Fact>
            </Facts>
            {may('members.read') && <MemberStanding id={deposit.memberId} />}
            <PaymentRoute id={wanted} />
            <Exchange kind="deposit" id={wanted} />
          </>
        );
      }}
    </Answered>
  );
}
