import { z } from 'zod';
import { call } from '../../call.ts';
import { done, flag, listedId, maybe, whole } from '../../scalars.ts';
import { secondPersonData, secondPersonErrors } from '../approvals/second-person.ts';

export const setVipPackage = call({
  path: '/operator/vip/setPackage',
  access: 'operator',
  permission: 'vip.edit',
  summary: 'Puts a package of the VIP store on sale or takes it off, and sets its price in points.',
  input: z.object({ id: listedId(), enabled: maybe(flag()), points: maybe(whole(1)) }),
  output: done(),
  errors: ['noSuchThing', 'missingField', 'notPermitted', 'settingRefused', 'wrongState', ...secondPersonErrors],
  refusalData: secondPersonData,
});
