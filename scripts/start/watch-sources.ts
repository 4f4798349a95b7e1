import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import type { Service } from './service.ts';

type Watched = Pick<Service, 'name' | 'restart'>;

const quietMs = 150;

/**
 * Development: bundles again and restarts the servers whose sources changed; a change below `packages` concerns all of
 * them. Sources with a fault in them leave the servers as they run.
 */
export function watchSources(
  root: string,
  services: readonly Watched[],
  bundle: () => Promise<void>,
  say: (line: string) => void,
): () => void {
  const waiting = new Set<Watched>();
  let timer: NodeJS.Timeout | undefined;
  const changed = (concerned: readonly Watched[], file: string | undefined) => {
    if (!file || !/\.(ts|sql|json)$/.test(file) || /\.test\.ts$|(^|\/)(dist|node_modules|client)\//.test(file)) return;
    for (const service of concerned) waiting.add(service);
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const now = [...waiting];
      waiting.clear();
      try {
        await bundle();
      } catch (error) {
        say((error as Error).message);
        return;
      }
      say(`${file} changed; starting ${now.map(({ name }) => name).join(', ')} again.`);
      await Promise.all(now.map((service) => service.restart()));
    }, quietMs);
  };
  const features = [
    { folder: join(root, 'packages'), concerned: services },
    ...services.map((service) => ({ folder: join(root, 'apps', service.name), concerned: [service] })),
  ];
  const watchers = features
    .filter(({ folder }) => existsSync(folder))
    .map(({ folder, concerned }) =>
      watch(folder, { recursive: true }, (_event, file) => changed(concerned, file?.replaceAll('\\', '/'))),
    );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
