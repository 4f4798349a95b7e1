import type { EntryConditions, MissionCategory, MissionKind, OperatorCallInput } from '@fairhouse/contract/operator';
import { inputMoment } from '../../lib/input-moment.ts';
import type { Mission } from './missions-view.ts';

export const kinds = [
  'differentGames',
  'roundInCategory',
  'setLimit',
  'setReminder',
  'completeIdentity',
  'readSaferPlay',
] as const satisfies readonly MissionKind[];
export const categories = ['Slots', 'Table Games', 'Live Casino'] as const satisfies readonly MissionCategory[];

/** What was typed. */
export interface Draft {
  english: string;
  filipino: string;
  kind: MissionKind;
  count: string;
  category: MissionCategory;
  points: string;
  begin: string;
  end: string;
  entry: EntryConditions;
  mostPlayers: string;
  reason: string;
}

export const emptyDraft = (): Draft => ({
  ...{ english: '', filipino: '', kind: 'differentGames', count: '3', category: 'Slots' },
  ...{ points: '20', begin: '', end: '', mostPlayers: '', reason: '' },
  entry: { group: null, levels: [], countries: [], verified: false },
});

/** What a mission says, to be written again; of a copy without its times. */
export function draftOf(of: Mission, isCopy: boolean): Draft {
  const typed = (moment: string) => (isCopy ? '' : inputMoment(new Date(moment)));
  return {
    ...{ english: of.english, filipino: of.filipino, kind: of.kind, entry: of.entry, reason: '' },
    ...{ begin: typed(of.beginTime), end: typed(of.endTime) },
    count: of.kind === 'differentGames' ? String(of.count) : '3',
    category: of.category ?? 'Slots',
    points: String(of.points),
    mostPlayers: of.mostPlayers === null ? '' : String(of.mostPlayers),
  };
}

type Input = OperatorCallInput<'/operator/mission/create'>;

const wholeOf = (typed: string, least: number, most: number): number | undefined => {
  const value = Number(typed.trim());
  return /^\d{1,7}$/.test(typed.trim()) && value >= least && value <= most ? value : undefined;
};

/** What is sent, or which number cannot be meant. */
export function readDraft(
  draft: Draft,
): { input: Input } | { problem: 'countWrong' | 'pointsWrong' | 'mostPlayersWrong' } {
  const points = wholeOf(draft.points, 1, 1_000);
  if (points === undefined) return { problem: 'pointsWrong' };
  const hasCap = draft.mostPlayers.trim() !== '';
  const mostPlayers = wholeOf(draft.mostPlayers, 2, 1_000_000);
  if (hasCap && mostPlayers === undefined) return { problem: 'mostPlayersWrong' };
  const { kind, category, entry } = draft;
  const common = {
    english: draft.english.trim(),
    filipino: draft.filipino.trim(),
    beginTime: new Date(draft.begin).toISOString(),
    endTime: new Date(draft.end).toISOString(),
    points,
    entry,
    ...(mostPlayers === undefined ? {} : { mostPlayers }),
  };
  const reason = draft.reason.trim();
  if (kind === 'differentGames') {
    const count = wholeOf(draft.count, 2, 10);
    return count === undefined ? { problem: 'countWrong' } : { input: { mission: { ...common, kind, count }, reason } };
  }
  if (kind === 'roundInCategory') return { input: { mission: { ...common, kind, category }, reason } };
  return { input: { mission: { ...common, kind }, reason } };
}
