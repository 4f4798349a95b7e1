import { describe, expect, it } from 'vitest';
import { chooseMoment, readArguments } from './arguments.ts';

describe('what the drill is asked for', () => {
  it('is a casino of its own, as far as the archive goes, by default', () => {
    expect(readArguments([])).toMatchObject({ at: undefined, real: undefined, files: undefined, seconds: 45 });
    expect(readArguments(['--at', '20s', '--seconds', '60'])).toMatchObject({ at: '20s', seconds: 60 });
  });

  it('is a repository, with copies of files where they are given', () => {
    expect(readArguments(['--config', 'a.conf', '--stanza', 'main'])).toMatchObject({
      real: { config: 'a.conf', repo: undefined, stanza: 'main' },
      files: undefined,
    });
    const files = ['--files', 's3:x', '--files-password-file', 'p', '--identity', 'i'];
    expect(readArguments(['--repo', '/kept', ...files])).toMatchObject({
      real: { config: undefined, repo: '/kept', stanza: 'casino' },
      files: { repo: 's3:x', passwordFile: 'p', identityFile: 'i', hasPictures: true },
    });
    expect(readArguments(['--repo', '/kept', ...files, '--pictures-in-bucket']).files?.hasPictures).toBe(false);
  });

  it.each([
    [['--config', 'a', '--repo', 'b'], 'not both'],
    [['--seconds', 'soon'], 'whole number'],
    [['--files', 'x'], '--files goes with'],
    [['--file', 'x'], 'backups.md'],
    [['here'], 'backups.md'],
  ])('%j is refused', (args, why) => expect(() => readArguments(args)).toThrow(why));
});

describe('a moment', () => {
  const firstBackupAt = new Date('2026-11-26T12:00:00Z');
  const end = new Date('2026-11-26T14:00:00Z');
  const choose = (text: string) => chooseMoment(text, { firstBackupAt, end }).toISOString();

  it.each([
    ['2026-11-26T13:00:00Z', '2026-11-26T13:00:00.000Z'],
    ['2026-11-26 21:00:00+08', '2026-11-26T13:00:00.000Z'],
    ['2026-11-26 21:00:00.5+08:00', '2026-11-26T13:00:00.500Z'],
    ['20s', '2026-11-26T13:59:40.000Z'],
    ['90m', '2026-11-26T12:30:00.000Z'],
    ['2h', '2026-11-26T12:00:00.000Z'],
  ])('%s is %s', (text, moment) => expect(choose(text)).toBe(moment));

  it.each([
    ['2026-11-26T13:00:00', 'with its zone'],
    ['yesterday', 'with its zone'],
    ['', 'with its zone'],
    ['3h', 'before the end of the first backup'],
    ['2026-11-26T14:00:01Z', 'lies after'],
  ])('%s is refused: %s', (text, why) => expect(() => choose(text)).toThrow(why));
});
