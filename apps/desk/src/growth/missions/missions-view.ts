import type { MissionState, OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Tone } from '../../ui/facts/tag.tsx';

export type Mission = OperatorCallOutput<'/operator/mission/list'>['rows'][number];

export const missionStates = ['draft', 'open', 'paused', 'ended'] as const satisfies readonly MissionState[];

/** The address: texts, no matter who wrote them. `edit`: `new`, `copy` of `row`, or `row` itself. */
export type MissionsView = Partial<Record<'row' | 'state' | 'edit', string>>;

export type EditKind = 'copy' | 'draft';

export interface ScreenProps {
  view: MissionsView;
  show: (view: MissionsView, replace?: boolean) => void;
}

export const stateOf = ({ state }: MissionsView): MissionState | undefined =>
  missionStates.find((one) => one === state);

/** How it stands now: what is open by its times. */
export type ShownState = MissionState | 'coming' | 'over';

export function shownState(of: Pick<Mission, 'state' | 'beginTime' | 'endTime'>, nowMs: number): ShownState {
  if (of.state !== 'open' && of.state !== 'paused') return of.state;
  if (Date.parse(of.endTime) <= nowMs) return 'over';
  if (of.state === 'paused') return 'paused';
  return Date.parse(of.beginTime) > nowMs ? 'coming' : 'open';
}

export const stateTones: Record<ShownState, Tone> = {
  draft: 'late',
  coming: 'plain',
  open: 'casino',
  paused: 'late',
  over: 'plain',
  ended: 'plain',
};
