import { playerLanguageCodes } from '@fairhouse/money';
import { describe, expect, it } from 'vitest';
import { studioErrors } from '../../../server/answers.ts';
import { loadAllLanguages } from '../../app/languages/load-all.fixture.ts';
import { refusalText, textsOf } from './index.ts';

await loadAllLanguages();

describe('what is refused', () => {
  it.each(Object.entries(studioErrors))('%s has its sentence in both languages', (code, [, message]) => {
    expect(refusalText(textsOf('en'), { code, message })).toBe(message);
    for (const language of playerLanguageCodes.filter((one) => one !== 'en')) {
      const translated = refusalText(textsOf(language), { code, message });
      expect(translated).not.toBe(message);
      expect(translated.length).toBeGreaterThan(10);
    }
  });

  it('is shown in the words of the server where a code is unknown, and has a sentence when offline', () => {
    expect(refusalText(textsOf('fil'), { code: 'OF_TOMORROW', message: 'A new sentence.' })).toBe('A new sentence.');
    expect(refusalText(textsOf('fil'), { code: 'OFFLINE', message: '' })).toBe(textsOf('fil').offlineFinal);
  });
});
