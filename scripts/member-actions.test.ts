import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type OperatorCallPath, operatorCalls } from '@fairhouse/contract/operator';
import { expect, it } from 'vitest';
import { memberActions } from '../apps/desk/src/players/player-file/commands/member-action-list.ts';

const commands = fileURLToPath(new URL('../apps/backoffice/src/cli/commands/', import.meta.url));

/** The calls that the command line makes, as its sources say. */
function callsOfTheCommandLine(): OperatorCallPath[] {
  const sources = readdirSync(commands).map((file) => readFileSync(`${commands}${file}`, 'utf8'));
  const paths = sources.flatMap((source) => [...source.matchAll(/'(\/operator\/[\w/]+)'/g)].map(([, path]) => path!));
  return [...new Set(paths)].filter((path): path is OperatorCallPath => Object.hasOwn(operatorCalls, path));
}

/** Of a member and yet named by an id of their own: no input says whose they are. */
const byTheirOwnId: readonly OperatorCallPath[] = [
  '/operator/bonus/closeShared',
  '/operator/invitation/release',
  '/operator/invitation/refuse',
];

it('every audit event of the command line about a member is on the member’s page', () => {
  const about = callsOfTheCommandLine().filter((path) => {
    const { permission, input } = operatorCalls[path];
    const isRead =
      permission === undefined ||
      permission === 'books.verify' ||
      permission === 'self' ||
      permission.endsWith('.read');
    // Rules, cases and the staff that name a member are worked on where they are.
    const isOfAnotherFeature = /^\/operator\/(risk|staff)\//.test(path);
    return !isRead && !isOfAnotherFeature && ('memberId' in input.shape || byTheirOwnId.includes(path));
  });
  expect(about.length).toBeGreaterThan(8);
  const offered = new Set<OperatorCallPath>(Object.values(memberActions).map(({ call }) => call));
  expect(about.filter((path) => !offered.has(path))).toEqual([]);
});

it('each of them takes a reason for the record, but what the member reads themselves', () => {
  const withoutReason = Object.values(memberActions)
    .map(({ call }) => call)
    .filter((call) => !('reason' in operatorCalls[call].input.shape));
  // A message is its own reason, the title of a case and a tag as well; a release is what the terms say anyhow.
  const ownReasons = ['/operator/member/message', '/operator/risk/case/open', '/operator/members/tag'] as const;
  expect(new Set(withoutReason)).toEqual(new Set([...ownReasons, '/operator/invitation/release']));
});
