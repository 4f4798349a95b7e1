import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readArguments } from '../arguments.ts';
import { Problem, usageCode } from '../problem.ts';

const program = fileURLToPath(new URL('../../../../api/src/add-operator.ts', import.meta.url));

/** The one command that needs the database and not a key: it runs as a program of the API's. */
export async function add(args: string[]): Promise<string> {
  const { words } = readArguments(args, [], 1);
  if (!words[0]) throw new Problem('Give the name of the new operator.', usageCode);
  const child = spawn(process.execPath, ['--import', 'tsx', program, words[0]], { stdio: 'inherit' });
  const code = await new Promise<number | null>((done) => child.once('close', done));
  if (code !== 0) throw new Problem('Nobody was added.');
  return 'Added.';
}
