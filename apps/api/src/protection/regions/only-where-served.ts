import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../http/result.ts';
import type { Region } from './region.ts';

/**
 * Makes the calls that declare `restrictedCountry` refuse anyone who is in a country that is not served, or belongs to one:
 * the site's own check can be got round. Calls that only look at what has begun stay open.
 */
export function onlyWhereServed(region: Region, handlers: Handler[]): Handler[] {
  return handlers.map((handler) =>
    handler.call.errors.includes('restrictedCountry')
      ? {
          call: handler.call,
          async command(question) {
            const { address, edgeCountry, member } = question;
            const here = region.countryOf(address, edgeCountry);
            if (region.isRestricted(here) || region.isRestricted(member?.countryCode))
              return refuse('restrictedCountry');
            return handler.command(question);
          },
        }
      : handler,
  );
}
