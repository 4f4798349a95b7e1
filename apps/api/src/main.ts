import { runProcess } from '@fairhouse/operation';
import { openHouse } from './house.ts';
import { readSettings } from './settings.ts';

await runProcess({
  name: 'api',
  async start(logger) {
    const settings = readSettings(process.env);
    const house = await openHouse(settings, logger);
    await house.server.listen({ host: settings.HOST, port: settings.PORT });
    return house;
  },
});
