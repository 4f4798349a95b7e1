import type { WalletMethodCode } from '@fairhouse/contract';
import { type Amount, formatAmount, toWire } from '@fairhouse/money';
import { Button } from '@fairhouse/ui/button.tsx';
import { showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { Suspense, useState } from 'react';
import { post } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { lazyCode as lazy } from '../../../lib/lazy-code.ts';
import { useMethodName } from '../../../lib/method-name/method-name.ts';
import { showRefusal } from '../../../lib/protection/show-refusal.ts';
import { useCall } from '../../../lib/query.ts';
import { refreshSession } from '../../../lib/session.ts';
import { useCommonTexts } from '../../../lib/texts/index.ts';
import { AmountForm, type MethodFormProps, type OwnButton } from '../amount-form.tsx';
import type { PlacedOrder } from '../deposit-method.ts';
import { useDepositTexts } from '../texts/index.ts';
import styles from './wallet-form.module.css';

const WalletButton = lazy(() => import('./wallet-button.tsx'));

/** How much; then the sheet of the device's wallet. A bank that asks shows its page next, as with any card. */
export function WalletForm({
  code,
  onOrdered,
  onUndecided,
  ...form
}: MethodFormProps & {
  code: WalletMethodCode;
  /** The bank wants the cardholder's word on its page. */
  onOrdered: (order: PlacedOrder) => void;
  /** The provider has not decided, or its answer was lost. */
  onUndecided: (order: PlacedOrder) => void;
}) {
  const t = useDepositTexts();
  const common = useCommonTexts();
  const nameOf = useMethodName();
  const language = useLanguage();
  const { data: entry, error, refetch } = useCall('/sys/deposit/wallet/entry', {});
  const [processing, setProcessing] = useState(false);
  const [missing, setMissing] = useState(false);
  const method = nameOf(form.method ?? { code, name: code });

  async function pay(
    walletToken: string,
    { amount, requestKey }: { amount: Amount; requestKey: string },
    end: OwnButton['end'],
  ): Promise<'accepted' | 'refused'> {
    setProcessing(true);
    const answer = await post('/sys/deposit/wallet/deposit', {
      method: code,
      amount: toWire(amount),
      requestKey,
      walletToken,
    });
    setProcessing(false);
    end(!answer.ok && answer.error === -1 ? 'lost' : 'over');
    if (!answer.ok) {
      // The sheet says that it failed and closes; this says why.
      void showRefusal(answer, (message) => showAlert({ title: t('warning'), message }));
      return 'refused';
    }
    void goOn(answer.data, amount);
    return 'accepted';
  }

  async function goOn(
    { orderId, status, payUrl }: { orderId: number; status: 'true' | 'wait'; payUrl: string | null },
    amount: Amount,
  ): Promise<void> {
    const order = { orderId, amount, page: payUrl ?? '' };
    if (payUrl) return onOrdered(order);
    if (status === 'wait') return onUndecided(order);
    await refreshSession();
    await showAlert({
      message: t('walletPaid', { number: orderId, amount: formatAmount(amount, language), method }),
    });
    form.onClose();
  }

  return (
    <AmountForm
      {...form}
      note={t('safetyWallet', { method })}
      progress={processing ? t('transactionProcessing') : undefined}
      ownButton={(own) =>
        missing || (error && !entry) ? (
          <Missing
            text={t('walletMissing', { method })}
            retry={t('tryAgain')}
            onRetry={() => {
              setMissing(false);
              if (!entry) void refetch();
            }}
          />
        ) : entry ? (
          <Suspense fallback={<Waiting label={common('loading')} />}>
            <WalletButton
              entry={entry}
              code={code}
              language={language}
              form={own}
              pay={(token, begun) => pay(token, begun, own.end)}
              onMissing={() => setMissing(true)}
              onLeft={(why) => showToast(t(why === 'canceled' ? 'walletCanceled' : 'walletFailed', { method }))}
            />
          </Suspense>
        ) : (
          <Waiting label={common('loading')} />
        )
      }
    />
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div className={styles.waiting}>
      <Spinner label={label} />
    </div>
  );
}

/** In place of the button: why it is not there, and what to do. */
function Missing({ text, retry, onRetry }: { text: string; retry: string; onRetry: () => void }) {
  return (
    <div className={styles.missing}>
      <p role="alert">{text}</p>
      <Button wide onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
