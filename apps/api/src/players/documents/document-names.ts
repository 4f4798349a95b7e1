import type { DocumentKind } from '@fairhouse/contract';
import type { PlayerLanguage } from '@fairhouse/money';

/** What the documents are called in a mail to the member. */
export const documentNames: Record<PlayerLanguage, Record<DocumentKind, string>> = {
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
  pt: {
    idcardProof: 'comprovante de identidade',
    idcardHoldProof: 'foto sua segurando seu documento de identidade',
    addressProof: 'comprovante de endereço',
    paymentProof: 'comprovante de pagamento',
  },
  es: {
    idcardProof: 'prueba de identidad',
    idcardHoldProof: 'foto tuya sosteniendo tu documento de identidad',
    addressProof: 'prueba de domicilio',
    paymentProof: 'prueba de pago',
  },
};
