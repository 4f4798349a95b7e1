import { z } from 'zod';
import { call } from '../../call.ts';
import { done, id, listedId } from '../../scalars.ts';

export const receiveInviteReward = call({
  path: '/sys/member/receiveInviteBonus',
  closedInMaintenance: true,
  summary: 'Claims a reward for invited friends and all lower ones not claimed yet: in order, once each.',
  input: z.object({ id: id().describe("The member's id"), inviteConfigId: listedId() }),
  output: done(),
  errors: ['noSuchThing', 'rewardNotReached', 'rewardAlreadyTaken'],
});
