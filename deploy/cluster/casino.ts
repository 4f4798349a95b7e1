import { CannotRun } from '@fairhouse/operation/settings';
import { bundleServers } from '../../scripts/start/bundle-servers.ts';
import { buildClient } from '../../scripts/start/clients.ts';
import type { Configuration } from '../../scripts/start/configuration.ts';
import { runToEnd } from '../../scripts/start/log-output.ts';
import {
  bundlesIn,
  type LaunchContext,
  logFileOf,
  mains,
  migrateProgram,
  serverPrograms,
} from '../../scripts/start/programs.ts';
import type { ServiceProgram } from '../../scripts/start/service.ts';
import type { Layout } from './layout.ts';

/** Pages and servers, made once for all processes. */
export async function buildCasino(
  root: string,
  configuration: Configuration,
  say: (line: string) => void,
): Promise<void> {
  await bundleServers(root, mains, bundlesIn(configuration.dataFolder));
  for (const app of ['web', 'studio', 'desk']) {
    await buildClient(root, app, logFileOf(configuration, `build-${app}`), say);
  }
}

/** Once, before any of the processes starts. */
export async function migrateCasino(context: LaunchContext): Promise<void> {
  const { code, lastErrorLine } = await runToEnd(migrateProgram(context));
  if (code === 0) return;
  throw new CannotRun(
    `The database could not be brought up to date (${lastErrorLine}); see ${logFileOf(context.configuration, 'migrate')}.`,
  );
}

/**
 * Two studios, two APIs and one sandbox, in the order in which they are to be stopped. One set of secrets; whatever they
 * ask of one another goes through the balancer, whose ports are those of the configuration.
 */
export function casinoPrograms(context: LaunchContext, layout: Layout): ServiceProgram[] {
  const shared = { TRUSTED_PROXIES: '127.0.0.1', LIVE_BROKER: `nats://127.0.0.1:${layout.nats.client}` };
  const copies = (name: string, program: ServiceProgram, places: { PORT: number; DESK_PORT?: number }[]) =>
    places.map((place, at) => {
      const ports = Object.fromEntries(Object.entries(place).map(([setting, port]) => [setting, String(port)]));
      return {
        ...program,
        name: `${name}-${at + 1}`,
        env: { ...program.env, ...shared, ...ports },
        logFile: logFileOf(context.configuration, `${name}-${at + 1}`),
        readyUrl: `http://127.0.0.1:${place.PORT}/readyz`,
      };
    });
  return serverPrograms(context).flatMap((program) => {
    if (program.name === 'studio')
      return copies(
        'studio',
        program,
        layout.studios.map((PORT) => ({ PORT })),
      );
    if (program.name === 'api') {
      return copies(
        'api',
        program,
        layout.apis.map(({ calls, desk }) => ({ PORT: calls, DESK_PORT: desk })),
      );
    }
    return [program];
  });
}
