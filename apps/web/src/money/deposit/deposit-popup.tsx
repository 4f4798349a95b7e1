import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { type ComponentType, useState } from 'react';
import { currentLocation, navigate } from '../../lib/address/location.ts';
import { openPopups, type Popups } from '../../lib/address/popups.ts';
import { useMaintenance } from '../../lib/maintenance/use-maintenance.ts';
import { isBarred, missingLimits, useProtection } from '../../lib/protection/use-protection.ts';
import { useCall } from '../../lib/query.ts';
import { type Member, useMember } from '../../lib/session.ts';
import type { ChosenAmount } from '../../ui/amount-choice.tsx';
import type { MethodFormProps } from './amount-form.tsx';
import { CardForm } from './cards/card-form.tsx';
import { OnlyPayForm } from './cards/onlypay-form.tsx';
import { CashAppForm } from './cash-app/cash-app-form.tsx';
import { CoinForm } from './coins/coin-form.tsx';
import type { DepositMethod, PlacedOrder } from './deposit-method.ts';
import { Canceled, DepositResult } from './deposit-result.tsx';
import { DepositsLink } from './history/deposits-link.tsx';
import { KnownNote } from './known-note.tsx';
import { DepositsInMaintenance, DepositsPaused, LimitFirst, LimitPrompt } from './limits/in-the-way.tsx';
import { LimitOffer } from './limits/limit-offer.tsx';
import { MethodList } from './method-list.tsx';
import { OfferNote } from './offer/offer-note.tsx';
import { PaymentFrame } from './payment-frame.tsx';
import type { ReturnStatus } from './payment-return.ts';
import { PaypalForm } from './paypal/paypal-form.tsx';
import { PixForm } from './pix/pix-form.tsx';
import { pollEnteredCard } from './poll-order.ts';
import { SavedCardForm } from './saved/saved-card-form.tsx';
import { SavedCards } from './saved/saved-cards.tsx';
import { type SavedCard, useSavedCards } from './saved/use-saved-cards.ts';
import { StripeForm } from './stripe/stripe-form.tsx';
import { useDepositTexts } from './texts/index.ts';
import { useDepositLimits } from './use-deposit-config.ts';
import { usePayableHere } from './wallets/use-device-wallets.ts';
import { isWalletCode } from './wallets/wallet-entry.ts';
import { WalletForm } from './wallets/wallet-form.tsx';
import { hostedPages, isHostedPage } from './window/hosted-pages.ts';
import { WindowForm } from './window/window-form.tsx';

type Step =
  | { at: 'choice' }
  | { at: 'form'; code: string }
  | { at: 'saved'; card: SavedCard }
  | { at: 'payment'; order: PlacedOrder; code: string }
  | { at: 'result'; order: PlacedOrder; code: string; status: ReturnStatus }
  | { at: 'canceled'; order: PlacedOrder };

/** Method, form, payment page, result: one after another in one place. */
export default function DepositPopup({ method, onClose }: Popups['deposit'] & { onClose: () => void }) {
  const member = useMember();
  return member ? <Steps member={member} firstMethod={method} onClose={onClose} /> : null;
}

function Steps({ member, firstMethod, onClose }: { member: Member; firstMethod?: string; onClose: () => void }) {
  const t = useDepositTexts();
  const [step, setStep] = useState<Step>(firstMethod ? { at: 'form', code: firstMethod } : { at: 'choice' });
  const [chosen, setChosen] = useState<ChosenAmount>();
  const methods = useCall('/sys/depositPaymentMethod/listAll', {
    enabled: 1,
    // Some methods are only for those who have deposited before, some only for those who have not.
    visibility_IN: [0, member.credited === 1 ? 10 : 20],
    sortIndex_0: 'ASC',
  });
  const { limits } = useDepositLimits();
  const last = useCall('/sys/member/deposit/page', lastCredited, { enabled: member.credited === 1 });
  const buildable = usePayableHere(methods.data?.filter(hasForm));
  const takesSaved = buildable?.some(({ code }) => code === savedCardMethod) ?? false;
  const savedCards = useSavedCards(takesSaved && member.credited === 1);
  const protection = useProtection().data;
  const maintenance = useMaintenance();

  const formOf = (code: string): MethodFormProps => ({
    member,
    method: buildable?.find((method) => method.code === code),
    chosen,
    onChosen: setChosen,
    onChangeMethod: () => setStep({ at: 'choice' }),
    onClose,
  });

  function finish(): void {
    onClose();
    // A changed path would close a game underneath; then only the panel goes.
    if (openPopups().length === 0 && currentLocation().path !== '/') navigate('/', { replace: true });
  }

  // What is paid already is followed to its end.
  const isBegun = step.at !== 'choice' && step.at !== 'form' && step.at !== 'saved';
  if (!isBegun && maintenance?.state === 'on') return <DepositsInMaintenance of={maintenance} onClose={onClose} />;
  if (!isBegun && protection) {
    if (isBarred(protection)) return <DepositsPaused protection={protection} onClose={onClose} />;
    if (member.credited !== 1 && missingLimits(protection).length > 0) {
      return <LimitFirst protection={protection} onClose={onClose} />;
    }
    if (protection.prompt) return <LimitPrompt protection={protection} onClose={onClose} />;
  }

  switch (step.at) {
    case 'choice':
      return (
        <Dialog title={t('title')} lead={t('chooseMethod')} onClose={onClose}>
          <OfferNote brief />
          <KnownNote />
          <SavedCards cards={takesSaved ? savedCards : []} onChoose={(card) => setStep({ at: 'saved', card })} />
          <MethodList
            methods={buildable}
            limits={limits}
            lastUsed={last.data?.content[0]?.method}
            error={methods.error?.message}
            onRetry={() => void methods.refetch()}
            onChoose={({ code }) => setStep({ at: 'form', code })}
          />
          {member.credited !== 1 && protection && <LimitOffer protection={protection} />}
          <DepositsLink />
        </Dialog>
      );
    case 'saved': {
      const code = savedCardMethod;
      return (
        <SavedCardForm
          {...formOf(code)}
          card={step.card}
          lastAmount={last.data?.content[0]?.amount.toFixed(2)}
          onOrdered={(order) => setStep({ at: 'payment', order, code })}
          onUndecided={(order) => setStep({ at: 'result', order, code, status: 'wait' })}
        />
      );
    }
    case 'form': {
      const form = formOf(step.code);
      const page = Object.keys(hostedPages)
        .filter(isHostedPage)
        .find((name) => hostedPages[name].code === step.code);
      if (page === 'onlypay') return <OnlyPayForm {...form} />;
      if (page) return <WindowForm {...form} page={page} />;
      const onward = {
        onOrdered: (order: PlacedOrder) => setStep({ at: 'payment', order, code: step.code }),
        onUndecided: (order: PlacedOrder) => setStep({ at: 'result', order, code: step.code, status: 'wait' }),
      };
      if (isWalletCode(step.code)) return <WalletForm {...form} {...onward} code={step.code} />;
      if (cardMethods.has(step.code)) return <CardForm {...form} {...onward} code={step.code} />;
      const OwnForm = ownForms[step.code];
      if (OwnForm) return <OwnForm {...form} />;
      return <StripeForm {...form} onOrdered={(order) => setStep({ at: 'payment', order, code: step.code })} />;
    }
    case 'payment':
      return (
        <PaymentFrame
          order={step.order}
          onReturn={(status) => setStep({ ...step, at: 'result', status })}
          onClose={() => setStep({ at: 'canceled', order: step.order })}
        />
      );
    case 'result':
      return (
        <Dialog title={t('title')} hideTitle onClose={finish}>
          <DepositResult
            orderId={step.order.orderId}
            status={step.status}
            {...(isOurs(step.code) ? { follow: pollEnteredCard } : {})}
            onDone={finish}
            onAgain={() => setStep({ at: 'form', code: step.code })}
          />
        </Dialog>
      );
    case 'canceled':
      return (
        <Dialog title={t('title')} hideTitle onClose={finish}>
          <Canceled orderId={step.order.orderId} onClose={finish} />
        </Dialog>
      );
  }
}

/** What was paid in last, for its method. */
const lastCredited = { pageNum: 1, pageSize: 1, standing_EQ: 'credited' } as const;

/** Cards that are entered on our own page. */
const cardMethods = new Set(['VISA_MASTERCARD', 'VISA_MASTERCARD_1']);
/** What a saved card is paid by. */
const savedCardMethod = 'VISA_MASTERCARD';

/** Whether the card was handed in on our own page, typed or by a wallet. */
const isOurs = (code: string) => cardMethods.has(code) || isWalletCode(code);

/** The methods that show all of their steps themselves. */
const ownForms: Readonly<Record<string, ComponentType<MethodFormProps>>> = {
  PIX: PixForm,
  PAYP: (form) => <PaypalForm {...form} kind="PAYP" />,
  PAYPAL_POLL: (form) => <PaypalForm {...form} kind="PAYPAL_POLL" />,
  CASH: CashAppForm,
  CRYPTO: (form) => <CoinForm {...form} variant="crypto" />,
  CRYPT: (form) => <CoinForm {...form} variant="crypt" />,
};

/** The methods whose form exists, by their code. */
const withForm = new Set<string>([
  'STRIPE',
  ...cardMethods,
  ...Object.values(hostedPages).map(({ code }) => code),
  ...Object.keys(ownForms),
]);

function hasForm({ code }: DepositMethod): boolean {
  return withForm.has(code) || isWalletCode(code);
}
