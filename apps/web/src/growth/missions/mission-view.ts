import type { CallOutput } from '@fairhouse/contract';

export type Mission = NonNullable<CallOutput<'/sys/mission/list'>['missions']>[number];

const groups = { yours: ['done', 'joined'], open: ['open', 'paused', 'coming'], past: ['collected', 'over'] } as const;
export type GroupName = keyof typeof groups;

/** One's own first, then what can be joined, then what is over; without groups that are empty. */
export function groupsOf<M extends Pick<Mission, 'phase'>>(missions: readonly M[]): { name: GroupName; rows: M[] }[] {
  return (Object.entries(groups) as [GroupName, readonly Mission['phase'][]][])
    .map(([name, phases]) => ({
      name,
      rows: phases.flatMap((phase) => missions.filter((one) => one.phase === phase)),
    }))
    .filter(({ rows }) => rows.length > 0);
}
