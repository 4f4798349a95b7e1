import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../.github/workflows/', import.meta.url));

/** What GitHub's own parser says against a workflow. */
const faultsOf = (name: string, content: string) =>
  parseWorkflow({ name, content }, new NoOperationTraceWriter())
    .context.errors.getErrors()
    .map(({ message }) => message);

it.each(readdirSync(folder))('%s is a workflow by the schema of GitHub Actions', (name) => {
  expect(faultsOf(name, readFileSync(`${folder}${name}`, 'utf8'))).toEqual([]);
});

it('refuses a workflow with a key that the schema does not have', () => {
  expect(faultsOf('wrong.yml', 'on: push\njobs:\n  test:\n    runs-in: ubuntu-24.04\n')).not.toEqual([]);
});
