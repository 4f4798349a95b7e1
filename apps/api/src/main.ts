import { troubleOf } from '@fairhouse/database';
import { runProcess } from '@fairhouse/operation';
import { openServices } from './services.ts';
import { readSettings } from './settings.ts';
import { settingsWarnings } from './settings-together.ts';

await runProcess({
  name: 'api',
  check() {
    readSettings(process.env);
    return settingsWarnings(process.env);
  },
  mayPass: (error) => troubleOf(error) === 'away',
  async start(logger) {
    const settings = readSettings(process.env);
    const services = await openServices(settings, logger);
    await services.server.listen({ host: settings.HOST, port: settings.PORT });
    await services.desk.listen({ host: settings.HOST, port: settings.DESK_PORT });
    return services;
  },
});
