import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildRelease } from '../../scripts/build/build-release.ts';
import { runBuilt, startBuilt } from '../../scripts/build/run-built.ts';
import { type BenchRow, row } from '../row.ts';
import { casinoEnv } from '../server/casino-env.ts';

/** So long after it opened, what a process did at its start is over. */
const restMs = 10_000;

/** What the built API and studio take: from the start of the process until it is ready, and what they hold at rest. */
export async function benchRelease(root: string, url: string, turns: number): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fairhouse-bench-release-'));
  try {
    const build = join(folder, 'build');
    await buildRelease(root, build, console.log);
    const { env, ports } = await casinoEnv(url, join(folder, 'data'));
    await mkdir(env.FAIRHOUSE_DATA_DIR);
    const { code, said } = await runBuilt(build, 'migrate', env);
    if (code !== 0) throw new Error(said);
    const rows: BenchRow[] = [];
    for (const name of ['api', 'studio'] as const) {
      for (let turn = 0; turn < turns; turn++) {
        const server = await startBuilt(build, name, { ...env, PORT: String(ports[name]) });
        await sleep(restMs);
        const mib = server.residentBytes() / 2 ** 20;
        rows.push(row({ part: 'release', name: `${name}, opened and at rest`, coldMs: server.openMs, mib }));
        await server.stop();
      }
    }
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
