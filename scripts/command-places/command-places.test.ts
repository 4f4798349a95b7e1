import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { operatorCalls } from '@fairhouse/contract/operator';
import { expect, it } from 'vitest';
import { queues } from '../../apps/api/src/desk/queues/queues.ts';
import { commands } from '../../apps/backoffice/src/cli/commands/index.ts';
import { help } from '../../apps/backoffice/src/cli/help.ts';
import { placesOfCommands } from './places-of-commands.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The calls that a program makes, as its sources say. */
function callsIn(folder: string): Set<string> {
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).filter(({ name }) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  const sources = files.map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'));
  const found = sources.flatMap((source) => [...source.matchAll(/'(\/operator\/[\w/]+)'/g)].map(([, path]) => path!));
  return new Set(found.filter((path) => Object.hasOwn(operatorCalls, path)));
}

/** What may follow a subcommand and is none: `policy add DECISION AMOUNT|always|never`, `agent MEMBER on|off`. */
const values = new Set(['always', 'never', 'none']);
const withoutSubcommands = new Set(['agent']);

/** Every subcommand that a usage of the help names: `bonus shared [all]|close ID` are `bonus shared` and `bonus close`. */
function subcommandsOf(usage: string): string[] {
  const words = usage
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/--[\w-]+(?: (?:"[^"]*"|[a-z]\S*|[^\s|]+))?/g, '')
    .replaceAll(/[A-Z]+(?:=[A-Z]+)?[\u2026]?(?=[\s|,]|$)|\u2026/g, '')
    .replaceAll(/\s*\|\s*/g, '|');
  return words.split(',').flatMap((phrase) => {
    const [command = '', subcommands = ''] = phrase.trim().split(/\s+/);
    const found = withoutSubcommands.has(command)
      ? []
      : subcommands.split('|').filter((subcommand) => subcommand && !values.has(subcommand));
    return found.length > 0 ? found.map((subcommand) => `${command} ${subcommand}`) : [command.replaceAll('|', '')];
  });
}

const subcommands = new Set(
  [...help.matchAll(/^ {2}(\S.*?)(?: {3,}.*| {2,}\S.*)?$/gm)]
    .flatMap(([, usage]) => subcommandsOf(usage!))
    .filter(Boolean),
);

it('every subcommand of the command line has its line here, and none stands here that is not there', () => {
  expect(subcommands.size).toBeGreaterThan(100);
  expect([...subcommands].sort()).toEqual(Object.keys(placesOfCommands).sort());
  expect([...new Set([...subcommands].map((subcommand) => subcommand.split(' ')[0]))].sort()).toEqual(
    Object.keys(commands).sort(),
  );
});

it('every call of the command line belongs to a subcommand', () => {
  const named = new Set<string>(Object.values(placesOfCommands).flatMap(({ asks }) => asks));
  expect([...named].sort()).toEqual([...callsIn('apps/backoffice/src/cli')].sort());
});

it('what does the same at the desk is there: a page makes the call, a queue has the decision', () => {
  const ofPages = callsIn('apps/desk/src');
  expect(ofPages).toContain('/operator/queue/decide');
  const decisions = Object.entries(queues).flatMap(([queue, { decisions: made }]) =>
    Object.keys(made).map((decision) => `${queue}.${decision}`),
  );
  const there = new Set([...ofPages, ...decisions]);
  for (const [subcommand, { desk }] of Object.entries(placesOfCommands)) {
    if ('because' in desk) expect(desk.because.length, subcommand).toBeGreaterThan(10);
    else
      expect({ subcommand, missing: desk.filter((place) => !there.has(place)), any: desk.length > 0 }).toEqual({
        subcommand,
        missing: [],
        any: true,
      });
  }
});
