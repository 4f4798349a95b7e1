import type { MissionCategory, MissionKind, OperatorCallInput } from '@fairhouse/contract/operator';

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
  reason: string;
}

export const emptyDraft = (): Draft => ({
  ...{ english: '', filipino: '', kind: 'differentGames', count: '3', category: 'Slots' },
  ...{ points: '20', begin: '', end: '', reason: '' },
});

type Input = OperatorCallInput<'/operator/mission/create'>;

const wholeOf = (typed: string, least: number, most: number): number | undefined => {
  const value = Number(typed.trim());
  return /^\d{1,4}$/.test(typed.trim()) && value >= least && value <= most ? value : undefined;
};

/** What is sent, or which number cannot be meant. */
export function readDraft(draft: Draft): { input: Input } | { problem: 'countWrong' | 'pointsWrong' } {
  const points = wholeOf(draft.points, 1, 1_000);
  if (points === undefined) return { problem: 'pointsWrong' };
  const { kind, category } = draft;
  const common = {
    english: draft.english.trim(),
    filipino: draft.filipino.trim(),
    beginTime: new Date(draft.begin).toISOString(),
    endTime: new Date(draft.end).toISOString(),
    points,
  };
  const reason = draft.reason.trim();
  if (kind === 'differentGames') {
    const count = wholeOf(draft.count, 2, 10);
    return count === undefined ? { problem: 'countWrong' } : { input: { mission: { ...common, kind, count }, reason } };
  }
  if (kind === 'roundInCategory') return { input: { mission: { ...common, kind, category }, reason } };
  return { input: { mission: { ...common, kind }, reason } };
}
