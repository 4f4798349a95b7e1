import type { Viewer } from '../../http/viewer.ts';
import type { CompetitionsDeps } from './competition.deps.ts';

/** Whether competitions are shown: not where the place forbids them, and not to who is offered nothing now. */
export async function isShownTo(
  { db, rulesFor, offersHeldBack }: Pick<CompetitionsDeps, 'db' | 'rulesFor' | 'offersHeldBack'>,
  viewer: Viewer,
): Promise<boolean> {
  if (!(await rulesFor(viewer))['offers.competitions']) return false;
  return !('memberId' in viewer) || (await offersHeldBack(db, viewer.memberId)) === undefined;
}
