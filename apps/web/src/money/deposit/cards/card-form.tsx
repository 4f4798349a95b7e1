import { type Amount, formatAmount, toWire } from '@fairhouse/money';
import { Checkbox } from '@fairhouse/ui/forms/checkbox.tsx';
import { askToConfirm, showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { Suspense, useState } from 'react';
import { useLanguage } from '../../../lib/language/language.ts';
import { lazyCode as lazy } from '../../../lib/lazy-code.ts';
import { showRefusal } from '../../../lib/protection/show-refusal.ts';
import { useCall } from '../../../lib/query.ts';
import { refreshSession } from '../../../lib/session.ts';
import { AmountForm, type MethodFormProps } from '../amount-form.tsx';
import type { PlacedOrder } from '../deposit-method.ts';
import { useDepositTexts } from '../texts/index.ts';
import { BillingFields } from './billing-fields.tsx';
import { billingPayloadOf, type CardDraft, cardPayloadOf, checkCard } from './card-draft.ts';
import { CardFields } from './card-fields.tsx';
import { payByCard } from './pay-by-card.ts';
import { useCardDraft } from './use-card-draft.ts';

const SealedFields = lazy(() => import('./sealed-fields.tsx'));

/** How much, the card, and whose it is. A bank that asks shows its page next; otherwise the answer is the end of it. */
export function CardForm({
  code,
  onOrdered,
  onUndecided,
  ...form
}: MethodFormProps & {
  code: string;
  /** The bank wants the cardholder's word on its page. */
  onOrdered: (order: PlacedOrder) => void;
  /** The provider has not decided, or its answer was lost. */
  onUndecided: (order: PlacedOrder) => void;
}) {
  const t = useDepositTexts();
  const language = useLanguage();
  const { draft, places, change } = useCardDraft();
  const [sealed, setSealed] = useState<string>();
  const [saveCard, setSaveCard] = useState(false);
  const [processing, setProcessing] = useState(false);
  const entry = useCall('/sys/deposit/creditcard/entry', {});
  const ownFields = entry.data?.kind !== 'fields';

  async function pay(amount: Amount, requestKey: string): Promise<'over' | 'lost'> {
    setProcessing(true);
    const card = ownFields ? cardPayloadOf(draft) : { cardNum: sealed ?? '', cardCvv: '', ...billingPayloadOf(draft) };
    const answer = await payByCard(code, { amount: toWire(amount), requestKey, saveCard, ...card }, () =>
      askOnceMore(amount),
    );
    setProcessing(false);
    // Another try is another order, since the card of this one stands.
    if (answer === 'kept') return 'over';
    if (!answer.ok) {
      await showRefusal(answer, (message) => showAlert({ title: t('warning'), message }));
      return answer.error === -1 ? 'lost' : 'over';
    }
    const { orderId, status, payUrl } = answer.data;
    const order = { orderId, amount, page: payUrl ?? '' };
    if (status === 'true') {
      await refreshSession();
      await showAlert({
        message: t('depositSuccessfully', { number: orderId, amount: formatAmount(amount, language) }),
      });
      form.onClose();
    } else if (payUrl) onOrdered(order);
    else onUndecided(order);
    return 'over';
  }

  async function askOnceMore(amount: Amount): Promise<boolean> {
    setProcessing(false);
    const text = formatAmount(amount, language);
    const last = draft.cardNum.slice(-4);
    const sure = await askToConfirm({
      title: t('secondStep', { amount: text }),
      message: ownFields ? t('secondStepText', { card: `•••• ${last}` }) : t('secondStepSealed'),
      confirm: t('secondStepPay', { amount: text }),
      cancel: t('secondStepKeep'),
    });
    setProcessing(sure);
    return sure;
  }

  return (
    <AmountForm
      {...form}
      note={t(ownFields ? 'safetyCard' : 'safetySealed')}
      onSubmit={pay}
      progress={processing ? t('transactionProcessing') : undefined}
      rest={{
        check: () =>
          ownFields || sealed
            ? checkCard(draft, { hasStates: places.hasStates, ownFields }, t)
            : { field: 'cardNum', message: t('sealedTip') },
        fields: ({ errorOf, clear }) => {
          const onChange = (changed: Partial<CardDraft>) => {
            clear();
            change(changed);
          };
          return (
            <>
              {ownFields ? (
                <CardFields draft={draft} errorOf={errorOf} onChange={onChange} />
              ) : (
                <Suspense fallback={<Spinner />}>
                  <SealedFields
                    clientKey={entry.data!.clientKey!}
                    error={errorOf('cardNum')}
                    onChange={(next) => {
                      clear();
                      setSealed(next);
                    }}
                  />
                </Suspense>
              )}
              <BillingFields draft={draft} places={places} errorOf={errorOf} onChange={onChange} />
              <Checkbox checked={saveCard} onChange={setSaveCard}>
                {t('saveCard')}
              </Checkbox>
            </>
          );
        },
      }}
    />
  );
}
