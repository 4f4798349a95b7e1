import { CannotRun, type Environment } from '@fairhouse/operation/settings';
import { type Command, commands } from './commands/index.ts';
import { help } from './help.ts';
import { Problem, usageCode } from './problem.ts';
import { withSettings } from './settings.ts';

export interface Ended {
  /** 0 done, 1 refused or not reachable, 2 wrong use. */
  code: number;
  out: string;
  err: string;
}

/** What `npm run operator -- <command> …` prints and how it ends. Bugs throw. */
export async function runCommand([name, ...args]: string[], settings: Environment): Promise<Ended> {
  if (name === undefined || name === 'help' || name === '--help') {
    return { code: name === undefined ? usageCode : 0, out: `${help}\n`, err: '' };
  }
  const command: Command | undefined = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    return { code: usageCode, out: '', err: `There is no command "${name}"; "npm run operator -- help" lists them.\n` };
  }
  try {
    return { code: 0, out: `${await withSettings(settings, () => command(args))}\n`, err: '' };
  } catch (error) {
    if (error instanceof CannotRun) return { code: usageCode, out: '', err: `${error.message}\n` };
    if (!(error instanceof Problem)) throw error;
    return { code: error.exitCode, out: '', err: `${error.message}\n` };
  }
}
