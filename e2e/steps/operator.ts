import { runCommand } from '../../apps/backoffice/src/cli/run-command.ts';

/** What `npm run operator -- …` prints. Throws when it ends with an error. */
export async function operator(...args: string[]): Promise<string> {
  const { code, out, err } = await runCommand(args, process.env);
  if (code !== 0) throw new Error(err);
  return out;
}
