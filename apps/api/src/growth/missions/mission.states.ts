import type { MissionState } from '@fairhouse/contract/operator';
import { collectUntil, type Mission, overAt } from './mission.ts';

/** What the staff does to a mission, and from which states. */
export const missionMoves = {
  open: { from: ['draft'], to: 'open' },
  pause: { from: ['open'], to: 'paused' },
  resume: { from: ['paused'], to: 'open' },
  end: { from: ['draft', 'open', 'paused'], to: 'ended' },
} as const satisfies Record<string, { from: readonly MissionState[]; to: MissionState }>;

/** Whether members may join. */
export const isJoinable = ({ state, startsAt, endsAt }: Mission, now: Date): boolean =>
  state === 'open' && startsAt <= now && now < endsAt;

/** Whether who has fulfilled it may collect. */
export const isCollectable = (mission: Mission, now: Date): boolean =>
  (mission.state === 'open' || mission.state === 'ended') && now < collectUntil(mission);

/** Whether what is said of it still counts. */
export const isUnderWay = (mission: Mission, now: Date): boolean =>
  mission.state === 'open' && mission.startsAt <= now && now < overAt(mission);

export const isFull = ({ mostPlayers, players }: Pick<Mission, 'mostPlayers' | 'players'>): boolean =>
  mostPlayers !== null && players >= mostPlayers;
