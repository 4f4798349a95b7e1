import { formatAmount, fromWire } from '@fairhouse/money';
import { QrCode } from '@fairhouse/ui/qr-code.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import { serverNowMs } from '../../../lib/server-clock.ts';
import { CopyButton } from '../code/copy-button.tsx';
import screen from '../code/order-screen.module.css';
import code from '../code/pay-code.module.css';
import { PayCode } from '../code/pay-code.tsx';
import { codeText, coinLooks } from '../coins/coins.ts';
import { useDepositTexts } from '../texts/index.ts';
import styles from './history.module.css';
import type { ReceiptData } from './receipt-facts.tsx';
import { useHistoryTexts } from './texts/index.ts';

/** Of a deposit that can still be paid by a code or in coins: what to pay with, as it stood there when it was ordered. */
export function HowToPay({ receipt }: { receipt: ReceiptData }) {
  if (!receipt.payable) return null;
  if (receipt.code !== null) return <ByCode receipt={receipt} text={receipt.code} />;
  return receipt.coins.length > 0 ? <InCoins receipt={receipt} /> : null;
}

function ByCode({ receipt, text }: { receipt: ReceiptData; text: string }) {
  const t = useHistoryTexts();
  const deposit = useDepositTexts();
  const language = useLanguage();
  const amount = formatAmount(fromWire(receipt.pays, receipt.currency)!, language);
  const isPix = receipt.method === 'PIX';
  return (
    <div className={screen.screen}>
      <PayCode
        text={text}
        label={deposit(isPix ? 'pixCode' : 'cashCode', { amount })}
        until={new Date(receipt.expireTime ?? serverNowMs())}
      />
      <ol className={screen.steps}>
        {(isPix
          ? (['pixStep1', 'pixStep2', 'pixStep3'] as const)
          : (['cashStep1', 'cashStep2', 'cashStep3'] as const)
        ).map((step) => (
          <li key={step}>{deposit(step, step === 'cashStep2' ? { amount } : {})}</li>
        ))}
      </ol>
      <CopyButton text={text} label={t('copyCode')} />
    </div>
  );
}

/** One place for each coin that may be sent; of several, the payer opens the one that is. */
function InCoins({ receipt }: { receipt: ReceiptData }) {
  const t = useHistoryTexts();
  const isOver = receipt.expireTime !== null && new Date(receipt.expireTime).getTime() <= serverNowMs();
  return (
    <div className={styles.places}>
      {isOver && <p className={styles.explained}>{t('priceOver')}</p>}
      {receipt.coins.map(({ coin, address, coinNum }) => {
        const look = Object.values(coinLooks).find(({ symbol }) => symbol === coin);
        const coins = `${coinNum} ${coin}`;
        return (
          <details key={address} open={receipt.coins.length === 1}>
            <summary>{t('send', { coins, network: look?.network ?? coin })}</summary>
            <div className={screen.screen}>
              <div className={code.code}>
                <div className={code.paper}>
                  <QrCode value={look ? codeText(look, address, coinNum) : address} label={coins} size={180} />
                </div>
              </div>
              <div className={styles.copies}>
                <CopyButton text={coinNum} label={t('copyAmount')} />
                <CopyButton text={address} label={t('copyAddress')} />
              </div>
            </div>
          </details>
        );
      })}
    </div>
  );
}
