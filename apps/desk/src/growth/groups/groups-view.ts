import type { CampaignOutcome, CampaignState, OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Permission } from '../../lib/person.ts';

export type Group = OperatorCallOutput<'/operator/group/list'>['groups'][number];
export type Campaign = OperatorCallOutput<'/operator/campaign/get'>;
export type ListedCampaign = OperatorCallOutput<'/operator/campaign/list'>['rows'][number];
export type Tally = Campaign['tallies'][number];

export const campaignStates = [
  'draft',
  'starting',
  'running',
  'paused',
  'stopped',
  'finished',
] as const satisfies readonly CampaignState[];
export const campaignOutcomes = ['waiting', 'done', 'refused', 'failed'] as const satisfies readonly CampaignOutcome[];

/** The parts of the screen, and what one needs to see each: what its first call needs, as a test compares. */
export const tabNeeds = {
  groups: 'groups.read',
  campaigns: 'groups.read',
  bonuses: 'bonuses.read',
  runs: 'bonuses.read',
  liability: 'bonuses.read',
} as const satisfies Record<string, Permission>;
export type GroupTab = keyof typeof tabNeeds;
const groupTabs = Object.keys(tabNeeds) as GroupTab[];

/** One of these leads to the screen. */
export const groupsNeed = [...new Set<Permission>(Object.values(tabNeeds))];

/** The address: texts, no matter who wrote them. `edit`: a number, or 'new'. */
export type GroupsView = Partial<
  Record<
    'tab' | 'row' | 'edit' | 'group' | 'state' | 'kind' | 'currency' | 'period' | 'member' | 'from' | 'until',
    string
  >
>;

/** What every part of the screen is given. */
export interface PartProps {
  view: GroupsView;
  show: (view: GroupsView, replace?: boolean) => void;
}

export interface ScreenProps extends PartProps {
  /** Members who had one promotion and pay with the same. */
  openShared: () => void;
  openBonus: (memberId: number, id: number) => void;
}

export const tabsFor = (may: (permission: Permission) => boolean): GroupTab[] =>
  groupTabs.filter((tab) => may(tabNeeds[tab]));
/** The part that the address names, else the first of those that are seen. */
export const tabOf = ({ tab }: GroupsView, seen: readonly GroupTab[]): GroupTab =>
  groupTabs.find((one) => one === tab) ?? seen[0] ?? 'groups';
export const stateOf = ({ state }: GroupsView): CampaignState | undefined =>
  campaignStates.find((one) => one === state);

export const stateTones = {
  draft: 'plain',
  starting: 'late',
  running: 'casino',
  paused: 'late',
  stopped: 'plain',
  finished: 'good',
} as const;

/** How many of a campaign have which outcome. */
export function membersWith(tallies: readonly Tally[], outcome: CampaignOutcome): number {
  return tallies.reduce((sum, tally) => sum + (tally.outcome === outcome ? tally.members : 0), 0);
}
