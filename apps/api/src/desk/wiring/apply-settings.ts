import type { ApplySettings } from '../../db/apply-settings.ts';
import { writeRules, writeTerms } from '../../growth/bonus/terms.store.ts';
import { writeInvitationTerms } from '../../growth/invitations/reward.store.ts';
import { writeLevel, writePackage } from '../../growth/vip/offer.store.ts';

/** What the rooms keep of their settings in rows of their own. */
export const applySettings: ApplySettings = {
  bonusTerms: writeTerms,
  bonusRules: (tx, _, rules, setBy) => writeRules(tx, rules, setBy),
  vipLevel: writeLevel,
  vipPackage: writePackage,
  invitation: writeInvitationTerms,
};
