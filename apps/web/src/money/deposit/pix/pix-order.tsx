import { type Amount, formatAmount } from '@fairhouse/money';
import { Button } from '@fairhouse/ui/button.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { usePhone } from '@fairhouse/ui/phone.ts';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../lib/language/language.ts';
import { serverNowMs } from '../../../lib/server-clock.ts';
import { refreshSession } from '../../../lib/session.ts';
import { CopyButton } from '../code/copy-button.tsx';
import styles from '../code/order-screen.module.css';
import { PayCode } from '../code/pay-code.tsx';
import { DepositResult, OutcomePanel } from '../deposit-result.tsx';
import type { ReturnStatus } from '../payment-return.ts';
import { followAnyOrder, followOrder, type OrderOutcome } from '../poll-order.ts';
import { useDepositTexts } from '../texts/index.ts';
import { watchLateCredit } from '../watch-late-credit.ts';
import { openPaymentWindow } from '../window/hosted-pages.ts';
import { useOpenWindow } from '../window/use-open-window.ts';
import { canShareCode, shareCode } from './share-code.ts';

export interface PixCode {
  orderId: number;
  /** PIX copia e cola: what the drawn code says. */
  brCode: string;
  /** The provider's page about it, for a window of its own. */
  payUrl: string;
  amount: Amount;
  until: Date;
}

const lookEveryMs = 3_000;
/** As long as the code is good for, and five minutes more for a bank that is slow to tell. */
const looks = (until: Date) => Math.ceil((until.getTime() - serverNowMs() + 300_000) / lookEveryMs);

/** The code of an order, drawn here, until it is paid, refused or closed. */
export function PixOrder({ code, onAgain, onClose }: { code: PixCode; onAgain: () => void; onClose: () => void }) {
  const t = useDepositTexts();
  const language = useLanguage();
  const { orderId, until } = code;
  const [outcome, setOutcome] = useState<Exclude<OrderOutcome, { is: 'stopped' }>>();
  const phone = usePhone();
  const [opened, setOpened] = useState<Window>();
  const [closed, setClosed] = useState<ReturnStatus>();
  useOpenWindow(opened, ({ status }) => setClosed(status), orderId);

  useEffect(() => {
    if (closed) return;
    const leaving = new AbortController();
    void followOrder('/sys/pix/findOrder', orderId, lookEveryMs, looks(until), leaving.signal).then((ended) => {
      if (ended.is === 'paid') void refreshSession();
      else if (ended.is !== 'failed') void watchLateCredit(orderId);
      if (ended.is !== 'stopped') setOutcome(ended);
    });
    return () => leaving.abort();
  }, [orderId, until, closed]);

  function openPage(): void {
    const next = openPaymentWindow('pix', code.payUrl);
    if (next) setOpened(next);
    else showToast(t('windowBlocked'));
  }

  if (outcome || closed) {
    return (
      <Dialog title={t('title')} hideTitle onClose={onClose}>
        {outcome ? (
          <OutcomePanel outcome={outcome} orderId={orderId} onDone={onClose} onAgain={onAgain} />
        ) : (
          <DepositResult
            orderId={orderId}
            status={closed!}
            follow={followAnyOrder}
            onDone={onClose}
            onAgain={onAgain}
          />
        )}
      </Dialog>
    );
  }
  const amount = formatAmount(code.amount, language);
  const drawn = <PayCode text={code.brCode} label={t('pixCode', { amount })} until={until} drawn={!phone} />;
  const actions = (
    <div className={styles.actions}>
      <CopyButton text={code.brCode} label={t('pixCopy')} primary />
      {phone && canShareCode(code.brCode) && (
        <Button wide onClick={() => void shareCode(code.brCode)}>
          {t('pixShare')}
        </Button>
      )}
      <Button wide onClick={openPage}>
        {t('pixPage')}
      </Button>
    </div>
  );
  return (
    <Dialog title={t('payTitle', { amount })} onBack={onAgain} onClose={onClose}>
      <div className={styles.screen}>
        {drawn}
        {phone && actions}
        <ol className={styles.steps}>
          {!phone && <li>{t('pixStep1')}</li>}
          <li>{t(phone ? 'pixStepPhone' : 'pixStep2')}</li>
          {phone && canShareCode(code.brCode) && <li>{t('pixShareTip')}</li>}
          <li>{t('pixStep3')}</li>
        </ol>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
        <p className={styles.text} tabIndex={0}>
          {code.brCode}
        </p>
        {!phone && actions}
        <p className={styles.note} role="status">
          {t('codeWaiting')}
        </p>
      </div>
    </Dialog>
  );
}
