import type { StaffMember } from '@fairhouse/contract/operator';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { countLinks, endLinks, lastSentPurpose } from '../links/link.store.ts';
import { type SentLink, sendLink } from '../links/send-link.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { changeStaff } from './change-staff.ts';

const mostInAnHour = 5;
const hourMs = 3_600_000;

/** Mails the link again, to the address that is kept, while its holder has nothing else to sign in with. */
export async function sendLinkAgain(deps: StaffDeps, id: bigint, operator: Operator): Promise<Result<SentLink>> {
  let sent: SentLink | undefined;
  const changed = await changeStaff(deps, { operator, id, command: 'staff.sendLink' }, async (tx, now) => {
    const purpose = await lastSentPurpose(tx, id);
    if (!purpose || now.passkeys > 0 || now.password) return refuse('wrongState', { status: 'able to sign in' });
    if (!now.enabled) return refuse('wrongState', { status: 'disabled' });
    if (now.email === null) return refuse('staffWithoutEmail');
    const since = new Date(deps.clock().getTime() - hourMs);
    if ((await countLinks(tx, id, since)) >= mostInAnHour) return refuse('linkSentOften');
    const { name, email, language } = now;
    sent = await sendLink(deps, tx, { staffId: id, name, email, language, purpose, by: `operator:${operator.name}` });
    return undefined;
  });
  return changed.ok ? ok(sent!) : changed;
}

/** Ends the link that was mailed; it can be sent again. */
export function withdrawLink(deps: StaffDeps, id: bigint, operator: Operator): Promise<Result<StaffMember>> {
  return changeStaff(deps, { operator, id, command: 'staff.withdrawLink' }, async (tx, { linkUntil }) => {
    if (linkUntil === null) return refuse('wrongState', { status: 'without a link' });
    await endLinks(tx, id, deps.clock());
    return undefined;
  });
}
