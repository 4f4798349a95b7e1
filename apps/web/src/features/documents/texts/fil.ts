import type { Texts } from '../../../lib/i18n.ts';
import type { en } from './en.ts';

export const fil: Texts<keyof typeof en> = {
  title: 'Mag-upload ng dokumento',
  lead: 'Sinisiguro namin kung sino ka bago lumabas ang pera. Tumatagal ang pagsusuri ng 1 hanggang 7 araw ng trabaho.',
  idcardProof: 'Patunay ng pagkakakilanlan',
  idcardProofHint: 'Pasaporte, ID o lisensya sa pagmamaneho, magkabilang panig.',
  idcardProofTip: 'Paki-upload ang patunay ng iyong pagkakakilanlan',
  idcardHoldProof: 'Larawan mong hawak ito',
  idcardHoldProofHint: 'Malinaw dapat ang mukha mo at ang dokumento.',
  idcardHoldProofTip: 'Paki-upload ang larawan mong hawak ang iyong ID',
  addressProof: 'Dokumento ng tirahan',
  addressProofHint: 'Bill o sulat ng bangko mula sa huling 3 buwan.',
  addressProofTip: 'Paki-upload ang dokumento ng iyong tirahan',
  paymentProof: 'Patunay ng pagbabayad',
  paymentProofHint: 'Ang card (takpan ang gitnang numero) o statement ng account na ginagamit mo.',
  paymentProofTip: 'Paki-upload ang patunay ng iyong pagbabayad',
  add: 'Magdagdag ng larawan: {label}',
  limits: 'JPEG, PNG o BMP, hanggang 5 MB bawat isa, 6 sa bawat dokumento.',
  uploading: 'Sandali lang, ina-upload pa ang iyong mga larawan.',
  save: 'Ipasa para suriin',
  saved: 'Salamat. Sinusuri na ang iyong mga dokumento.',
};
