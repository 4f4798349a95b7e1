import { z } from 'zod';
import { call } from '../../call.ts';
import { done, listedId, maybe, text, whole } from '../../scalars.ts';
import { secondPersonData, secondPersonErrors } from '../approvals/second-person.ts';
import { deskMission, missionDraft, missionStates } from './mission.ts';

const contentHash = () =>
  z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('The hash of the mission that was shown');

export const listDeskMissions = call({
  path: '/operator/mission/list',
  access: 'operator',
  permission: 'missions.read',
  summary: 'Missions, the latest first.',
  input: z.strictObject({
    state: maybe(z.enum(missionStates)),
    before: maybe(listedId()).describe('`next` of the page before'),
    pageSize: whole(1, 200).default(50),
  }),
  output: z.object({ rows: z.array(deskMission), next: z.int().nullable() }),
});

export const createMission = call({
  path: '/operator/mission/create',
  access: 'operator',
  permission: 'missions.edit',
  summary: 'Writes a mission. Players see it once it is opened.',
  input: z.strictObject({ mission: missionDraft, reason: text(300).describe('Not empty') }),
  output: deskMission,
  errors: ['missingField', 'invalidField'],
});

export const saveMission = call({
  path: '/operator/mission/save',
  access: 'operator',
  permission: 'missions.edit',
  summary: 'Writes a draft again. Refused when it was changed in the meantime.',
  input: z.strictObject({
    id: listedId(),
    contentHash: contentHash(),
    mission: missionDraft,
    reason: text(300).describe('Not empty'),
  }),
  output: deskMission,
  errors: ['noSuchThing', 'wrongState', 'contentChanged', 'missingField', 'invalidField'],
});

export const deleteMission = call({
  path: '/operator/mission/delete',
  access: 'operator',
  permission: 'missions.edit',
  summary: 'Deletes a draft. What was written stays in the audit log.',
  input: z.object({ id: listedId(), contentHash: contentHash(), reason: text(300).describe('Not empty') }),
  output: done(),
  errors: ['noSuchThing', 'wrongState', 'contentChanged', 'missingField'],
});

export const openMission = call({
  path: '/operator/mission/open',
  access: 'operator',
  permission: 'missions.open',
  summary:
    'Shows a mission to players, whose points are worth money in the VIP store. Where the policy needs two people, it waits for the second.',
  input: z.object({
    id: listedId(),
    contentHash: contentHash(),
    reason: text(300).describe('Not empty'),
  }),
  output: deskMission,
  errors: ['noSuchThing', 'wrongState', 'missingField', ...secondPersonErrors],
  refusalData: secondPersonData,
});

export const turnMission = call({
  path: '/operator/mission/turn',
  access: 'operator',
  permission: 'missions.edit',
  summary: 'Pauses a mission (nobody joins or collects), resumes it, or ends it permanently.',
  input: z.object({ id: listedId(), to: z.enum(['paused', 'open', 'ended']), reason: text(300).describe('Not empty') }),
  output: deskMission,
  errors: ['noSuchThing', 'wrongState', 'missingField'],
});
