import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What `npm run operator -- …` prints. Throws when it ends with an error. */
export async function operator(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'operator', '--', ...args], { cwd: root });
  return stdout;
}
