import { expect, it } from 'vitest';
import type { LiveWord } from '../../../lib/round/wire.ts';
import { readSettings } from './chat-settings.ts';
import { countUnread, shownWords, spokenOf } from './shown-words.ts';

const word = (id: string, by: string, more: Partial<LiveWord> = {}): LiveWord => ({
  ...{ id, by, player: '#1', text: `text ${id}`, isRemoved: false, at: '2026-01-05T12:00:00.000Z' },
  ...more,
});
const texts = {
  newest: (player: string, text: string) => `${player}: ${text}`,
  unread: (count: number) => `${count} new`,
};

it('leaves out the messages of a person who was muted', () => {
  expect(shownWords([word('1', 'a'), word('2', 'b')], ['a']).map(({ id }) => id)).toEqual(['2']);
});

it('counts as unread what others wrote after the last message read, by number and not by text', () => {
  const words = [word('9', 'a'), word('10', 'a'), word('11', 'me'), word('12', 'b', { isRemoved: true })];
  expect(countUnread(words, { lastRead: '9', me: 'me' })).toBe(1);
  expect(countUnread(words, { lastRead: '12', me: 'me' })).toBe(0);
});

it('says one message whole, and of several how many', () => {
  expect(spokenOf([], texts)).toBe('');
  expect(spokenOf([word('1', 'a')], texts)).toBe('#1: text 1');
  expect(spokenOf([word('1', 'a'), word('2', 'a')], texts)).toBe('2 new');
});

it.each([null, '', 'nonsense', '[]', '{"isHidden":"yes","muted":7}'])('reads %j as the usual settings', (text) => {
  expect(readSettings(text)).toEqual({ isHidden: false, muted: [] });
});

it('keeps what was chosen', () => {
  expect(readSettings('{"isHidden":true,"muted":["a",7]}')).toEqual({ isHidden: true, muted: ['a'] });
});
