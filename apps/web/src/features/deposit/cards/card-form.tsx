import { type Amount, toWire } from '@fairhouse/money';
import { lazy, Suspense, useEffect, useState } from 'react';
import { showAlert } from '../../../lib/alerts.ts';
import { useCall } from '../../../lib/query.ts';
import { refreshSession } from '../../../lib/session.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { AmountForm, type MethodFormProps } from '../amount-form.tsx';
import type { PlacedOrder } from '../deposit-popup.tsx';
import { useDepositTexts } from '../texts/index.ts';
import { BillingFields } from './billing-fields.tsx';
import { billingPayloadOf, type CardDraft, cardPayloadOf, checkCard, emptyCard } from './card-draft.ts';
import { CardFields } from './card-fields.tsx';
import styles from './card-form.module.css';
import { payByCard } from './pay-by-card.ts';
import { usePlaces } from './use-places.ts';

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
  const [draft, setDraft] = useState(emptyCard);
  const [sealed, setSealed] = useState<string>();
  const [processing, setProcessing] = useState(false);
  const places = usePlaces(draft.cardCountry);
  const entry = useCall('/sys/deposit/creditcard/entry', {});
  const prefill = useCall('/sys/deposit/creditcard/billingInfo', {}, { staleTimeMs: 0 });
  const ownFields = entry.data?.kind !== 'fields';

  useEffect(() => {
    // What the player has typed meanwhile stays.
    if (prefill.data) setDraft((typed) => ({ ...typed, ...keepTyped(prefill.data, typed) }));
  }, [prefill.data]);

  async function pay(amount: Amount, requestKey: string): Promise<'over' | 'lost'> {
    setProcessing(true);
    const card = ownFields ? cardPayloadOf(draft) : { cardNum: sealed ?? '', cardCvv: '', ...billingPayloadOf(draft) };
    const answer = await payByCard(code, { amount: toWire(amount), requestKey, ...card });
    setProcessing(false);
    if (!answer.ok) {
      await showAlert({ title: t('warning'), message: answer.message });
      return answer.error === -1 ? 'lost' : 'over';
    }
    const { orderId, status, payUrl } = answer.data;
    const order = { orderId, amount, page: payUrl ?? '' };
    if (status === 'true') {
      await refreshSession();
      await showAlert({ message: t('depositSuccessfully') });
      form.onClose();
    } else if (payUrl) onOrdered(order);
    else onUndecided(order);
    return 'over';
  }

  return (
    <AmountForm
      {...form}
      note={t(ownFields ? 'safetyCard' : 'safetySealed')}
      onSubmit={pay}
      rest={{
        check: () =>
          ownFields || sealed
            ? checkCard(draft, { hasStates: places.hasStates, ownFields }, t)
            : { field: 'cardNum', message: t('sealedTip') },
        fields: ({ errorOf, clear }) => {
          const change = (changed: Partial<CardDraft>) => {
            clear();
            setDraft((before) => ({ ...before, ...changed }));
          };
          return (
            <>
              {ownFields ? (
                <CardFields draft={draft} errorOf={errorOf} onChange={change} />
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
              <BillingFields draft={draft} places={places} errorOf={errorOf} onChange={change} />
              {processing && (
                <p className={styles.processing} role="status">
                  <Spinner size={24} /> {t('transactionProcessing')}
                </p>
              )}
            </>
          );
        },
      }}
    />
  );
}

type Billing = Omit<CardDraft, 'cardNum' | 'cardCvv' | 'expireMonth' | 'expireYear'>;

/** The prefill, but for the parts in which something stands already. */
function keepTyped(prefill: Billing, typed: CardDraft): Partial<Billing> {
  return Object.fromEntries(
    (Object.keys(prefill) as (keyof Billing)[])
      .filter((field) => !typed[field])
      .map((field) => [field, prefill[field]]),
  );
}
