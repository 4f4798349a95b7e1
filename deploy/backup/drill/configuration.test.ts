import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  configurationText,
  drillConfiguration,
  folderConfiguration,
  readConfigurationText,
  serverSettings,
} from './configuration.ts';

const shipped = readConfigurationText(readFileSync(new URL('../pgbackrest.conf', import.meta.url), 'utf8'));
const places = {
  repo1: '/drill/first',
  repo2: '/drill/second',
  passphrases: ['one', 'two'] as const,
  log: '/drill/log',
  lock: '/drill/lock',
  spool: '/drill/spool',
  cluster: '/drill/cluster',
  socket: '/drill/socket',
  port: 25_432,
  superuser: 'postgres',
};

describe('the configuration that is shipped', () => {
  it('has both places sealed, with an end to what is kept, and no passphrase', () => {
    expect(shipped.global).toMatchObject({
      'repo1-cipher-type': 'aes-256-cbc',
      'repo2-cipher-type': 'aes-256-cbc',
      'repo1-retention-full': '4',
      'repo2-retention-full': '8',
    });
    expect(Object.keys(shipped.global!).filter((name) => name.includes('pass'))).toEqual([]);
    // It would throw the log away where a place cannot be reached.
    expect(shipped.global).not.toHaveProperty('archive-push-queue-max');
  });

  it('is what the drill uses, but for its places', () => {
    const { global, casino } = drillConfiguration(shipped, places);
    const changed = Object.keys(global!).filter((name) => global![name] !== shipped.global![name]);
    expect(changed.sort()).toEqual([
      'lock-path',
      'log-path',
      'repo1-cipher-pass',
      'repo1-path',
      'repo2-cipher-pass',
      'repo2-path',
      'spool-path',
    ]);
    const left = Object.keys(shipped.global!).filter((name) => !(name in global!));
    expect(left.every((name) => name.startsWith('repo2-s3-') || name === 'repo2-type')).toBe(true);
    expect(casino).toMatchObject({
      'pg1-path': '/drill/cluster',
      'pg1-port': '25432',
      'pg1-socket-path': '/drill/socket',
    });
  });
});

it('a configuration is read as it was written', () => {
  const drill = drillConfiguration(shipped, places);
  expect(readConfigurationText(configurationText(drill))).toEqual(drill);
  expect(readConfigurationText('# a remark\n\n[global]\nrepo1-path=/a=b\n')).toEqual({
    global: { 'repo1-path': '/a=b' },
  });
  expect(() => readConfigurationText('repo1-path=/a')).toThrow('"repo1-path=/a" is no line');
});

it('of a folder no more is said than is known', () => {
  expect(folderConfiguration('casino', '/kept', undefined).global).toEqual({ 'repo1-path': '/kept' });
  expect(folderConfiguration('other', '/kept', 'secret')).toMatchObject({
    global: { 'repo1-cipher-type': 'aes-256-cbc', 'repo1-cipher-pass': 'secret' },
    other: { 'pg1-path': expect.any(String) },
  });
});

it('a restored server archives nothing, whatever the casino it came from was told', () => {
  const reported = { port: 1, socket: '/s', hba: '/h' };
  expect(serverSettings(reported, undefined)).toMatchObject({ archive_mode: 'off', listen_addresses: '127.0.0.1' });
  const primary = serverSettings(reported, 'push %p');
  expect(primary).toMatchObject({ archive_command: 'push %p' });
  expect(primary).not.toHaveProperty('archive_mode');
});
