import { formatAmount } from '@fairhouse/money';
import { Button, buttonClass } from '@fairhouse/ui/button.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { QrCode } from '@fairhouse/ui/qr-code.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/language/language.ts';
import { refreshSession } from '../../../lib/session.ts';
import { CopyButton } from '../code/copy-button.tsx';
import screen from '../code/order-screen.module.css';
import code from '../code/pay-code.module.css';
import { clockText, useCountdown } from '../code/use-countdown.ts';
import { OutcomePanel } from '../deposit-result.tsx';
import type { OrderOutcome } from '../poll-order.ts';
import { useDepositTexts } from '../texts/index.ts';
import { watchLateCredit } from '../watch-late-credit.ts';
import { Arrivals } from './arrivals.tsx';
import styles from './coins.module.css';
import { codeText, coinLooks } from './coins.ts';
import { followCoins } from './follow-coins.ts';
import type { CoinOrder } from './place-coin-order.ts';
import { useCoinTexts } from './texts/index.ts';

/** Code, amount and address; when the player says that the coins are on their way, it is looked for them. */
export function CoinScreen({
  order,
  testWallet,
  onChange,
  onClose,
}: {
  order: CoinOrder;
  /** Where chains for tests run, the page of the wallet that pays on them. */
  testWallet: string | null;
  onChange: () => void;
  onClose: () => void;
}) {
  const t = useCoinTexts();
  const deposit = useDepositTexts();
  const language = useLanguage();
  const { depositId, address, coins, until } = order;
  const look = coinLooks[order.coin];
  const shown = `${coins} ${look.symbol}`;
  const [looking, setLooking] = useState(false);
  const [outcome, setOutcome] = useState<Exclude<OrderOutcome, { is: 'stopped' }>>();
  const leaving = useRef(new AbortController());
  const isPaid = useRef(false);

  useEffect(() => {
    leaving.current = new AbortController();
    return () => {
      leaving.current.abort();
      void refreshSession();
      if (!isPaid.current) void watchLateCredit(depositId);
    };
  }, [depositId]);

  async function startLooking(): Promise<void> {
    setLooking(true);
    const ended = await followCoins(depositId, leaving.current.signal);
    if (ended.is === 'stopped') return;
    isPaid.current = ended.is === 'paid';
    if (isPaid.current) await refreshSession();
    setOutcome(ended);
  }

  if (outcome) {
    return (
      <Dialog title={deposit('title')} hideTitle onClose={onClose}>
        <OutcomePanel outcome={outcome} orderId={depositId} onDone={onClose} onAgain={onChange} />
      </Dialog>
    );
  }
  return (
    <Dialog
      title={t('payCoins', { coins: shown })}
      onBack={onChange}
      onClose={onClose}
      footer={
        looking ? (
          <div className={styles.looking}>
            <Spinner />
          </div>
        ) : (
          <Button variant="primary" wide onClick={() => void startLooking()}>
            {t('transferMade')}
          </Button>
        )
      }
    >
      <div className={screen.screen}>
        <div className={code.code}>
          <div className={code.paper}>
            <QrCode value={codeText(look, address, coins)} label={t('code', { coins: shown })} size={200} />
          </div>
          <Countdown until={until} />
        </div>
        <dl className={screen.figures}>
          <div className={screen.pays}>
            <dt>{t('amount')}</dt>
            <dd>{shown}</dd>
          </div>
          <div>
            <dt>{t('gets')}</dt>
            <dd>{formatAmount(order.amount, language)}</dd>
          </div>
          <div>
            <dt>{t('network')}</dt>
            <dd>{look.network}</dd>
          </div>
        </dl>
        <div>
          <p className={styles.label}>{t('address')}</p>
          <p className={styles.address}>{address}</p>
        </div>
        <div className={styles.copies}>
          <CopyButton text={coins} label={t('copyAmount')} />
          <CopyButton text={address} label={t('copyAddress')} />
        </div>
        {testWallet && (
          <a
            className={buttonClass({ wide: true })}
            href={testWalletAddress(testWallet, order)}
            target="_blank"
            rel="noreferrer"
          >
            {t('testWallet')}
          </a>
        )}
        <p className={styles.warning}>
          {t('only', { symbol: look.symbol, network: look.network })} {t('fewer')}
        </p>
        <div className={styles.status} role="status">
          {looking && <Arrivals depositId={depositId} />}
        </div>
        <p className={styles.learn}>
          <button type="button" onClick={onChange}>
            {t('change')}
          </button>
        </p>
      </div>
    </Dialog>
  );
}

function Countdown({ until }: { until: Date }) {
  const t = useCoinTexts();
  const seconds = useCountdown(until);
  return (
    <p className={code.time} role={seconds === 0 ? 'alert' : 'timer'}>
      {seconds === 0 ? t('over') : t('holds', { time: clockText(seconds) })}
    </p>
  );
}

/** Only chains for tests have such a page; it knows the coins by their first variant's names. */
function testWalletAddress(page: string, { coin, address, coins }: CoinOrder): string {
  const query = new URLSearchParams({ coin: walletNames[coin] ?? coin, address, amount: coins });
  return `${page}?${query}`;
}

const walletNames: Readonly<Record<string, string>> = {
  btc: 'bitcoin',
  eth: 'ethereum',
  'erc20/usdt': 'tether',
  ltc: 'litecoin',
  doge: 'dogecoin',
  'bep20/bnb': 'bnb',
};
