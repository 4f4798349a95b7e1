import { type Ended, runCommand } from '../../../backoffice/src/cli/run-command.ts';
import { addOperator } from '../features/operators/add-operator.ts';
import type { TestApi } from './start-test-api.ts';

export { type Ended, runCommand };

export interface TestOperator {
  key: string;
  /** What `npm run operator -- …` prints and how it ends, against this API. */
  run(...args: string[]): Promise<Ended>;
}

/** A new operator of the house, with the command line. */
export async function testOperator(api: TestApi, name: string): Promise<TestOperator> {
  const added = await addOperator(api.db, name);
  if (!added.ok) throw new Error(added.reason);
  const { key } = added;
  return { key, run: (...args) => runCommand(args, { API_ORIGIN: api.url, OPERATOR_KEY: key }) };
}
