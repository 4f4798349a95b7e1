import { z } from 'zod';
import { disqualificationCauses } from '../../growth/competitions/competition.ts';
import { currency } from '../../scalars.ts';
import { adjustAffiliate, setAffiliateTerms } from '../affiliates/affiliates.ts';
import { apiKeyTerms } from '../api-keys/api-keys.ts';
import { giveBonus } from '../bonuses/give-bonus.ts';
import { setBetLimit } from '../catalogue/bet-limits.ts';
import { importPackage } from '../catalogue/packages.ts';
import { publishContent } from '../content/publish-content.ts';
import { giveFreeRounds } from '../free-rounds/free-rounds.ts';
import { permissionNames } from '../roles.ts';
import { setSetting } from '../settings/set-setting.ts';
import { changeCustomRole } from '../staff/custom-roles.ts';
import { inviteStaff } from '../staff/invite-staff.ts';
import { recoverStaff } from '../staff/recover-staff.ts';
import { setStaffEmail } from '../staff/set-email.ts';
import { setRoles } from '../staff/set-roles.ts';
import { setVendorPromotion } from '../vendors/vendor-promotions.ts';
import type { GuardedCommand } from './approval.ts';

const rowId = z.number().int().positive();
const rowIdText = z.string().regex(/^\d{1,18}$/);
const reason = z.string().min(1).max(1_000);
const hash = z.string().min(1).max(200);

/** The composed roles among those that are granted, as the second person sees them: of another version they are not granted. */
const composedRoles = z
  .array(
    z.object({
      role: z.string(),
      name: z.string(),
      version: z.number().int(),
      permissions: z.array(z.enum(permissionNames)),
    }),
  )
  .default([]);

/**
 * What each command stores while it waits for a second person. It may wait across a release: it is parsed by this when it is read
 * back, and one that does not fit any more is not carried out.
 */
export const storedProposals = {
  'cashOut.approve': z.object({ contentHash: hash }),
  'deposit.credit': z.object({ id: rowId, amount: z.number().positive(), reason }),
  'deposit.creditMore': z.object({ id: rowId, amount: z.number().positive(), reason }),
  'deposit.settle': z.object({ id: rowId, reason }),
  'dispute.accept': z.object({ id: rowIdText, reason }),
  'freeRounds.give': giveFreeRounds.input.extend({ requestKey: z.string().min(1).max(200) }),
  'bonus.give': giveBonus.input.extend({ requestKey: z.string().min(1).max(200) }),
  'heldWin.release': z.object({ id: rowId }),
  'setting.set': setSetting.input,
  'bets.set': setBetLimit.input,
  'package.import': importPackage.input,
  'vendor.setPromotion': setVendorPromotion.input,
  'rule.switchOn': z.object({
    code: z.string().min(1).max(100),
    version: z.number().int().positive(),
    to: z.enum(['on', 'off']),
    contentHash: hash,
  }),
  'payoutRule.switchOn': z.object({
    currency: currency().nullable(),
    version: z.number().int().positive().nullable(),
    contentHash: hash,
  }),
  'routing.switchOn': z.object({ version: z.number().int().positive(), contentHash: hash }),
  'suspicion.report': z.object({ id: rowId, suspicion: z.string().min(1) }),
  'campaign.start': z.object({ id: rowId, contentHash: hash }),
  'journey.switchOn': z.object({ id: rowId, version: z.number().int().positive(), contentHash: hash }),
  'competition.publish': z.object({ id: rowId, contentHash: hash, publishTime: z.iso.datetime().optional() }),
  'competition.disqualify': z.object({
    id: rowId,
    memberId: rowId,
    to: z.enum(['out', 'in']),
    cause: z.enum(disqualificationCauses).optional(),
    contentHash: hash,
  }),
  'competition.pay': z.object({ id: rowId, contentHash: hash }),
  'mission.open': z.object({ id: rowId, contentHash: hash }),
  'affiliate.setTerms': setAffiliateTerms.input,
  'affiliate.adjust': adjustAffiliate.input.extend({ contentHash: hash }),
  'affiliate.releaseStatement': z.object({ id: rowId, contentHash: hash, reason }),
  'affiliate.approveStatement': z.object({ id: rowId, contentHash: hash, reason }),
  // Beside the input it keeps what the second person is shown.
  'article.publish': z.object({ ...publishContent.input.shape, undoes: rowId.optional() }),
  'member.erase': z.object({ memberId: rowId, reason }),
  'staff.invite': inviteStaff.input.extend({ composed: composedRoles }),
  'staff.setRoles': setRoles.input.extend({ name: z.string(), composed: composedRoles }),
  'staff.setEmail': setStaffEmail.input.extend({ name: z.string() }),
  'apiKey.create': apiKeyTerms.extend({ makerId: rowId }),
  'staff.recover': recoverStaff.input.extend({ name: z.string(), to: z.string() }),
  'staff.changeRole': changeCustomRole.input.extend({ added: z.array(z.enum(permissionNames)) }),
} as const satisfies Record<GuardedCommand, z.ZodType>;

export type StoredProposal<V extends GuardedCommand> = z.output<(typeof storedProposals)[V]>;
