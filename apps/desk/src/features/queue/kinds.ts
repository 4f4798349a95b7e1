import { useCallback } from 'react';
import { type Texts, textsOf } from '../../lib/i18n.ts';
import { useVerbName } from '../../lib/texts/verbs.ts';

// Names of methods and providers are the same in every language; what is missing here is shown as the server calls it.
const en = {
  idcardProof: 'Identity card',
  idcardHoldProof: 'Holding the identity card',
  addressProof: 'Proof of address',
  paymentProof: 'Proof of payment',
  deposit: 'Deposit',
  withdraw: 'Cash-out',
  bonus: 'Bonus',
  closing: 'Closing the account',
  security: 'Security',
  verification: 'Verification',
  technical: 'Technical',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
  received: 'Inquiry',
  evidenceDue: 'Evidence due',
  outcome: 'Outcome to enter',
  refund: 'Refund',
  refundDiffers: 'Refund differs',
  unknownPayment: 'Unknown payment',
};

const fil: Texts<keyof typeof en> = {
  idcardProof: 'ID card',
  idcardHoldProof: 'Hawak ang ID card',
  addressProof: 'Patunay ng tirahan',
  paymentProof: 'Patunay ng bayad',
  deposit: 'Deposito',
  withdraw: 'Cash-out',
  bonus: 'Bonus',
  closing: 'Pagsasara ng account',
  security: 'Seguridad',
  verification: 'Pagpapatunay',
  technical: 'Teknikal',
  low: 'Mababa',
  medium: 'Katamtaman',
  high: 'Mataas',
  critical: 'Kritikal',
  received: 'Pagtatanong',
  evidenceDue: 'Kailangan ng ebidensiya',
  outcome: 'Ilalagay ang kinalabasan',
  refund: 'Refund',
  refundDiffers: 'Hindi tugma ang refund',
  unknownPayment: 'Hindi kilalang bayad',
};

const useTexts = textsOf({ en, fil });

export function useKindTexts(): (kind: string) => string {
  const t = useTexts();
  const verbName = useVerbName();
  return useCallback((kind) => (Object.hasOwn(en, kind) ? t(kind as keyof typeof en) : verbName(kind)), [t, verbName]);
}
