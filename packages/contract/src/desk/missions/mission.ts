import { z } from 'zod';
import { anyone, entryConditions } from '../../growth/entry/entry-conditions.ts';
import { missionCategories, missionKinds, mostMissionGames, mostMissionPoints } from '../../growth/missions/mission.ts';
import { maybe, moment, text, whole } from '../../scalars.ts';

/** `draft`: players do not see it; `ended`: permanently, and who fulfilled it before can collect. */
export const missionStates = ['draft', 'open', 'paused', 'ended'] as const;
export type MissionState = (typeof missionStates)[number];

const common = {
  english: text(80).describe('Name'),
  filipino: text(80).describe('Name'),
  beginTime: moment(),
  endTime: moment(),
  points: whole(1, mostMissionPoints),
  entry: entryConditions.default(anyone()),
  mostPlayers: maybe(whole(2, 1_000_000)).describe('Who comes later cannot join'),
};

/** What is written about a mission. It can be changed until it is opened, and never afterwards. By kind: no other count has a field. */
export const missionDraft = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('differentGames'), count: whole(2, mostMissionGames) }),
  z.strictObject({ ...common, kind: z.literal('roundInCategory'), category: z.enum(missionCategories) }),
  z.strictObject({ ...common, kind: z.enum(['setLimit', 'setReminder', 'completeIdentity', 'readSaferPlay']) }),
]);
export type MissionDraft = z.output<typeof missionDraft>;

export const deskMission = z.object({
  id: z.int(),
  english: z.string(),
  filipino: z.string(),
  kind: z.enum(missionKinds),
  count: z.int(),
  category: z.enum(missionCategories).nullable(),
  points: z.int(),
  beginTime: moment(),
  endTime: moment(),
  entry: entryConditions,
  mostPlayers: z.int().nullable(),
  state: z.enum(missionStates),
  madeBy: z.string(),
  makeTime: moment(),
  joined: z.int().describe('Members who joined'),
  collected: z.int().describe('Members who have its points'),
  contentHash: z.string().describe('SHA-256 in hex over what was written'),
  approval: z.int().nullable().describe('The approval by which its opening waits for a second person'),
});
export type DeskMission = z.output<typeof deskMission>;
