import type { CompetitionsDeps } from './competition.deps.ts';

/** Whether competitions are shown: not where the place forbids them, and not to who is offered nothing now. */
export async function isShownTo(
  { db, rulesFor, offersHeldBack }: Pick<CompetitionsDeps, 'db' | 'rulesFor' | 'offersHeldBack'>,
  who: { memberId: bigint } | { country: string | undefined },
): Promise<boolean> {
  if (!(await rulesFor(who))['offers.competitions']) return false;
  return !('memberId' in who) || (await offersHeldBack(db, who.memberId)) === undefined;
}
