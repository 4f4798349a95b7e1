import { formatAmount, fromWire } from '@fairhouse/money';
import { Button } from '@fairhouse/ui/button.tsx';
import { Icon, type IconName } from '@fairhouse/ui/icon.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage } from '../../lib/language/language.ts';
import { useMethodName } from '../../lib/method-name/method-name.ts';
import { useCall } from '../../lib/query.ts';
import { refreshSession, useMember } from '../../lib/session.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { Money } from '../../ui/money.tsx';
import styles from './deposit-result.module.css';
import { methodOfPage, type ReturnStatus } from './payment-return.ts';
import { type OrderOutcome, pollCardOrder } from './poll-order.ts';
import { reportPurchase } from './report-purchase.ts';
import { useDepositTexts } from './texts/index.ts';
import { watchLateCredit } from './watch-late-credit.ts';

/** Asks how a card order ended, and says it. `status` is what the return address said. */
export function DepositResult({
  orderId,
  status,
  follow = pollCardOrder,
  onDone,
  onAgain,
  onContinue,
}: {
  orderId: number;
  status: ReturnStatus;
  /** How the order is asked about. */
  follow?: typeof pollCardOrder;
  onDone: () => void;
  onAgain: () => void;
  /** To the page of another provider; left out, this page goes there. */
  onContinue?: (url: string) => void;
}) {
  const outcome = useOutcome(orderId, status, follow);
  if (!outcome || outcome.is === 'stopped') return <Processing />;
  return (
    <OutcomePanel
      outcome={outcome}
      orderId={orderId}
      onDone={onDone}
      onAgain={onAgain}
      {...(onContinue ? { onContinue } : {})}
    />
  );
}

/** While the provider is asked. */
export function Processing() {
  const t = useDepositTexts();
  return (
    <Panel title={t('processing')} text={t('processingText')}>
      <Spinner size={64} />
    </Panel>
  );
}

/** The last word on an order, with its number and method where the order is known. */
export function OutcomePanel({
  outcome,
  orderId,
  page,
  onDone,
  onAgain,
  onContinue = (url) => window.location.assign(url),
}: {
  outcome: Exclude<OrderOutcome, { is: 'stopped' }>;
  orderId: number | undefined;
  /** The name in the address of the payment page, for a visitor. */
  page?: string | undefined;
  onDone: () => void;
  onAgain: () => void;
  onContinue?: (url: string) => void;
}) {
  const t = useDepositTexts();
  const language = useLanguage();
  const member = useMember();
  const paid = outcome.is === 'paid' ? outcome.order : undefined;
  useEffect(() => {
    if (paid) reportPurchase(paid);
  }, [paid]);

  if (outcome.is === 'canceled') return <Canceled orderId={orderId} page={page} onClose={onDone} />;
  if (outcome.is === 'continues') {
    return (
      <Panel
        title={t('continues')}
        text={t('continuesText')}
        figures={<OrderLine orderId={orderId} page={page} />}
        actions={
          <>
            <Button variant="primary" wide onClick={() => onContinue(outcome.url)} autoFocus>
              {t('continuesButton')}
            </Button>
            <CloseButton onClick={onDone} />
          </>
        }
      >
        <Mark icon="clock" tone="waiting" />
      </Panel>
    );
  }
  if (outcome.is === 'paid') {
    const { orderId: number, amount, currency } = outcome.order;
    return (
      <Panel
        title={t('success')}
        text={t('successText', { number, amount: formatAmount(fromWire(amount, currency)!, language) })}
        actions={
          <Button variant="primary" wide onClick={onDone} autoFocus>
            {t('done')}
          </Button>
        }
        figures={
          <>
            <MethodLine orderId={number} />
            {member && (
              <p className={styles.balance}>
                {t('balance')}{' '}
                <strong>
                  <Money value={member.availableBalance} currency={member.currency} />
                </strong>
              </p>
            )}
          </>
        }
      >
        <Mark icon="check" tone="success" />
      </Panel>
    );
  }
  return (
    <Panel
      title={t(outcome.is === 'failed' ? 'failed' : 'pending')}
      text={t(outcome.is === 'failed' ? 'failedText' : 'pendingText')}
      figures={<OrderLine orderId={orderId} page={page} />}
      actions={
        <>
          {outcome.is === 'failed' && (
            <Button variant="primary" wide onClick={onAgain} autoFocus>
              {t('tryAgain')}
            </Button>
          )}
          <CloseButton onClick={onDone} />
        </>
      }
    >
      <Mark icon={outcome.is === 'failed' ? 'close' : 'clock'} tone={outcome.is === 'failed' ? 'danger' : 'waiting'} />
    </Panel>
  );
}

/** By which method. It stays empty until it is known. */
function MethodLine({ orderId }: { orderId: number }) {
  const t = useDepositTexts();
  const nameOf = useMethodName();
  const { data } = useCall('/sys/member/deposit/receipt', { id: orderId });
  const method = data && nameOf({ code: data.method, name: data.methodName });
  return <p className={styles.method}>{method && t('byMethod', { method })}</p>;
}

/** Number and method: a member's receipt has them; a visitor sees what the address says that the payment came back to. */
function OrderLine({ orderId, page }: { orderId: number | undefined; page?: string | undefined }) {
  const t = useDepositTexts();
  const nameOf = useMethodName();
  const enabled = useMember() !== undefined && orderId !== undefined;
  const { data } = useCall('/sys/member/deposit/receipt', { id: orderId ?? 0 }, { enabled });
  const known = data ? { code: data.method, name: data.methodName } : methodOfPage(page);
  const method = known && nameOf(known);
  if (orderId === undefined) return method && <p className={styles.method}>{method}</p>;
  return (
    <p className={styles.method}>
      {method ? t('numberAndMethod', { number: orderId, method }) : t('numberOnly', { number: orderId })}
    </p>
  );
}

/** After the payer has left the payment page, or cancelled there. */
export function Canceled({
  orderId,
  page,
  onClose,
}: {
  orderId: number | undefined;
  /** The name in the address of the payment page, for a visitor. */
  page?: string | undefined;
  onClose: () => void;
}) {
  const t = useDepositTexts();
  return (
    <Panel
      title={t('canceled')}
      text={t('canceledText')}
      figures={<OrderLine orderId={orderId} page={page} />}
      actions={<CloseButton onClick={onClose} />}
    >
      <Mark icon="close" tone="waiting" />
    </Panel>
  );
}

/** For a payer who comes back without a session: only its member may see an order. */
export function LoginFirst({
  orderId,
  page,
  onLogin,
}: {
  orderId: number | undefined;
  page: string;
  onLogin: () => void;
}) {
  const t = useDepositTexts();
  return (
    <Panel
      title={t('returned')}
      text={t('returnedText')}
      figures={<OrderLine orderId={orderId} page={page} />}
      actions={
        <Button variant="primary" wide onClick={onLogin}>
          {t('login')}
        </Button>
      }
    >
      <Mark icon="clock" tone="waiting" />
    </Panel>
  );
}

/** What the address says at once, where it says that nothing was paid. */
const saidAtOnce: Partial<Record<ReturnStatus, OrderOutcome>> = { fail: { is: 'failed' }, cancel: { is: 'canceled' } };

function useOutcome(orderId: number, status: ReturnStatus, follow: typeof pollCardOrder): OrderOutcome | undefined {
  const [outcome, setOutcome] = useState(saidAtOnce[status]);
  useEffect(() => {
    // Money can still come.
    if (saidAtOnce[status]) return void watchLateCredit(orderId);
    const leaving = new AbortController();
    void follow(orderId, leaving.signal).then((ended) => {
      if (ended.is === 'paid') void refreshSession();
      // Closed too early or undecided: the money may still come.
      else if (ended.is !== 'failed') void watchLateCredit(orderId);
      if (ended.is !== 'stopped') setOutcome(ended);
    });
    return () => leaving.abort();
  }, [orderId, status, follow]);
  return outcome;
}

function CloseButton({ onClick }: { onClick: () => void }) {
  const common = useCommonTexts();
  return (
    <Button wide onClick={onClick}>
      {common('close')}
    </Button>
  );
}

function Panel({
  title,
  text,
  figures,
  actions,
  children,
}: {
  title: string;
  text: string;
  figures?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.panel}>
      <div className={styles.sign}>{children}</div>
      <div role="status" className={styles.words}>
        <h2>{title}</h2>
        <p>{text}</p>
        {figures}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

function Mark({ icon, tone }: { icon: IconName; tone: 'success' | 'danger' | 'waiting' }) {
  return (
    <span className={styles.mark} data-tone={tone}>
      <Icon name={icon} size={30} />
    </span>
  );
}
