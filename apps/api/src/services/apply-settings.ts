import type { ApplySettings } from '../db/apply-settings.ts';
import { writeRules, writeTerms } from '../features/bonus/terms.store.ts';
import { writeInvitationTerms } from '../features/invite/reward.store.ts';
import { writeLevel, writePackage } from '../features/vip/offer.store.ts';

/** What the rooms keep of their settings in rows of their own. */
export const applySettings: ApplySettings = {
  bonusTerms: writeTerms,
  bonusRules: (tx, _, rules, setBy) => writeRules(tx, rules, setBy),
  vipLevel: writeLevel,
  vipPackage: writePackage,
  invitation: writeInvitationTerms,
};
