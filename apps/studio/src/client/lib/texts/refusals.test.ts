import { describe, expect, it } from 'vitest';
import { studioErrors } from '../../../server/answers.ts';
import { refusalText, textsOf } from './index.ts';

describe('what is refused', () => {
  it.each(Object.entries(studioErrors))('%s has its sentence in both languages', (code, [, message]) => {
    expect(refusalText(textsOf('en'), { code, message })).toBe(message);
    const filipino = refusalText(textsOf('fil'), { code, message });
    expect(filipino).not.toBe(message);
    expect(filipino.length).toBeGreaterThan(10);
  });

  it('is shown in the words of the server where a code is unknown, and has a sentence when offline', () => {
    expect(refusalText(textsOf('fil'), { code: 'OF_TOMORROW', message: 'A new sentence.' })).toBe('A new sentence.');
    expect(refusalText(textsOf('fil'), { code: 'OFFLINE', message: '' })).toBe(textsOf('fil').offlineFinal);
  });
});
