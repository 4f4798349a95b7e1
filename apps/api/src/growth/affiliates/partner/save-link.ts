import { randomInt } from 'node:crypto';
import type { AffiliateLink, OperatorCalls } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { AffiliatesDeps } from '../affiliates.deps.ts';
import { insertLink, updateLink } from './link.store.ts';
import { lockPartner } from './partner.store.ts';
import { linksWire } from './partner.wire.ts';

type Input = z.output<OperatorCalls['/operator/affiliate/saveLink']['input']>;

/** A new tracking link, or another name or switch of one. Its code never changes. */
export async function saveLink(
  deps: Pick<AffiliatesDeps, 'db' | 'origin'>,
  operator: Pick<StaffPerson, 'name'>,
  { affiliateId, id, label, isActive }: Input,
): Promise<Result<AffiliateLink>> {
  if (label === '') return refuse('missingField', { field: 'the name' });
  return inTransaction(deps.db, async (tx) => {
    const partner = await lockPartner(tx, affiliateId);
    if (!partner) return refuse('noSuchThing');
    if (partner.state === 'ended') return refuse('wrongState', { status: partner.state });
    const changed =
      id === undefined
        ? { after: await insertLink(tx, { affiliateId, code: newCode(), label, isActive }) }
        : await updateLink(tx, { id, affiliateId, label, isActive });
    if (!changed) return refuse('noSuchThing');
    const { after } = changed;
    const before = 'before' in changed ? changed.before : undefined;
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `affiliate:${affiliateId}`,
      command: 'affiliate.saveLink',
      ...(before ? { before: { label: before.label, isActive: before.isActive } } : {}),
      after: { code: after.code, label, isActive },
    });
    return ok((await linksWire(tx, deps.origin, [after]))[0]!);
  });
}

/** Ten characters that cannot be mistaken for one another; an invitation code of a player looks alike and is another thing. */
function newCode(): string {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  return Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
}
