import { z } from 'zod';
import { call } from '../../call.ts';
import { listBonusBets } from '../../growth/bonus/list-bonus-bets.ts';
import { id, whole } from '../../scalars.ts';

export const listOperatorBonusBets = call({
  path: '/operator/bonus/betPage',
  access: 'operator',
  permission: 'bonuses.read',
  summary: "Wagering of a player's bonus: its bets, the latest first, with the counted part of each and why.",
  input: z.object({
    memberId: id(),
    bonusId: id(),
    pageNum: whole(1, 100_000).default(1).describe('From 1'),
    pageSize: whole(1, 300).default(20),
  }),
  output: listBonusBets.output,
});
