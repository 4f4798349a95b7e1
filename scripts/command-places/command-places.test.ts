import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { operatorCalls } from '@fairhouse/contract/operator';
import { expect, it } from 'vitest';
import { queues } from '../../apps/api/src/desk/queues/queues.ts';
import { commands } from '../../apps/backoffice/src/cli/commands/index.ts';
import { help } from '../../apps/backoffice/src/cli/help.ts';
import { placesOfVerbs } from './places-of-verbs.ts';

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

/** What may follow a verb and is none: `policy add DECISION AMOUNT|always|never`, `agent MEMBER on|off`. */
const values = new Set(['always', 'never', 'none']);
const withoutVerbs = new Set(['agent']);

/** Every verb that a usage of the help names: `bonus shared [all]|close ID` are `bonus shared` and `bonus close`. */
function verbsOf(usage: string): string[] {
  const words = usage
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/--[\w-]+(?: (?:"[^"]*"|[a-z]\S*|[^\s|]+))?/g, '')
    .replaceAll(/[A-Z]+(?:=[A-Z]+)?[\u2026]?(?=[\s|,]|$)|\u2026/g, '')
    .replaceAll(/\s*\|\s*/g, '|');
  return words.split(',').flatMap((phrase) => {
    const [command = '', verbs = ''] = phrase.trim().split(/\s+/);
    const found = withoutVerbs.has(command) ? [] : verbs.split('|').filter((verb) => verb && !values.has(verb));
    return found.length > 0 ? found.map((verb) => `${command} ${verb}`) : [command.replaceAll('|', '')];
  });
}

const verbs = new Set(
  [...help.matchAll(/^ {2}(\S.*?)(?: {3,}.*| {2,}\S.*)?$/gm)].flatMap(([, usage]) => verbsOf(usage!)).filter(Boolean),
);

it('every verb of the command line has its line here, and none stands here that is not there', () => {
  expect(verbs.size).toBeGreaterThan(100);
  expect([...verbs].sort()).toEqual(Object.keys(placesOfVerbs).sort());
  expect([...new Set([...verbs].map((verb) => verb.split(' ')[0]))].sort()).toEqual(Object.keys(commands).sort());
});

it('every call of the command line belongs to a verb', () => {
  const named = new Set<string>(Object.values(placesOfVerbs).flatMap(({ asks }) => asks));
  expect([...named].sort()).toEqual([...callsIn('apps/backoffice/src/cli')].sort());
});

it('what does the same at the desk is there: a page makes the call, a queue has the decision', () => {
  const ofPages = callsIn('apps/desk/src');
  expect(ofPages).toContain('/operator/queue/decide');
  const decisions = Object.entries(queues).flatMap(([queue, { decisions: made }]) =>
    Object.keys(made).map((decision) => `${queue}.${decision}`),
  );
  const there = new Set([...ofPages, ...decisions]);
  for (const [verb, { desk }] of Object.entries(placesOfVerbs)) {
    if ('because' in desk) expect(desk.because.length, verb).toBeGreaterThan(10);
    else
      expect({ verb, missing: desk.filter((place) => !there.has(place)), any: desk.length > 0 }).toEqual({
        verb,
        missing: [],
        any: true,
      });
  }
});
