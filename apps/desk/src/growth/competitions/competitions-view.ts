import type { CompetitionState, OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Tone } from '../../ui/facts/tag.tsx';

export type Competition = OperatorCallOutput<'/operator/competition/get'>;
export type ListedCompetition = OperatorCallOutput<'/operator/competition/list'>['rows'][number];
export type Standing = OperatorCallOutput<'/operator/competition/standings'>['rows'][number];
export type Preview = OperatorCallOutput<'/operator/competition/preview'>;

export const competitionStates = [
  'draft',
  'scheduled',
  'open',
  'paused',
  'final',
  'paying',
  'paid',
  'cancelled',
] as const satisfies readonly CompetitionState[];

/** The address: texts, no matter who wrote them. `edit`: `new`, `copy` of `row`, or `row` itself. */
export type CompetitionsView = Partial<Record<'row' | 'state' | 'edit', string>>;
export type EditKind = 'copy' | 'draft';

export interface ScreenProps {
  view: CompetitionsView;
  show: (view: CompetitionsView, replace?: boolean) => void;
  openMember: (id: number) => void;
}

export const stateOf = ({ state }: CompetitionsView): CompetitionState | undefined =>
  competitionStates.find((one) => one === state);

/** How it stands now: what is open by its times. */
export type ShownState = Exclude<CompetitionState, 'open'> | 'coming' | 'running' | 'closing';

export function shownState(of: Pick<ListedCompetition, 'state' | 'beginTime' | 'endTime'>, nowMs: number): ShownState {
  if (of.state !== 'open' && of.state !== 'paused') return of.state;
  if (Date.parse(of.endTime) <= nowMs) return 'closing';
  if (of.state === 'paused') return 'paused';
  return Date.parse(of.beginTime) > nowMs ? 'coming' : 'running';
}

export const stateTones: Record<ShownState, Tone> = {
  draft: 'plain',
  scheduled: 'plain',
  coming: 'plain',
  running: 'casino',
  closing: 'late',
  paused: 'late',
  cancelled: 'plain',
  final: 'late',
  paying: 'casino',
  paid: 'good',
};

export const isUnderWay = ({ state }: Pick<Competition, 'state'>): boolean => state === 'open' || state === 'paused';

/** '12.50×', or a count of wins. */
export function scoreText(measure: Competition['measure'], score: number, language: string): string {
  if (measure === 'wins') return score.toLocaleString(language);
  return `${(score / 100).toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}×`;
}
