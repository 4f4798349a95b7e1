import { createServer } from 'node:http';
import { freePort, isPortFree } from '@fairhouse/database/embedded';
import { expect, it } from 'vitest';
import { checkPorts } from './check-ports.ts';
import { readConfiguration } from './configuration.ts';

async function configurationWith(apiPort: number) {
  const [studio, sandbox, desk] = await Promise.all([freePort(), freePort(), freePort()]);
  const env = {
    API_PORT: String(apiPort),
    STUDIO_PORT: String(studio),
    SANDBOX_PORT: String(sandbox),
    DESK_PORT: String(desk),
  };
  return readConfiguration(env, [], '/');
}

it('refuses a port that browsers block, before anything is started', async () => {
  // X11, SIP, IRC and amanda: at least one is free.
  const blocked = [6000, 5060, 6665, 10080];
  const free = await Promise.all(blocked.map((port) => isPortFree(port)));
  const port = blocked.find((_, place) => free[place])!;
  await expect(checkPorts(await configurationWith(port))).rejects.toThrow(
    `Port ${port} for the casino is one that browsers refuse to open; choose another port with API_PORT.`,
  );
});

it('refuses a port that is taken at once', async () => {
  const holder = createServer();
  const port = await freePort();
  await new Promise<void>((done) => holder.listen(port, '127.0.0.1', done));
  await expect(checkPorts(await configurationWith(port))).rejects.toThrow(`Port ${port} for the casino is taken`);
  holder.close();
  await checkPorts(await configurationWith(await freePort()));
});
