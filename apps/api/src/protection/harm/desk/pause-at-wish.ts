import type { OperatorCalls } from '@fairhouse/contract/operator';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { unlessRefused } from '../../../db/unless-refused.ts';
import { type Result, refuse } from '../../../http/result.ts';
import { findMember } from '../cases/case.store.ts';
import type { Decider, HarmDeps } from '../harm.deps.ts';

type Input = z.output<OperatorCalls['/operator/protection/pause']['input']>;

/** Begins a break or an exclusion that a member has asked for by telephone, mail or chat. */
export async function pauseAtWish(
  { db, protection, jurisdictionOfMember }: Pick<HarmDeps, 'db' | 'protection' | 'jurisdictionOfMember'>,
  decider: Decider,
  { kind, hours, months, wishedBy, reason, ...input }: Input,
): Promise<Result<null>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  const memberId = BigInt(input.memberId);
  if (decider.memberIds.includes(memberId)) return refuse('ownAffair');
  if (!(await findMember(db, memberId))) return refuse('noSuchThing');
  const { rules } = await jurisdictionOfMember(memberId);
  const [asked, offered] = kind === 'break' ? [hours, rules['break.hours']] : [months, rules['exclusion.months']];
  const length = kind === 'break' ? 'hours' : 'months';
  if (asked === undefined || !offered.includes(asked)) return refuse('invalidField', { field: length });
  const by = `operator:${decider.name}`;
  return unlessRefused(db, async (tx) => {
    await recordAuditEvent(tx, {
      actor: by,
      memberId,
      subject: `member:${memberId}`,
      command: kind === 'break' ? 'protection.breakAtWish' : 'protection.excludeAtWish',
      after: { [length]: asked, wishedBy, reason },
    });
    return protection.pauseMember(tx, { memberId, kind, [length]: asked, by, reason });
  });
}
