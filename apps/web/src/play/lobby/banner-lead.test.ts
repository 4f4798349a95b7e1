import { describe, expect, it } from 'vitest';
import { leadOf } from './banner-lead.ts';

const banner = { type: 0, link: '/', gameId: null };

describe('a banner', () => {
  it('of type 0 leads to a path of the site, of another type outside', () => {
    expect(leadOf({ ...banner, link: '/branchIndex/help' })).toEqual({ to: 'site', path: '/branchIndex/help' });
    expect(leadOf({ ...banner, type: 1, link: 'https://example.com/a?b=c' })).toEqual({
      to: 'outside',
      address: 'https://example.com/a?b=c',
    });
  });

  it('with a game leads to the game, whatever its link', () => {
    expect(leadOf({ type: 1, link: 'https://example.com', gameId: 7 })).toEqual({ to: 'game', gameId: 7 });
  });

  it.each([
    [1, 'http://example.com'],
    [1, 'javascript:alert(1)'],
    [1, '/branchIndex'],
    [1, ''],
    [0, 'https://example.com'],
    [0, 'javascript:alert(1)'],
    [0, ''],
  ])('of type %i with %j leads nowhere', (type, link) => {
    expect(leadOf({ type, link, gameId: null })).toEqual({ to: 'nowhere' });
  });
});
