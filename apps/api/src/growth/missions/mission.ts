import { createHash } from 'node:crypto';
import {
  type EntryConditions,
  entryConditions,
  type MissionCategory,
  type MissionKind,
  type MissionState,
} from '@fairhouse/contract/operator';
import { z } from 'zod';

/** What is stored as JSON about a mission. */
export const storedParts = z.object({ entry: entryConditions });

/** What is written about a mission. */
export interface Definition {
  english: string;
  filipino: string;
  kind: MissionKind;
  /** Of `differentGames`: how many; 1 of all others. */
  count: number;
  category: MissionCategory | null;
  points: number;
  startsAt: Date;
  endsAt: Date;
  entry: EntryConditions;
  mostPlayers: number | null;
}

export interface Mission extends Definition {
  id: number;
  state: MissionState;
  /** By the staff, before its time. */
  endedAt: Date | null;
  madeBy: string;
  madeAt: Date;
  contentHash: string;
  /** Who have joined. */
  players: number;
}

/** After its end, who fulfilled it in time can still collect. */
export const collectDays = 30;
const dayMs = 24 * 3_600_000;

/** Until when rounds count: its time, or when the staff ended it. */
export const overAt = ({ endsAt, endedAt }: Pick<Mission, 'endsAt' | 'endedAt'>): Date =>
  endedAt && endedAt < endsAt ? endedAt : endsAt;

export const collectUntil = (mission: Pick<Mission, 'endsAt' | 'endedAt'>): Date =>
  new Date(overAt(mission).getTime() + collectDays * dayMs);

/** Whether it is fulfilled by rounds, which cost their stakes. */
export const isPlayed = ({ kind }: Pick<Definition, 'kind'>): boolean =>
  kind === 'differentGames' || kind === 'roundInCategory';

/** SHA-256 in hex over what is written. */
export function hashOf(definition: Definition): string {
  const { english, filipino, kind, count, category, points, startsAt, endsAt, entry, mostPlayers } = definition;
  const times = [startsAt.toISOString(), endsAt.toISOString()];
  const content = [english, filipino, kind, count, category, points, ...times, entry, mostPlayers];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
