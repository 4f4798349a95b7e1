import { AsyncLocalStorage } from 'node:async_hooks';
import { type Environment, port, readSettings, text } from '@fairhouse/operation/settings';
import { z } from 'zod';

/** At which desk a command works, and as whom. */
export const environment = z.object({
  DESK_ORIGIN: text(),
  HOST: text().transform((given) => given || '127.0.0.1'),
  DESK_PORT: port(3003, 1),
  STAFF_TOKEN: text(),
  /** The store of imported packages, which the casino and the studio read. */
  OPEN_GAMES_FOLDER: text(),
  FAIRHOUSE_DATA_DIR: text().transform((given) => given || '.data'),
});

const given = new AsyncLocalStorage<Environment>();

/** Runs `work` with settings of its own instead of the process's environment. */
export const withSettings = <T>(settings: Environment, work: () => Promise<T>): Promise<T> => given.run(settings, work);

export const currentSettings = () => readSettings(environment, given.getStore() ?? process.env);
