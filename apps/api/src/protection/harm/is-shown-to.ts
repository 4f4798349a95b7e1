import type { Database } from '@fairhouse/database';
import type { RuleName, Rules } from '@fairhouse/jurisdictions';
import type { Viewer } from '../../http/viewer.ts';
import { offersHeldBack } from './offers-held-back.store.ts';

/** Rules by which a place forbids something, or does not. */
type Switch = { [Name in RuleName]: Rules[Name] extends boolean ? Name : never }[RuleName];

export interface ShownDeps<Name extends RuleName> {
  db: Database;
  rulesFor(viewer: Viewer): Promise<Pick<Rules, Name>>;
}

/** Whether something is shown: not where the rule of the place forbids it, and not to members who are offered nothing now. */
export async function isShownTo<Name extends Switch>(
  { db, rulesFor }: ShownDeps<Name>,
  rule: Name,
  viewer: Viewer,
): Promise<boolean> {
  if (!(await rulesFor(viewer))[rule]) return false;
  return !('memberId' in viewer) || (await offersHeldBack(db, viewer.memberId)) === undefined;
}
