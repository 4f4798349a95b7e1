import { z } from 'zod';
import { call } from '../../call.ts';
import { text } from '../../scalars.ts';

export const vendorDomains = call({
  path: '/sys/gameVendor/wrapper/domain',
  access: 'visitor',
  summary: "Hosts of a vendor's game addresses that are to be replaced: host → replacement. Empty when there are none.",
  input: z.object({ code: text(40).describe("The vendor's code") }),
  output: z.record(z.string(), z.string()),
});
