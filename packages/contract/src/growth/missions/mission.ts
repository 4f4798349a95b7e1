import { z } from 'zod';
import { moment } from '../../scalars.ts';
import { entryRefusals } from '../entry/entry-conditions.ts';

/**
 * What can count in a mission, each with any stake: never a sum that is staked or lost, nor time played.
 * `differentGames`: so many games, a round of each; `roundInCategory`: a round of a category; `setLimit`: a limit of one's own is in
 * force; `setReminder`: reality checks of one's own; `completeIdentity`: an identity check is passed; `readSaferPlay`: the page on
 * playing safely was read, by the member's own word.
 */
export const missionKinds = [
  'differentGames',
  'roundInCategory',
  'setLimit',
  'setReminder',
  'completeIdentity',
  'readSaferPlay',
] as const;
export type MissionKind = (typeof missionKinds)[number];

export const missionCategories = ['Slots', 'Table Games', 'Live Casino'] as const;
export type MissionCategory = (typeof missionCategories)[number];

export const mostMissionGames = 10;
export const mostMissionPoints = 1_000;

/** `coming`, `open` and `paused`: of the mission, to who has not joined; the others of who has. */
export const missionPhases = ['coming', 'open', 'paused', 'joined', 'done', 'collected', 'over'] as const;

export const mission = z.object({
  id: z.int(),
  name: z.string().describe('In the language of the caller'),
  kind: z.enum(missionKinds),
  count: z.int().describe('Of `differentGames`: how many; 1 of all others'),
  category: z.enum(missionCategories).nullable().describe('Of `roundInCategory`'),
  points: z.int().describe('For the VIP store'),
  beginTime: moment(),
  endTime: moment(),
  collectUntil: moment(),
  phase: z.enum(missionPhases),
  reached: z.int().describe('Of `count`, by who has joined'),
  whyNot: z.enum(entryRefusals).nullable().describe('Why a member who has not joined cannot'),
  limitsStop: z.boolean().describe('The limits of the member leave no round at the least stake for it now'),
});
