import type { JourneyState, OperatorCallOutput, OperatorCallPath } from '@fairhouse/contract/operator';
import type { Tone } from '../../ui/facts/tag.tsx';

export type Journey = OperatorCallOutput<'/operator/journey/get'>;
export type JourneySummary = OperatorCallOutput<'/operator/journey/list'>['rows'][number];
export type JourneyPlayer = OperatorCallOutput<'/operator/journey/players'>['rows'][number];
export type Step = Journey['definition']['steps'][number];
export type StepCounts = Journey['steps'][number];

export const journeyStates = ['draft', 'running', 'paused', 'stopped'] as const satisfies readonly JourneyState[];

/** The address: texts, no matter who wrote them. */
export type JourneysView = Partial<Record<'row' | 'state' | 'edit' | 'version', string>>;

export interface ScreenProps {
  view: JourneysView;
  show: (view: JourneysView, replace?: boolean) => void;
  openMember: (id: number) => void;
}

export const stateOf = ({ state }: JourneysView): JourneyState | undefined =>
  journeyStates.find((one) => one === state);

export const stateTones: Record<JourneyState, Tone> = {
  draft: 'late',
  running: 'good',
  paused: 'late',
  stopped: 'plain',
};

/** What is read again after a change. */
export const journeyCalls = [
  '/operator/journey/list',
  '/operator/journey/get',
  '/operator/journey/effect',
  '/operator/journey/players',
  '/operator/approval/list',
  '/operator/queue/summary',
] as const satisfies readonly OperatorCallPath[];
