import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { addOperator } from '../features/operators/add-operator.ts';
import type { TestApi } from './start-test-api.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

export interface TestOperator {
  key: string;
  /** What `npm run operator -- …` prints and how it ends, against this API. */
  run(...args: string[]): Promise<{ code: number; out: string; err: string }>;
}

/** A new operator of the house, with the command line. */
export async function testOperator(api: TestApi, name: string): Promise<TestOperator> {
  const added = await addOperator(api.db, name);
  if (!added.ok) throw new Error(added.reason);
  const env = { ...process.env, API_ORIGIN: api.url, OPERATOR_KEY: added.key };
  return {
    key: added.key,
    run: (...args) =>
      new Promise((done) => {
        const words = ['--import', 'tsx', 'apps/backoffice/src/cli/main.ts', ...args];
        execFile(process.execPath, words, { cwd: root, env }, (error, out, err) =>
          done({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
        );
      }),
  };
}
