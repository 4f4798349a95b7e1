import { type Ended, runCommand } from '../../../backoffice/src/cli/run-command.ts';
import { addOperator } from './add-operator.ts';
import type { TestApi } from './start-test-api.ts';

export { type Ended, runCommand };

export interface TestOperator {
  /** A personal token. */
  key: string;
  /** What `npm run operator -- …` prints and how it ends, against this API. */
  run(...args: string[]): Promise<Ended>;
}

/** Somebody new of the staff, with the command line. */
export async function testOperator(api: TestApi, name: string): Promise<TestOperator> {
  const key = await addOperator(api.db, name);
  return { key, run: (...args) => runCommand(args, { DESK_ORIGIN: api.deskUrl, STAFF_TOKEN: key }) };
}
