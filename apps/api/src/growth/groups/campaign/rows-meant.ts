import { findGroup } from '../group/group.store.ts';
import type { GroupsDeps } from '../groups.deps.ts';
import { type Compiled, compileRule } from '../rules/compile-rule.ts';
import { readRule } from '../rules/read-rule.ts';
import type { Refusing } from '../sending/refusal.store.ts';
import { type Campaign, isOffer } from './campaign.ts';

/** Whom a campaign means, and by what some of them are refused now. */
export async function rowsMeant(
  deps: Pick<GroupsDeps, 'db' | 'settingOf' | 'clock'>,
  campaign: Campaign,
): Promise<{ compiled: Compiled; refusing: Refusing }> {
  const group = await findGroup(deps.db, campaign.groupId, campaign.groupVersion);
  const read = readRule(group!.rule);
  // A rule was read before it was kept, and what a condition takes is only ever added to.
  if (!read.ok) throw new Error(`the rule of group ${campaign.groupId} cannot be read any more`);
  return { compiled: compileRule(read.data), refusing: await refusingNow(deps, campaign) };
}

export async function refusingNow(
  { settingOf, clock }: Pick<GroupsDeps, 'settingOf' | 'clock'>,
  { kind, each, content }: Campaign,
): Promise<Refusing> {
  const { mostPerMemberPerDay } = await settingOf('campaign', 'everybody');
  const dayBegan = new Date(`${clock().toISOString().slice(0, 10)}T00:00:00.000Z`);
  return { kind, each, offers: isOffer(content), mostPerMemberPerDay, dayBegan };
}
