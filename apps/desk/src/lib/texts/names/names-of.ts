import { useCallback } from 'react';
import { type Texts, textsOf } from '../../i18n.ts';

/** Codes of one kind with what they are called; of one that has no name nothing is said. */
export function namesOf<K extends string>({ en, fil }: { en: Texts<K>; fil: Texts<K> }) {
  const useTexts = textsOf({ en, fil });
  return function useName(): (code: string) => string | undefined {
    const t = useTexts();
    return useCallback((code: string) => (Object.hasOwn(en, code) ? t(code as K) : undefined), [t]);
  };
}
