import type { CallInput } from '@fairhouse/contract';
import { type Amount, formatAmount, toWire } from '@fairhouse/money';
import { showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { post } from '../../../lib/api.ts';
import { createIntentKeys } from '../../../lib/intent-key.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { queries } from '../../../lib/query.ts';
import { type Member, refreshSession } from '../../../lib/session.ts';
import { useCashOutTexts } from '../texts/index.ts';
import { createClickGate } from './click-gate.ts';
import type { MethodCode } from './destination-fields.ts';

/** The API's code for "For the first cash-out, please deposit …": the same in every language. */
const firstDepositRequired = 1211;

export interface Application {
  amount: Amount;
  method: MethodCode;
  /** The account: its fields, or one that was used before. */
  to: Partial<CallInput<'/sys/withdraw/apply'>>;
  /** Comma-joined file ids. */
  proofs: { identity: string; payment: string };
}

/** Sends an application. Clicks within 2 s of the last one are ignored; a lost answer may be asked for again. */
export function useApplication({ onApplied, onDepositNeeded }: { onApplied: () => void; onDepositNeeded: () => void }) {
  const t = useCashOutTexts();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [keys] = useState(createIntentKeys);
  const [isFirstClick] = useState(createClickGate);

  async function send(application: Application, member: Member): Promise<void> {
    if (busy || !isFirstClick(performance.now())) return;
    setBusy(true);
    const { amount, method, to, proofs } = application;
    const content = {
      amount: toWire(amount),
      paymentMethod: method,
      type: 0,
      ...to,
      idcardProofId: proofs.identity,
      paymentProofId: proofs.payment,
      idcardHoldProofId: member.idcardHoldProofId ?? '',
      addressProofId: member.addressProofId ?? '',
    };
    const answer = await post('/sys/withdraw/apply', { ...content, requestKey: keys.keyFor(JSON.stringify(content)) });
    setBusy(false);
    if (answer.ok) {
      keys.settled();
      const named = { number: answer.data.id, amount: formatAmount(amount, language), method: t(method) };
      showToast(t('applied', named), 'success');
      onApplied();
      // The documents are being reviewed from now on.
      queries.removeQueries({ queryKey: ['/sys/member/documents/listAll'] });
      await refreshSession();
      return;
    }
    if (answer.error !== -1) keys.settled();
    const acknowledged = await showAlert({ title: t('warning'), message: answer.message });
    if (acknowledged && answer.error === firstDepositRequired) onDepositNeeded();
  }

  return { busy, send };
}
