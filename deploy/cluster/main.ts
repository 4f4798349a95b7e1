import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfiguration } from '../../scripts/start/configuration.ts';
import { readFirstLink } from '../../scripts/start/first-link.ts';
import { superviseUntilSignal } from '../../scripts/start/run-supervisor.ts';
import { announcement } from './announce.ts';
import { foldersIn, openCluster } from './open-cluster.ts';
import { showStatus } from './show-status.ts';
import { stopCluster } from './stop-cluster.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [command, ...args] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const configuration = readConfiguration(process.env, [], root);
const folder = join(configuration.dataFolder, 'cluster');
const commands: Record<string, () => Promise<void>> = {
  start: () =>
    superviseUntilSignal(async ({ say }) => {
      const startedAt = performance.now();
      const casino = { ...configuration, verbose: false, dataFolder: join(folder, 'casino') };
      const folders = foldersIn(folder);
      const cluster = await openCluster({
        root,
        configuration: casino,
        folders,
        packagesFolder: join(folder, 'packages'),
        say,
      });
      const firstLink = readFirstLink(casino.dataFolder);
      return {
        stop: cluster.stop,
        announcement: announcement(casino, cluster, { firstLink, tookMs: performance.now() - startedAt }),
      };
    }),
  status: () => showStatus(folder),
  stop: () => stopCluster(folder),
};

const run = commands[command ?? 'start'];
if (run === undefined || args.length > 0) {
  console.error('npm run cluster            starts it, and Ctrl-C ends it');
  console.error('npm run cluster -- status  says what runs and who leads');
  console.error('npm run cluster -- stop    ends it');
  process.exitCode = 1;
} else {
  await run();
}
