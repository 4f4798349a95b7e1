import type { CallOutput } from '@fairhouse/contract';
import type { ReactNode } from 'react';
import { momentText } from '../../../lib/language/formats.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useMethodName } from '../../../lib/method-name/method-name.ts';
import { Money } from '../../../ui/money.tsx';
import { feeTextOf } from '../deposit-method.ts';
import { CopyIcon } from './copy-icon.tsx';
import styles from './history.module.css';
import { useHistoryTexts } from './texts/index.ts';

export type ReceiptData = CallOutput<'/sys/member/deposit/receipt'>;

/** What was asked, paid and credited, by which method, when, and under which names. */
export function ReceiptFacts({ receipt }: { receipt: ReceiptData }) {
  const t = useHistoryTexts();
  const language = useLanguage();
  const nameOf = useMethodName();
  const { currency, method, standing } = receipt;
  const money = (value: number) => <Money value={value} currency={currency} />;
  const time = (iso: string | null) => iso && <time dateTime={iso}>{momentText(iso, language)}</time>;
  // What came of one that is being checked may be something else than what was to be paid.
  const isUnsure = standing === 'checked' && receipt.payTime === null;
  const paid = isUnsure ? undefined : standing === 'waiting' || receipt.payTime ? receipt.pays : 0;
  return (
    <dl className={styles.facts}>
      <Fact term={t('method')}>{nameOf({ code: method, name: receipt.methodName })}</Fact>
      <Fact term={t('asked')}>{money(receipt.amount)}</Fact>
      <Fact term={standing === 'waiting' ? t('pays') : t('paid')}>{paid !== undefined && money(paid)}</Fact>
      <Fact term={t('discount')}>{receipt.discount > 0 && money(receipt.discount)}</Fact>
      <Fact term={t('fee')}>{t(feeTextOf(method))}</Fact>
      <Fact term={t('creditedAmount')}>{money(receipt.credited)}</Fact>
      <Fact term={t('number')} copy={String(receipt.id)}>
        #{receipt.id}
      </Fact>
      <Fact term={t('provider')} copy={receipt.providerReference} long>
        {receipt.providerReference}
      </Fact>
      <Fact term={t('code')} copy={receipt.code} long>
        {receipt.code}
      </Fact>
      {receipt.coins.map(({ coin, address }) => (
        <Fact key={address} term={t('address', { coin })} copy={address} long>
          {address}
        </Fact>
      ))}
      {receipt.arrivals.map(({ coin, coinNum, txId, confirmations, needed }) => (
        <Fact key={txId} term={t('transaction', { coins: `${coinNum} ${coin}` })} copy={txId} long>
          {txId} <small>{t('confirmations', { count: confirmations, needed })}</small>
        </Fact>
      ))}
      <Fact term={t('ordered')}>{time(receipt.createTime)}</Fact>
      <Fact term={t('expireTime')}>{receipt.payable && time(receipt.expireTime)}</Fact>
      <Fact term={t('giveUpTime')}>{time(receipt.giveUpTime)}</Fact>
      <Fact term={t('payTime')}>{time(receipt.payTime)}</Fact>
      <Fact term={t('creditTime')}>{time(receipt.creditTime)}</Fact>
    </dl>
  );
}

/** Nothing where there is nothing to say. `copy`: what a button beside it copies; `long`: it has the line to itself. */
function Fact({
  term,
  copy,
  long,
  children,
}: {
  term: string;
  copy?: string | null;
  long?: boolean;
  children: ReactNode;
}) {
  if (children === null || children === false || children === '') return null;
  return (
    <div data-long={long || undefined}>
      <dt>{term}</dt>
      <dd>
        <span>{children}</span>
        {copy && <CopyIcon text={copy} what={term} />}
      </dd>
    </div>
  );
}
