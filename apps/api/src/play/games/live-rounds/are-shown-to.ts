import type { Viewer } from '../../../http/viewer.ts';
import { offersHeldBack } from '../../../protection/index.ts';
import type { LiveRoundsDeps } from './live-rounds.deps.ts';

/** Whether rounds of others are shown: not where the place forbids them, nor to members on a break, excluded, or with signs of harm. */
export async function areShownTo(
  { db, areAllowed }: Pick<LiveRoundsDeps, 'db' | 'areAllowed'>,
  viewer: Viewer,
): Promise<boolean> {
  if (!(await areAllowed(viewer))) return false;
  return !('memberId' in viewer) || (await offersHeldBack(db, viewer.memberId)) === undefined;
}
