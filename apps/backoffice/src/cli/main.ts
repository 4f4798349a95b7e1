import { type Command, commands } from './commands/index.ts';
import { help } from './help.ts';
import { Problem, usageCode } from './problem.ts';

/** `npm run operator -- <command> …`. Exit codes: 0 done, 1 refused or not reachable, 2 wrong use. */
async function main([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help') {
    process.stdout.write(`${help}\n`);
    return name === undefined ? usageCode : 0;
  }
  const command: Command | undefined = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Problem(`There is no command "${name}"; "npm run operator -- help" lists them.`, usageCode);
  process.stdout.write(`${await command(args)}\n`);
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.exitCode;
}
