import type { CallOutput } from '@fairhouse/contract';
import type { DeskMission } from '@fairhouse/contract/operator';
import type { Language } from '../../http/language.ts';
import { isCollectable } from './mission.states.ts';
import type { DeskRow, OwnMission, PlayLeft } from './mission.store.ts';
import { collectUntil, overAt } from './mission.ts';
import { isWithinLimits } from './within-limits.ts';

type Shown = NonNullable<CallOutput<'/sys/mission/list'>['missions']>[number];

/** Where a member stands with a mission. What was fulfilled can be collected after its end; what was not is over. */
function phaseOf(mission: OwnMission, now: Date): Shown['phase'] {
  if (mission.collectedAt) return 'collected';
  if (mission.state === 'paused') return 'paused';
  const isDone = (mission.reached ?? 0) >= mission.count;
  if (mission.joinedAt && isDone) return isCollectable(mission, now) ? 'done' : 'over';
  if (overAt(mission) <= now) return 'over';
  if (mission.joinedAt) return 'joined';
  return mission.startsAt > now ? 'coming' : 'open';
}

/** As a member is shown it. */
export function missionWire(
  mission: OwnMission,
  { left, whyNot }: { left: PlayLeft; whyNot: Shown['whyNot'] },
  now: Date,
  language: Language,
): Shown {
  const { id, kind, count, category, points, startsAt, endsAt, leastCost } = mission;
  return {
    id,
    name: language === 'fil' ? mission.filipino : mission.english,
    kind,
    count,
    category,
    points,
    beginTime: startsAt.toISOString(),
    endTime: endsAt.toISOString(),
    collectUntil: collectUntil(mission).toISOString(),
    phase: phaseOf(mission, now),
    reached: mission.reached ?? 0,
    whyNot,
    limitsStop: leastCost !== null && !isWithinLimits(mission, leastCost, left),
  };
}

/** As the desk lists it. */
export function deskMissionWire({
  startsAt,
  endsAt,
  madeAt,
  endedAt: _,
  players: __,
  approval,
  ...row
}: DeskRow): DeskMission {
  return {
    ...row,
    beginTime: startsAt.toISOString(),
    endTime: endsAt.toISOString(),
    makeTime: madeAt.toISOString(),
    approval: approval === null ? null : Number(approval),
  };
}
