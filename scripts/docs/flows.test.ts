import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { counted, flowsIn } from './flows.ts';

const flows = flowsIn(readFileSync('docs/flows.md', 'utf8'));

it('counts a call into a module that was entered before, and not what a caller does afterwards', () => {
  const step = (name: string, by: string, feature: string) =>
    `| ${name} | ${by} | \`apps/api/src/money/${feature}/a.ts\` | x |`;
  const table = [step('a', '', 'one'), step('b', 'a', 'two'), step('c', 'a', 'one'), step('d', 'c', 'two')];
  const [flow] = flowsIn(`\n## Pay\n${table.join('\n')}`);
  expect(counted(flow!)).toEqual({ modules: 2, reentries: 1 });
  expect(() => counted({ ...flow!, steps: flow!.steps.slice(1) })).toThrow('c is called by a');
});

/** The message about a credited deposit is written in its transaction, so that none is lost and none comes without it. */
const mostModules = (name: string) => (name === 'Deposit: the credit' ? 9 : 8);

it.each(flows)('$name: not too many modules and 2 re-entries, by files that exist', (flow) => {
  const { modules, reentries } = counted(flow);
  expect(modules).toBeLessThanOrEqual(mostModules(flow.name));
  expect(reentries).toBeLessThanOrEqual(2);
  expect(flow.steps.filter(({ file }) => !existsSync(file))).toEqual([]);
});

it('has the five flows', () => {
  const names = new Set(flows.map(({ name }) => name.split(':')[0]));
  expect([...names]).toEqual(['Bet', 'Deposit', 'Cash-out', 'Cashback', 'Campaign']);
});
