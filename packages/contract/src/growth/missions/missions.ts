import { z } from 'zod';
import { call } from '../../call.ts';
import { done, listedId, moment, nothing } from '../../scalars.ts';
import { mission } from './mission.ts';

export const listMissions = call({
  path: '/sys/mission/list',
  summary:
    'Missions that run or come, and those of the last 30 days that the member joined. Null where none are shown: by the rules of the place, and to members on a break, excluded, or with signs of harm.',
  input: nothing(),
  output: z.object({ time: moment(), missions: z.array(mission).max(200).nullable() }),
  isNoUse: true,
});

export const joinMission = call({
  path: '/sys/mission/join',
  summary:
    "Joins a mission. Rounds that begin afterwards count. Refused where the member's own limits leave too little for it at the least stakes. A repeat changes nothing.",
  input: z.object({ id: listedId() }),
  output: done(),
  errors: [
    'noSuchThing',
    'missionNotOpen',
    'missionBeyondLimits',
    'missionFull',
    'entryNeedsIdentity',
    'entryNeedsLevel',
    'entryNotHere',
    'entryByInvitation',
  ],
});

export const confirmMission = call({
  path: '/sys/mission/confirm',
  summary: 'Says that the page on playing safely was read; of a mission that is about it.',
  input: z.object({ id: listedId() }),
  output: done(),
  errors: ['noSuchThing', 'missionNotOpen'],
});

export const collectMission = call({
  path: '/sys/mission/collect',
  closedInMaintenance: true,
  summary: 'Adds the points of a fulfilled mission, once; up to 30 days after its end. A repeat changes nothing.',
  input: z.object({ id: listedId() }),
  output: done(),
  errors: ['noSuchThing', 'missionNotOpen', 'missionNotDone'],
});
