import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';
import { deskVendor } from './vendor.ts';

export const listDeskVendors = call({
  path: '/operator/vendor/list',
  access: 'operator',
  permission: 'settings.read',
  summary: 'All vendors, by name, with their games by state and their last certification. At most 2,000.',
  input: nothing(),
  output: z.object({
    version: z.string().describe('Current version of the certification'),
    vendors: z.array(deskVendor),
  }),
});
