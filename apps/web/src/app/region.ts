/** Whether the service is offered here. The page is hidden (by styles on <html data-region>) until that is known. */

import { post } from '../lib/api.ts';
import { boot } from '../lib/boot.ts';

export type Region = 'open' | 'restricted';

/**
 * Settles the region once. Elsewhere the browser goes to the address the answer names, or, where it names none,
 * the notice is shown. A check that fails leaves the page visible.
 */
export async function settleRegion(): Promise<Region> {
  const region = boot.region ?? (await askRegion());
  if (!region || region.status) return show('open');
  const elsewhere = webAddress(region.url);
  if (elsewhere) {
    window.location.replace(elsewhere);
    // Hidden until the other page takes over.
    return new Promise(() => {});
  }
  return show('restricted');
}

async function askRegion() {
  const answer = await post('/sys/ipinfoCloudFlare', {}, { silent: true, timeoutMs: 5000 });
  return answer.ok ? answer.data : undefined;
}

function show(region: Region): Region {
  document.documentElement.dataset.region = region;
  return region;
}

function webAddress(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, href } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
