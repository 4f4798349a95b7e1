/** Whether the service is offered here. The page is hidden (by styles on <html data-region>) until that is known. */

import { readUrl } from '../lib/address/read-url.ts';
import { post } from '../lib/api.ts';
import { boot } from '../lib/boot.ts';

/** `elsewhere` is the address that the OK of the notice leads to, if one is configured. */
export type Region = { status: 'open' } | { status: 'restricted'; elsewhere: string | undefined };

/** Settles the region once. A check that fails leaves the page visible; what matters is checked by the API as well. */
export async function settleRegion(): Promise<Region> {
  const answer = boot.region ?? (await askRegion());
  const region: Region =
    !answer || answer.status ? { status: 'open' } : { status: 'restricted', elsewhere: webAddress(answer.url) };
  document.documentElement.dataset.region = region.status;
  return region;
}

async function askRegion() {
  const answer = await post('/sys/ipinfoCloudFlare', {}, { silent: true, timeoutMs: 5000 });
  return answer.ok ? answer.data : undefined;
}

function webAddress(url: string): string | undefined {
  const address = readUrl(url);
  return address?.protocol === 'https:' || address?.protocol === 'http:' ? address.href : undefined;
}
