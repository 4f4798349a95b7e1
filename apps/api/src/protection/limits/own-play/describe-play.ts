import type { CallOutput } from '@fairhouse/contract';
import { type Currency, toWire } from '@fairhouse/money';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { SessionMember } from '../../../http/session.ts';
import { readPreference } from '../preference.store.ts';
import type { ProtectionDeps } from '../protection.deps.ts';
import { endsOfDays, logInOf, type Played, paidAndPlayed, playedBetween } from './play.store.ts';

/** As long as a statement may be. */
const mostDays = 366;

/** What was played since the log-in. */
export async function describeSession(
  deps: ProtectionDeps,
  member: SessionMember,
): Promise<CallOutput<'/sys/protection/session'>> {
  const now = deps.clock();
  const since = await logInOf(deps.db, member.id, member.sessionId);
  const [played, preference] = await Promise.all([
    playedBetween(deps.db, member.id, since, null),
    readPreference(deps.db, member.id, now),
  ]);
  const { usual } = (await deps.jurisdictionOfMember(member.id)).rules['realityCheck.minutes'];
  return {
    since: since.toISOString(),
    now: now.toISOString(),
    ...playOf(played, member.currency),
    realityCheckMinutes: (preference.realityCheckMinutes ?? usual) || null,
  };
}

/** What was lost and won, paid in and out, over some days of the member's calendar and since joining. */
export async function describeSummary(
  deps: ProtectionDeps,
  member: SessionMember,
  days: { from: string; to: string },
): Promise<Result<CallOutput<'/sys/protection/summary'>>> {
  const spanDays = (Date.parse(days.to) - Date.parse(days.from)) / 86_400_000 + 1;
  if (spanDays < 1 || spanDays > mostDays) return refuse('statementPeriodInvalid');
  const { currency } = member;
  const wire = (minor: bigint) => toWire({ minor, currency });
  const { timeZone } = await readPreference(deps.db, member.id, deps.clock());
  const { from, to } = await endsOfDays(deps.db, { ...days, timeZone });
  const [played, paid] = await Promise.all([
    playedBetween(deps.db, member.id, from, to),
    paidAndPlayed(deps.db, member.id, from, to),
  ]);
  const { ever } = paid;
  return ok({
    ...playOf(played, currency),
    deposited: wire(paid.deposited),
    paidOut: wire(paid.paidOut),
    lifetime: {
      since: ever.since.toISOString(),
      ...playOf(ever, currency),
      deposited: wire(ever.deposited),
      paidOut: wire(ever.paidOut),
      netDeposits: wire(ever.deposited - ever.paidOut),
    },
  });
}

function playOf({ staked, won }: Played, currency: Currency) {
  const wire = (minor: bigint) => toWire({ minor, currency });
  return { staked: wire(staked), won: wire(won), net: wire(won - staked) };
}
