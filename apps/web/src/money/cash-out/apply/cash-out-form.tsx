import { type Amount, compare, formatAmount } from '@fairhouse/money';
import { askToConfirm } from '@fairhouse/ui/layers/alerts.ts';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { openPopup } from '../../../lib/address/popups.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import type { Member } from '../../../lib/session.ts';
import { useCommonTexts } from '../../../lib/texts/index.ts';
import { usePictures } from '../../../lib/use-pictures.ts';
import { nothingChosen } from '../../../ui/amount-choice.tsx';
import { useCashOutTexts } from '../texts/index.ts';
import { type CashOutConfig, useCashOutConfig } from '../use-cash-out-config.ts';
import { AmountStep } from './amount-step.tsx';
import { type CashOutDraft, fieldsIn } from './cash-out-draft.ts';
import { destinationOf } from './destination-fields.ts';
import { ProofsStep } from './proofs-step.tsx';
import { useApplication } from './use-application.ts';
import { useKnownProofs } from './use-known-proofs.ts';

interface Wanted {
  amount: Amount;
  account: number | 'new';
}

/** Two steps: how much and where to, then the proofs. What was entered stays when going back. */
export function CashOutForm({
  member,
  onApplied,
  onHistory,
  onClose,
}: {
  member: Member;
  onApplied: () => void;
  onHistory: () => void;
  onClose: () => void;
}) {
  const t = useCashOutTexts();
  const common = useCommonTexts();
  const language = useLanguage();
  const config = useCashOutConfig(onClose);
  const [form, setForm] = useState<CashOutDraft>({
    chosen: nothingChosen,
    method: undefined,
    fields: {},
    accounts: {},
  });
  const [wanted, setWanted] = useState<Wanted>();
  const known = useKnownProofs();
  const identity = usePictures(member.idcardProofId, showToast);
  const payment = usePictures(member.paymentProofId, showToast);

  function leaveForDeposit(): void {
    onClose();
    openPopup('deposit', {});
  }

  const application = useApplication({ onApplied, onDepositNeeded: leaveForDeposit });

  async function proceed(checked: Wanted, { largestDeposit, requiredDeposit }: CashOutConfig): Promise<void> {
    if (compare(largestDeposit, requiredDeposit) >= 0) return setWanted(checked);
    const deposits = await askToConfirm({
      title: t('warning'),
      message: t('firstDepositTip', { amount: formatAmount(requiredDeposit, language) }),
      cancel: common('cancel'),
    });
    if (deposits) leaveForDeposit();
  }

  if (!wanted || !form.method) {
    return (
      <AmountStep
        member={member}
        config={config}
        form={form}
        onChange={setForm}
        onNext={(amount, account) => config && void proceed({ amount, account }, config)}
        onHistory={onHistory}
        onClose={onClose}
      />
    );
  }
  const { method } = form;
  const { amount, account } = wanted;
  const fields = fieldsIn(form);
  return (
    <ProofsStep
      amount={amount}
      known={known}
      identity={identity}
      payment={payment}
      busy={application.busy}
      onBack={() => setWanted(undefined)}
      onClose={onClose}
      onApply={() =>
        void application.send(
          {
            amount,
            method,
            to: account === 'new' ? destinationOf(method, fields) : { accountId: account },
            proofs: { identity: identity.ids, payment: payment.ids },
          },
          member,
        )
      }
    />
  );
}
