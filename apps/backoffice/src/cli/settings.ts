import { AsyncLocalStorage } from 'node:async_hooks';
import { type Environment, port, readSettings, text } from '@fairhouse/operation/settings';
import { z } from 'zod';

/** Which casino a command works on, and by which key. */
export const environment = z.object({
  API_ORIGIN: text(),
  HOST: text().transform((given) => given || '127.0.0.1'),
  API_PORT: port(3000, 1),
  OPERATOR_KEY: text(),
  FAIRHOUSE_DATA_DIR: text().transform((given) => given || '.data'),
});

const given = new AsyncLocalStorage<Environment>();

/** Runs `work` with settings of its own instead of the process's environment. */
export const withSettings = <T>(settings: Environment, work: () => Promise<T>): Promise<T> => given.run(settings, work);

export const currentSettings = () => readSettings(environment, given.getStore() ?? process.env);
