import type { CampaignOutcome, CampaignState, OperatorCallOutput } from '@fairhouse/contract/operator';

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

export const groupTabs = ['groups', 'campaigns', 'runs', 'liability'] as const;
export type GroupTab = (typeof groupTabs)[number];

/** The address: texts, whoever wrote them. `edit`: a number, or 'new'. */
export type GroupsView = Partial<Record<'tab' | 'row' | 'edit' | 'group' | 'state', string>>;

/** What every part of the screen is given. */
export interface PartProps {
  view: GroupsView;
  show: (view: GroupsView, replace?: boolean) => void;
}

export interface ScreenProps extends PartProps {
  /** Members who had one promotion and pay with the same. */
  openShared: () => void;
}

export const tabOf = ({ tab }: GroupsView): GroupTab => groupTabs.find((one) => one === tab) ?? 'groups';
export const stateOf = ({ state }: GroupsView): CampaignState | undefined =>
  campaignStates.find((one) => one === state);
export const numberOf = (text: string | undefined): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;

export const stateTones = {
  draft: 'plain',
  starting: 'late',
  running: 'house',
  paused: 'late',
  stopped: 'plain',
  finished: 'good',
} as const;

/** How many of a campaign have which outcome. */
export function membersWith(tallies: readonly Tally[], outcome: CampaignOutcome): number {
  return tallies.reduce((sum, tally) => sum + (tally.outcome === outcome ? tally.members : 0), 0);
}
