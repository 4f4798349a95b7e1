import { currentLocation, navigate } from '../../../lib/address/location.ts';

/** The worker keeps what was shared to the installed site there: public/service-worker.js. */
const sharedCache = 'shared-1';

/** Takes the files that were shared to the site, once: they are gone from where the worker put them. */
export async function takeSharedFiles(): Promise<File[]> {
  if (currentLocation().query.get('shared') !== '1') return [];
  navigate('/fair', { replace: true });
  if (!('caches' in window)) return [];
  const cache = await caches.open(sharedCache);
  const files: File[] = [];
  for (const request of await cache.keys()) {
    const answer = await cache.match(request);
    if (answer)
      files.push(new File([await answer.blob()], new URL(request.url).searchParams.get('name') ?? 'round.json'));
    await cache.delete(request);
  }
  return files;
}
