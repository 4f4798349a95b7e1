import type { DocumentKind } from '@fairhouse/contract';

/** What the documents are called in a mail to the member. */
export const documentNames: Record<'en' | 'fil', Record<DocumentKind, string>> = {
  en: {
    idcardProof: 'identity proof',
    idcardHoldProof: 'photo of you holding your identity document',
    addressProof: 'address document',
    paymentProof: 'payment proof',
  },
  fil: {
    idcardProof: 'patunay ng pagkakakilanlan',
    idcardHoldProof: 'larawan mong hawak ang iyong ID',
    addressProof: 'dokumento ng tirahan',
    paymentProof: 'patunay ng pagbabayad',
  },
};
