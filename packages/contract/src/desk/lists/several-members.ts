import { z } from 'zod';
import { call } from '../../call.ts';
import { flag, id, maybe, requestKey, text } from '../../scalars.ts';
import { memberTag } from '../player-file/tags.ts';

const members = { memberIds: z.array(id()).min(1).max(100) };

/** The outcome for each member. */
const memberOutcomes = z.object({
  outcomes: z
    .array(
      z.object({
        memberId: z.int(),
        error: z.int().describe('0: done; otherwise the code of the error'),
        message: z.string(),
      }),
    )
    .describe('In the order that was sent, each member once'),
});

export const noteMembers = call({
  path: '/operator/members/note',
  access: 'operator',
  permission: 'members.note',
  summary: 'Writes the same note about several players, each with an outcome of its own.',
  input: z.object({
    ...members,
    text: text(4_000).refine((said) => said.length >= 1, 'empty'),
    requestKey: requestKey(),
  }),
  output: memberOutcomes,
});

export const tagMembers = call({
  path: '/operator/members/tag',
  access: 'operator',
  permission: 'members.note',
  summary: 'Adds tags to several players, or removes them, each player with an outcome of its own.',
  input: z.object({
    ...members,
    add: z.array(memberTag()).max(10).default([]),
    remove: z.array(memberTag()).max(10).default([]),
  }),
  output: memberOutcomes,
  errors: ['missingField'],
});

export const messageMembers = call({
  path: '/operator/members/message',
  access: 'operator',
  permission: 'members.message',
  summary: 'Sends the same message to several players, each with an outcome of its own.',
  input: z.object({
    ...members,
    english: text(2_000).refine((said) => said.length >= 1, 'empty'),
    filipino: maybe(text(2_000)).describe('For readers of Filipino; the English text where it is left out'),
    isOffer: flag().describe(
      'It offers something: only to players who agreed to offers, are not on a break or excluded, and show no signs of harm',
    ),
    requestKey: requestKey(),
  }),
  output: memberOutcomes,
});
