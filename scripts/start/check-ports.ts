import { canListenOn, isPortFree } from '@fairhouse/database/embedded';
import { CannotRun } from '@fairhouse/operation/settings';
import type { Configuration } from './configuration.ts';

/**
 * Throws CannotRun when an address or a port cannot be used. Nothing of ours uses the ports by now: what an earlier start
 * left running has been ended.
 */
export async function checkPorts({ host, innerHost, ports, sandbox, dev }: Configuration): Promise<void> {
  const needed = [
    { setting: 'API_PORT', port: ports.api, of: 'casino' },
    { setting: 'STUDIO_PORT', port: ports.studio, of: 'game studio' },
    ...(sandbox ? [{ setting: 'SANDBOX_PORT', port: ports.sandbox, of: 'sandbox payment provider' }] : []),
    { setting: 'DESK_PORT', port: ports.desk, of: "operators' desk" },
    ...(dev ? [{ setting: 'WEB_PORT', port: ports.web, of: 'development server of the player site' }] : []),
  ];
  if (!(await canListenOn(host))) {
    throw new CannotRun(
      `HOST is "${host}", which is no address of this machine; set it to one of its addresses, or leave it out.`,
    );
  }
  for (const { setting, port, of } of needed) {
    if (!(await isPortFree(port, host))) {
      throw new CannotRun(
        `Port ${port} for the ${of} is taken; stop what uses it, or choose another port with ${setting}.`,
      );
    }
    if (await isBlockedByBrowsers(innerHost, port)) {
      throw new CannotRun(
        `Port ${port} for the ${of} is one that browsers refuse to open; choose another port with ${setting}.`,
      );
    }
  }
}

/** Browsers refuse some ports of other protocols (Fetch standard, "port blocking"), and so does the fetch of Node. */
async function isBlockedByBrowsers(innerHost: string, freePort: number): Promise<boolean> {
  // Nobody listens there: a port that is not blocked refuses the connection at once.
  const failure = await fetch(`http://${innerHost}:${freePort}/`).then(
    () => undefined,
    (error: Error) => error.cause,
  );
  return failure instanceof Error && failure.message === 'bad port';
}
