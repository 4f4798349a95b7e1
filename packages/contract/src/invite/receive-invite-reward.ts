import { z } from 'zod';
import { call } from '../call.ts';
import { done, id } from '../scalars.ts';

export const receiveInviteReward = call({
  path: '/sys/member/receiveInviteBonus',
  summary: 'Takes a reward for invited friends: once each, lowest first.',
  input: z.object({ id: id().describe("The member's id"), inviteConfigId: id() }),
  output: done(),
  errors: ['noSuchThing', 'rewardNotReached', 'rewardAlreadyTaken'],
});
