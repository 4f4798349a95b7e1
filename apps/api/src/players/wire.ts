import type { Foundation } from '../foundation.ts';
import type { Growth } from '../growth/wire.ts';
import type { Play } from '../play/wire.ts';
import type { ProtectionArea } from '../protection/wire.ts';
import type { Service } from '../service.ts';
import { type IdentityService, openIdentity } from './wiring/identity.ts';
import { openInformation } from './wiring/information.ts';
import { openMails } from './wiring/mails.ts';
import { openMembers } from './wiring/members.ts';
import { openPersonalData } from './wiring/personal-data.ts';

/** Verification, which play and money ask before a bet or a payment; the rest of the area needs those two. */
export function wireIdentity(foundation: Foundation): IdentityService {
  return openIdentity(foundation);
}

/** Accounts and access, personal data, messages, mails and support. */
export async function wirePlayers(
  foundation: Foundation,
  identity: IdentityService,
  { bonuses, rewards }: Pick<Growth, 'bonuses' | 'rewards'>,
  { protection }: Pick<ProtectionArea, 'protection'>,
  { tables }: Pick<Play, 'tables'>,
): Promise<{ services: Service[] }> {
  const { rollingAmountOf } = bonuses;
  const { noteJoined } = rewards;
  return {
    services: [
      openMembers(foundation, { rollingAmountOf, noteJoined }, protection, identity),
      identity,
      openInformation(foundation),
      openPersonalData(foundation, tables),
      await openMails(foundation),
    ],
  };
}
