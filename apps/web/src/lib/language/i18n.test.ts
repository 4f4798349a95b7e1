import { typedTexts } from '@fairhouse/ui/typed-texts.ts';
import { describe, expect, it, vi } from 'vitest';
import { differences } from './check-texts.ts';
import { fill, type Texts } from './i18n.ts';

const { textOf } = typedTexts<'en' | 'fil'>({ currentLanguage: () => 'en', useLanguage: () => 'en' });

describe('texts', () => {
  it('fills the places and refuses a hole', () => {
    expect(fill('{count} of {all}', { count: 1, all: 2 })).toBe('1 of 2');
    expect(() => fill('Hello {name}')).toThrow('{name}');
  });

  it('knows the name of the site by itself', async () => {
    expect(fill('Join {site}')).toBe('Join Fairhouse');
    vi.resetModules();
    const page = { querySelector: () => ({ getAttribute: () => 'House of Maria' }) };
    vi.stubGlobal('document', page);
    const served = await import('./i18n.ts');
    vi.unstubAllGlobals();
    expect(served.fill('Join {site}')).toBe('Join House of Maria');
  });

  it('takes the sibling for one', () => {
    const t = textOf({ en: { games: '{count} games', games_one: '{count} game' }, fil: { games: '', games_one: '' } });
    expect(t('games', { count: 1 })).toBe('1 game');
    expect(t('games', { count: 2 })).toBe('2 games');
  });

  it('of a language that lacks one do not compile', () => {
    // @ts-expect-error: the types stage fails here once an incomplete language compiles.
    const incomplete: Texts<'games' | 'noGames'> = { games: 'Mga laro' };
    const t = textOf({ en: { games: 'Games', noGames: 'No games' }, fil: incomplete });
    expect(t('noGames')).toBe('No games');
  });

  it('finds what a language lacks, has too much, or fills elsewhere', () => {
    expect(differences({ a: 'A', b: '{x}' }, { b: '{y}', c: 'C' })).toEqual([
      'lacks a',
      'b fills other places',
      'has c, which English has not',
    ]);
    expect(differences({ a: '{x} {y}' }, { a: '{y}, {x}' })).toEqual([]);
  });
});
