import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesToRepeat, reportOfRepeated } from './repeating.ts';
import { strayErrorsFile } from './stray-errors.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [report = 'vitest.json'] = process.argv.slice(2);

/** Runs the tests of these files, or of all; answers vitest's exit code. */
function vitest(outputFile: string, files: string[] = []): Promise<number> {
  const reporters = ['default', 'json', join(import.meta.dirname, 'stray-errors.ts')].map(
    (name) => `--reporter=${name}`,
  );
  const args = ['run', ...reporters, `--outputFile.json=${outputFile}`, ...files];
  const env = { ...process.env, STRAY_ERRORS_FILE: strayErrorsFile(outputFile) };
  return new Promise((done, fail) => {
    const child = spawn(join(root, 'node_modules/.bin/vitest'), args, { cwd: root, env, stdio: 'inherit' });
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });
}

let code = await vitest(report);
const again = code === 0 ? [] : filesToRepeat(report);
if (again.length > 0) {
  console.log(`\n── once more, alone: ${again.join(', ')}\n`);
  code = await vitest(reportOfRepeated(report), again);
}
process.exitCode = code;
