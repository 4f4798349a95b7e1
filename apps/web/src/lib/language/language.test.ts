import { afterEach, describe, expect, it, vi } from 'vitest';
import { languages } from './language.ts';
import { languagesWithoutTexts, namedLanguages } from './language-list.ts';

const specified = 'en pt es de fr it fi tr ja fil da id ko nl no pl ro ru sv th vi zh'.split(' ');

describe('the list of languages', () => {
  it('names every specified one, and says which have no texts', () => {
    expect(Object.keys(namedLanguages).toSorted()).toEqual(specified.toSorted());
    expect([...Object.keys(languages), ...languagesWithoutTexts].toSorted()).toEqual(specified.toSorted());
  });

  it('names each in its own words', () => {
    expect(new Set(Object.values(namedLanguages)).size).toBe(specified.length);
  });
});

describe('the language of the page', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [null, 'en'],
    ['fil', 'fil'],
    ['de', 'en'],
    ['toString', 'en'],
  ])('with %s kept is %s', async (kept, language) => {
    vi.resetModules();
    vi.stubGlobal('localStorage', { getItem: () => kept });
    const { currentLanguage } = await import('./language.ts');
    expect(currentLanguage()).toBe(language);
  });

  it('is English where nothing may be stored', async () => {
    vi.resetModules();
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const { currentLanguage } = await import('./language.ts');
    expect(currentLanguage()).toBe('en');
  });

  it('is kept once chosen, and shown to the document', async () => {
    vi.resetModules();
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    vi.stubGlobal('document', { documentElement: { lang: 'en', dir: '' } });
    const { chooseLanguage } = await import('./language.ts');
    await chooseLanguage('fil');
    expect(document.documentElement.lang).toBe('fil');
    expect(document.documentElement.dir).toBe('ltr');
    vi.resetModules();
    expect((await import('./language.ts')).currentLanguage()).toBe('fil');
  });

  it('stays when the texts of another cannot be fetched, and is English at a start without them', async () => {
    vi.resetModules();
    vi.stubGlobal('localStorage', { getItem: () => 'pt', setItem: () => {} });
    vi.stubGlobal('document', { documentElement: { lang: '', dir: '' } });
    const { provideLanguages } = await import('./loaded-texts.ts');
    const gone = () => Promise.reject(new Error('gone'));
    provideLanguages({ fil: gone, pt: gone, es: gone });
    const { chooseLanguage, currentLanguage, startLanguage } = await import('./language.ts');
    await expect(chooseLanguage('es')).rejects.toThrow('gone');
    expect(currentLanguage()).toBe('pt');
    await startLanguage();
    expect([currentLanguage(), document.documentElement.lang]).toEqual(['en', 'en']);
  });
});
