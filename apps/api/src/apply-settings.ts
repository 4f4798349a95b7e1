import type { ApplySettings } from './db/apply-settings.ts';
import { writeInvitationTerms, writeLevel, writePackage, writeRules, writeTerms } from './growth/index.ts';

/** What the features keep of their settings in rows of their own. */
export const applySettings: ApplySettings = {
  bonusTerms: writeTerms,
  bonusRules: (tx, _, rules, setBy) => writeRules(tx, rules, setBy),
  vipLevel: writeLevel,
  vipPackage: writePackage,
  invitation: writeInvitationTerms,
};
