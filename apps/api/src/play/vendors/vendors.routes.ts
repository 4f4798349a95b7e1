import { calls } from '@fairhouse/contract';
import { type Handler, on } from '../../http/handler.ts';
import { ok } from '../../http/result.ts';
import type { VendorRegistry } from './open-vendors.ts';

export function vendorsRoutes({ vendors }: { vendors: VendorRegistry }): Handler[] {
  return [
    // An unknown code has nothing to replace: the same answer as for a vendor without replacements.
    on(calls['/sys/gameVendor/wrapper/domain'], async ({ input }) =>
      ok(vendors.find(input.code)?.wrapperDomains ?? {}),
    ),
  ];
}
