import { useCallback } from 'react';
import { type Bound, setByStart } from './bound.ts';
import { useBoundTexts } from './texts.ts';

/** Who set a bound, as colleagues call them; null where nobody did. */
export function useSetBy(): (of: Pick<Bound, 'setBy'>) => string | null {
  const t = useBoundTexts();
  return useCallback(
    ({ setBy }) => (setBy === setByStart ? t('byRules') : (setBy?.replace(/^operator:/, '') ?? null)),
    [t],
  );
}
