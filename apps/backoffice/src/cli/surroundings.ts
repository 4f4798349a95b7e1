import { AsyncLocalStorage } from 'node:async_hooks';

/** Which casino a command works on and by which key, by the names of the settings: API_ORIGIN, OPERATOR_KEY and so on. */
export type Surroundings = Record<string, string | undefined>;

const given = new AsyncLocalStorage<Surroundings>();

/** Runs `work` in surroundings of its own instead of the process's environment. */
export const within = <T>(surroundings: Surroundings, work: () => Promise<T>): Promise<T> =>
  given.run(surroundings, work);

export const surroundings = (): Surroundings => given.getStore() ?? process.env;
