import { z } from 'zod';
import { call } from '../../call.ts';
import { done, listedId, requestKey } from '../../scalars.ts';

export const redeemPackage = call({
  path: '/sys/vipStore/redeem',
  closedInMaintenance: true,
  summary:
    "Buys a package of the VIP store with points; only at or below the member's level. Without a key, the same package again within ten seconds counts as a repeat.",
  input: z.object({ id: listedId(), requestKey: requestKey() }),
  output: done(),
  errors: ['noSuchThing', 'levelTooLow', 'pointsTooFew', 'conflict'],
});
