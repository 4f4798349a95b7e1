import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAllPopups, openPopups } from '../../lib/address/popups.ts';
import { type Message, openMessage } from './open-message.ts';

const unread: Message = {
  id: 7,
  message: '',
  type: 0,
  status: 0,
  link: null,
  memberId: 1,
  createTime: '2026-01-01T00:00:00.000Z',
};
let sent: string[];

beforeEach(() => {
  closeAllPopups();
  sent = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push(`${path} ${body}`);
    return Response.json({ error: 0, message: '', data: null });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a message', () => {
  it.each([
    [0, [{ name: 'cashOut', props: { section: 'history' } }]],
    [10, [{ name: 'invite', props: {} }]],
    [20, []],
  ] as const)('of type %i opens what it is about and is marked as read', async (type, expected) => {
    expect(await openMessage({ ...unread, type })).toBe(true);
    expect(openPopups().map(({ name, props }) => ({ name, props }))).toEqual(expected);
    expect(sent).toEqual(['/api/sys/news/setNewsStatus {"id":7}']);
  });

  it('of the casino opens the pop-up that it names, and leaves pages to their link', async () => {
    await openMessage({ ...unread, type: 20, link: 'documents' });
    expect(openPopups().map(({ name }) => name)).toEqual(['documents']);
    closeAllPopups();
    await openMessage({ ...unread, type: 20, link: 'competitions' });
    expect(openPopups()).toEqual([]);
    expect(sent).toHaveLength(2);
  });

  it('that was read before is not marked again', async () => {
    expect(await openMessage({ ...unread, status: 10 })).toBe(false);
    expect(sent).toEqual([]);
    expect(openPopups()).toHaveLength(1);
  });
});
