import { acceptCertification } from './accept-certification.ts';
import { listDeskVendors } from './list-vendors.ts';

/** Who makes the games, and whether their servers passed the certification. */
export const deskVendorCalls = {
  [listDeskVendors.path]: listDeskVendors,
  [acceptCertification.path]: acceptCertification,
} as const;
