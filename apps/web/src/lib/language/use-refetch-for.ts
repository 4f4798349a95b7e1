import { useEffect, useRef } from 'react';
import type { Language } from './language.ts';

/** Sentences that the casino wrote in another language are asked for again. */
export function useRefetchFor(language: Language, ...refetches: (() => unknown)[]): void {
  const shownIn = useRef(language);
  useEffect(() => {
    if (shownIn.current === language) return;
    shownIn.current = language;
    for (const refetch of refetches) refetch();
  });
}
