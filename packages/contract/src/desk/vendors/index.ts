import { acceptCertification } from './accept-certification.ts';
import { listDeskVendors } from './list-vendors.ts';
import { listVendorPromotions, setVendorPromotion } from './vendor-promotions.ts';

/** Who makes the games, whether their servers passed the certification, and what their promotions may cost. */
export const deskVendorCalls = {
  [listDeskVendors.path]: listDeskVendors,
  [acceptCertification.path]: acceptCertification,
  [listVendorPromotions.path]: listVendorPromotions,
  [setVendorPromotion.path]: setVendorPromotion,
} as const;
