import type { CallOutput } from '@fairhouse/contract';
import type { SessionMember } from '../../../http/session.ts';
import { readPreference } from '../preference.store.ts';
import type { ProtectionDeps } from '../protection.deps.ts';
import { mostUsedOf } from './limit.store.ts';
import { type WhichLimit, wireOf } from './limit.ts';

/** The most that was used in one such period of the last 30 days; 0 where more was won than lost. */
export async function describeMostUsed(
  deps: ProtectionDeps,
  member: SessionMember,
  which: WhichLimit,
): Promise<CallOutput<'/sys/protection/mostUsed'>> {
  const now = deps.clock();
  const { timeZone } = await readPreference(deps.db, member.id, now);
  const used = await mostUsedOf(deps.db, member.id, { ...which, timeZone, now });
  return { used: wireOf(which.kind, used, member.currency) };
}
