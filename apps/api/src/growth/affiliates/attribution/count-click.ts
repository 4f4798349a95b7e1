import type { CallInput, CallOutput } from '@fairhouse/contract';
import { ok, type Result } from '../../../http/result.ts';
import type { AffiliatesDeps } from '../affiliates.deps.ts';
import { countingLink } from '../partner/link.store.ts';
import { addClick } from './click.store.ts';
import { clickToken } from './click-token.ts';

type Answer = CallOutput<'/sys/affiliate/click'>;
const nothing: Answer = { token: null, untilTime: null };

/** Programs that identify themselves by their name; others are counted as visitors. */
const bots = /bot|crawl|spider|slurp|preview|monitor|headless|curl|wget|python|java\/|go-http|scan/i;

/**
 * Counts a click of a link that counts, within what one connection is counted for in an hour, and answers the token by which its
 * visitor is attributed. Stored is one number a link and day.
 */
export async function countClick(
  deps: Pick<AffiliatesDeps, 'db' | 'clickKey' | 'attributionDays' | 'mayCount' | 'clock'>,
  { code, sub }: Pick<CallInput<'/sys/affiliate/click'>, 'code'> & { sub?: string | undefined },
  { address, userAgent }: { address: string; userAgent: string },
): Promise<Result<Answer>> {
  const link = await countingLink(deps.db, code);
  if (!link) return ok(nothing);
  const at = deps.clock();
  const day = at.toISOString().slice(0, 10);
  if (userAgent === '' || bots.test(userAgent)) {
    await addClick(deps.db, link.id, day, 'bots');
    return ok(nothing);
  }
  const isCounted = await deps.mayCount(address);
  await addClick(deps.db, link.id, day, isCounted ? 'clicks' : 'over_bound');
  const seconds = Math.floor(at.getTime() / 1_000);
  return ok({
    token: clickToken(deps.clickKey, { linkId: link.id, sub, at: seconds }),
    untilTime: new Date((seconds + deps.attributionDays * 86_400) * 1_000).toISOString(),
  });
}
