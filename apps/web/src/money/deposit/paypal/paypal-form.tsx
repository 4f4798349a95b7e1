import { type Amount, toWire } from '@fairhouse/money';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { useState } from 'react';
import { post, type Refused } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/protection/show-refusal.ts';
import { refreshSession } from '../../../lib/session.ts';
import { AmountForm, type MethodFormProps } from '../amount-form.tsx';
import type { PlacedOrder } from '../deposit-method.ts';
import { Canceled, DepositResult, OutcomePanel } from '../deposit-result.tsx';
import { PaymentFrame } from '../payment-frame.tsx';
import type { ReturnStatus } from '../payment-return.ts';
import type { OrderOutcome, pollCardOrder } from '../poll-order.ts';
import { useDepositTexts } from '../texts/index.ts';
import { useCloseWithMessage } from '../use-close-with-message.ts';
import { watchLateCredit } from '../watch-late-credit.ts';
import { checkPaypalOrder, followAfterwards, followWhileOpen } from './follow-paypal.ts';
import { PaypalWindow } from './paypal-window.tsx';

type Follow = typeof pollCardOrder;
type Final = Exclude<OrderOutcome, { is: 'stopped' }>;

interface Placed extends PlacedOrder {
  /** Whether the page may stand in a frame. */
  framed: boolean;
  /** Asks while the page is open; nothing to ask before the payer is back where it is missing. */
  meanwhile: Follow | undefined;
  /** Asks once the payer is back. */
  afterwards: Follow;
}

type Step =
  | { at: 'form' }
  | { at: 'page' | 'result' | 'canceled'; placed: Placed; outcome?: Final; status?: ReturnStatus };

/** PayPal: how much, PayPal's page over the whole screen, and how it ended. */
export function PaypalForm({ kind, ...form }: MethodFormProps & { kind: 'PAYP' | 'PAYPAL_POLL' }) {
  const t = useDepositTexts();
  const { say, stayOpen } = useCloseWithMessage(form.onClose);
  const [step, setStep] = useState<Step>({ at: 'form' });

  async function order(amount: Amount, requestKey: string): Promise<'over' | 'lost'> {
    stayOpen();
    const answer = await (kind === 'PAYP' ? orderPayp : orderPoll)(amount, requestKey);
    if (answer.ok) {
      setStep({ at: 'page', placed: answer.placed });
      return 'lost';
    }
    void showRefusal(answer, say);
    return answer.error === -1 ? 'lost' : 'over';
  }

  if (step.at === 'form') return <AmountForm {...form} note={t('safetyPaypal')} onSubmit={order} />;
  const { placed } = step;
  const again = () => setStep({ at: 'form' });
  if (step.at === 'page' && !placed.framed) {
    return (
      <PaypalWindow
        order={placed}
        onReturn={(status) => setStep({ at: 'result', placed, status })}
        onClose={() => {
          void watchLateCredit(placed.orderId);
          setStep({ at: 'canceled', placed });
        }}
      />
    );
  }
  if (step.at === 'page') {
    return (
      <PaymentFrame
        order={placed}
        size="full"
        title={t('payFramePaypal')}
        follow={placed.meanwhile}
        onOutcome={(outcome) => {
          void refreshSession();
          setStep({ at: 'result', placed, outcome });
        }}
        onReturn={(status) => setStep({ at: status === 'cancel' ? 'canceled' : 'result', placed, status })}
        onClose={() => setStep({ at: 'canceled', placed })}
      />
    );
  }
  return (
    <Dialog title={t('title')} hideTitle onClose={form.onClose}>
      {step.at === 'canceled' ? (
        <Canceled orderId={placed.orderId} onClose={form.onClose} />
      ) : step.outcome ? (
        <OutcomePanel outcome={step.outcome} orderId={placed.orderId} onDone={form.onClose} onAgain={again} />
      ) : (
        <DepositResult
          orderId={placed.orderId}
          status={step.status ?? 'wait'}
          follow={placed.afterwards}
          onDone={form.onClose}
          onAgain={again}
        />
      )}
    </Dialog>
  );
}

type Ordered = { ok: true; placed: Placed } | Refused;

async function orderPayp(amount: Amount, requestKey: string): Promise<Ordered> {
  const answer = await post('/sys/deposit/payp/depositOrder', { amount: toWire(amount), requestKey });
  if (!answer.ok) return answer;
  const { orderId, orderurl: page, framed } = answer.data;
  return {
    ok: true,
    placed: { orderId, page, framed, amount, meanwhile: followWhileOpen, afterwards: followAfterwards },
  };
}

async function orderPoll(amount: Amount, requestKey: string): Promise<Ordered> {
  const answer = await post('/sys/deposit/paypal/depositOrder', { amount: toWire(amount), requestKey });
  if (!answer.ok) return answer;
  const { orderId, orderurl: page, framed, biz_id: bizId, c_site: cSite } = answer.data;
  const afterwards: Follow = (_orderId, signal) => checkPaypalOrder({ bizId, cSite }, signal);
  return { ok: true, placed: { orderId, page, framed, amount, meanwhile: undefined, afterwards } };
}
