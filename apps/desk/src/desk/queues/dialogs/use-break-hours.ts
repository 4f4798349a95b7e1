import { useCall } from '../../../lib/query.ts';
import { lengthText, useHarmWords } from '../../../lib/texts/harm-words.ts';
import type { Row } from '../types.ts';

/** The breaks that can be set about a case; undefined while they are not known, or nobody asks. */
export function useBreakHours(row: Row | undefined): { value: string; label: string }[] | undefined {
  const word = useHarmWords();
  const query = useCall(
    '/operator/protection/case',
    { id: row?.id ?? 0 },
    { enabled: row !== undefined, staleTimeMs: 600_000 },
  );
  if (!row) return undefined;
  return query.data?.breakHours.map((hours) => ({ value: String(hours), label: lengthText(word, hours) }));
}
