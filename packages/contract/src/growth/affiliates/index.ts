import { countClick } from './count-click.ts';
import {
  acceptPartnerTerms,
  beginPartnerPassword,
  confirmPartnerPassword,
  getPartnerHome,
  listPartnerPlayers,
  listPartnerPostbacks,
  listPartnerStatements,
  setPartnerPostbacks,
  signInPartner,
  signOutPartner,
} from './portal.ts';

/** Clicks on tracking links, and the portal of affiliate partners. */
export const affiliateCalls = {
  [countClick.path]: countClick,
  [beginPartnerPassword.path]: beginPartnerPassword,
  [confirmPartnerPassword.path]: confirmPartnerPassword,
  [signInPartner.path]: signInPartner,
  [signOutPartner.path]: signOutPartner,
  [getPartnerHome.path]: getPartnerHome,
  [listPartnerPlayers.path]: listPartnerPlayers,
  [listPartnerStatements.path]: listPartnerStatements,
  [acceptPartnerTerms.path]: acceptPartnerTerms,
  [setPartnerPostbacks.path]: setPartnerPostbacks,
  [listPartnerPostbacks.path]: listPartnerPostbacks,
} as const;
