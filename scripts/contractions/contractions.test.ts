import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hasCommit, lastReleaseIn } from '../last-release.ts';
import { contractionsIn } from './contractions-in.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const release = lastReleaseIn(root);
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

const pathsIn = (sums: string) =>
  sums
    .trim()
    .split('\n')
    .map((line) => line.split('  ')[1]!);

/** Whether the last release has a thing of this name at all. */
const known = new Map<string, boolean>();
function isKnown(name: string): boolean {
  const before = known.get(name);
  if (before !== undefined) return before;
  const args = [
    'grep',
    '--quiet',
    '--word-regexp',
    '--fixed-strings',
    '--ignore-case',
    name,
    release,
    '--',
    'apps',
    'packages',
  ];
  const is = spawnSync('git', args, { cwd: root }).status === 0;
  known.set(name, is);
  return is;
}

/** What the release before would miss. */
const missed = (sql: string) => contractionsIn(sql).filter(({ name }) => isKnown(name));

/** `deploy/contractions`: a migration, and the release from which on nothing uses what it takes away. */
const listed = new Map(
  readFileSync(join(root, 'deploy/contractions'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' ') as [string, string]),
);
const hasPassed = (unusedSince: string | undefined) =>
  unusedSince !== undefined &&
  spawnSync('git', ['merge-base', '--is-ancestor', unusedSince, release], { cwd: root }).status === 0;

describe('a migration after the last release', () => {
  it('takes nothing away that the last release uses, unless that was out of use by then', (context) => {
    if (!hasCommit(root, release)) return context.skip(`this clone has no history with the last release, ${release}`);
    const before = new Set(pathsIn(git('show', `${release}:scripts/migrations.sha256`)));
    const after = pathsIn(readFileSync(join(root, 'scripts/migrations.sha256'), 'utf8')).filter(
      (path) => !before.has(path),
    );
    const refused = after
      .filter((path) => !hasPassed(listed.get(path)))
      .flatMap((path) =>
        missed(readFileSync(join(root, path), 'utf8')).map(({ statement, name }) => `${path}: ${name}: ${statement}`),
      );
    expect(refused).toEqual([]);
    expect([...listed.keys()].filter((path) => !after.includes(path) && !before.has(path))).toEqual([]);
  });

  it.each([
    ['drop table member', 'member'],
    ['drop view if exists casino.one, reported_round cascade', 'one', 'reported_round'],
    ['drop function wallet_instruction_batch(int, wallet_instruction[])', 'wallet_instruction_batch'],
    ['alter table member drop column alias, add column nickname text', 'alias'],
    ['alter table member drop alias', 'alias'],
    ['alter table member rename alias to nickname', 'alias'],
    ['alter table member rename column alias to nickname', 'alias'],
    ['alter table member rename to player', 'member'],
    ['alter view reported_round rename to reported', 'reported_round'],
    ['alter table only member alter column id type text', 'id'],
    ['alter table member alter alias set not null', 'alias'],
    ['alter table member alter column alias drop default', 'alias'],
    ['alter table member add column nickname text not null', 'member'],
    ['alter table member add column rank numeric(3, 1) not null, add column note text', 'member'],
    ["-- a word\nalter table member /* and another */ add nickname text check (nickname <> ';') not null", 'member'],
  ])('%s is a contraction', (sql, ...names) => {
    expect(contractionsIn(sql).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    'create table member_note (id bigint primary key, said text not null)',
    'alter table member add column nickname text',
    "alter table member add column nickname text not null default ''",
    'alter table member add column number bigint generated always as identity not null',
    'alter table member drop constraint member_status_check, add constraint member_status_check check (status <> 0)',
    'alter table member alter column alias drop not null',
    'drop index member_alias; drop trigger noted on member',
    'drop view told_round; create view told_round as select 1 as one',
    "do $$ begin execute 'drop table member'; end $$",
    "insert into word values ('drop table member; drop view one')",
    '-- drop table member;',
  ])('%s is none', (sql) => {
    expect(contractionsIn(sql)).toEqual([]);
  });

  it('is refused only for what the last release knows', (context) => {
    if (!hasCommit(root, release)) return context.skip(`this clone has no history with the last release, ${release}`);
    expect(missed('alter table member drop column status; drop table never_was_there').map(({ name }) => name)).toEqual(
      ['status'],
    );
  });
});
